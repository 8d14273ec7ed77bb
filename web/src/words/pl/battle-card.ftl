### Bitwa o Tortugę na karcie na stronie głównej.

game-battle = Bitwa o Tortugę
game-battle-about = Pod falami kryją się dwie floty. Odszukaj swoją i zatop drugą.
game-battle-facts = 2 graczy · 15 minut
game-battle-luck = Te same okręty pokażą się w tej samej kolejności.
