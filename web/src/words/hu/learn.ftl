### Játszva tanulni: amit minden tanfolyam mond. Az $action az, amit tenni lehet, ahogy a játék egy mondaton belül mondja.

learn-next = Tovább
learn-back = Előző lecke
learn-again = Próbáld újra
learn-show = Mutasd meg
learn-step = { $step }. lecke (összesen { $last })
learn-wrong = Ezt is lehetne, de most próbáld inkább ezt: { $action }.
learn-restart = Elölről
learn-finished = Már tudsz játszani!
learn-finished-about = A többi játék közben jön majd. Kezdetnek a Hajósinas könnyű ellenfél.
learn-play = Játék botok ellen

## Játékosok a bábuik színe vagy a flottájuk szerint

learn-seat-0 = Kék
learn-seat-1 = Piros
learn-seat-2 = Zöld
learn-seat-3 = Sárga
