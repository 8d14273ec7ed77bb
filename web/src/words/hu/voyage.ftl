### A nap hajóútja: minden nap egy sorsolás, mindenkinek ugyanaz.

voyage-about = Ma mindenki ugyanazt a sorsolást kapja. Az számít, milyen jól döntesz, nem az, hogy nyersz-e.
voyage-opponents = Ellenfél: { $count } bot ({ $level }).
voyage-rules = Nincs tipp, és nem vonható vissza olyan döntés, amely már mutatott valamit. Az első próbálkozás számít.
voyage-begin = Indulás
voyage-continue = Tovább hajózom
voyage-look = Hogyan sikerült?
voyage-mine = Pontosság: { $accuracy }
voyage-again = Újra hajózom
voyage-again-about = Ugyanaz a sorsolás, csak gyakorlásnak: az első próbálkozás számít.
voyage-judging = Döntéseid elemzése: { $done } / { $total }
voyage-judging-about = Nem kell megvárnod: az elemzés nélküled is folytatódik.
voyage-accuracy = pontosság (legfeljebb 100)
voyage-copy = Másolás
voyage-share-text = Brethren, a nap hajóútja: { $game }, { $day }. A pontosságom: { $accuracy }/100.
voyage-tomorrow = Holnap meglátod, kinek hogyan sikerült.
voyage-sailed = { $count ->
    [0] A mai hajóutat még senki sem fejezte be.
   *[other] A mai hajóutat eddig { $count } játékos fejezte be.
}
voyage-next = A következő kezdete: { $when }.
voyage-yesterday = Tegnap: { $game }
voyage-none = A tegnapi hajóutat senki sem fejezte be.
voyage-place = Helyezésed: { $place }. (játékosok száma: { $count })
voyage-rank = Helyezés
voyage-player = Játékos
voyage-accuracy-short = Pontosság
voyage-how = A pontosság a legjobb döntésekhez méri a tieidet: 100, ha mindig a legjobbat választottad, 0, ha nem jobban, mint találomra. Itt nincsenek fiókok, ezért senki sem tudja ellenőrizni, ki játszotta már végig más néven az utat. Játsszunk tisztességesen!
