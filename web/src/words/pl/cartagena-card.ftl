### Cartagena na karcie na stronie głównej.

game-cartagena = Cartagena
game-cartagena-about = Przeprowadź sześciu piratów tunelem do łodzi. Cofając się, zdobywasz karty.
game-cartagena-facts = 2–5 graczy · 30 minut
game-cartagena-luck = Dostaniesz ten sam tunel, a karty przyjdą w tej samej kolejności.
