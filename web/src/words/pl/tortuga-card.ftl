### Tortuga na karcie na stronie głównej.

game-tortuga = Tortuga
game-tortuga-about = Rzucaj kośćmi w ukryciu, łup rywali i dowieź swoje skrzynie do domu.
game-tortuga-facts = 2–4 graczy · 45 minut
game-tortuga-luck = Z worka wyjdą te same skrzynie, a na każdej kości wypadną te same symbole w tej samej kolejności.
tortuga-unasked = Zawsze przesuwaj mój statek i pirata
tortuga-unasked-about = Wtedy w Tortudze nie pytamy przy rozbudowie floty i werbunku.
