### Ugyanaz a sorsolás: játszma, amelyben minden úgy jön, mint egy korábbiban, és hogyan sikerültek.

deal-about = { $luck } A többi rajtad múlik!
deal-luck = Minden ugyanabban a sorrendben jön.
deal-known = Ha már láttál egyet ezek közül a játszmák közül, tudhatod, mi jön. Ezért csak összehasonlításra valók, a statisztikáidba nem számítanak bele.
deal-again = Újra lejátszom
deal-friend = Kihívom egy barátomat
deal-friend-about = Küldd el ezt a linket: a barátod a te helyedet és a te szerencsédet kapja, botok ellen.
deal-friend-known = Ez baráti kihívás: aki ezzel a sorsolással már játszott, akár más néven, az tudja, mi jön. Ezt nem lehet ellenőrizni.

deal-title = Ugyanaz a sorsolás, egymás mellett
deal-first = Az első játszma
deal-number = { $number }. játszma
deal-decisions = { $count } döntés
deal-undone = { $count } visszavonás
deal-hidden = A többiek játékát akkor látod majd, ha a sajátodat befejezted.
deal-play = Az asztalhoz
