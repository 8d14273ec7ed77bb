### Ugyanaz a szerencse: játszma egy korábbi szerencséjével, és hogyan sikerültek.

deal-about = { $game ->
    [cartagena] Ugyanaz az alagút, és a lapok ugyanabban a sorrendben jönnek.
    [tortuga] A zsákban ugyanazok a ládák várnak, és minden kocka ugyanazokat az oldalakat mutatja ugyanabban a sorrendben.
   *[battle] Ugyanazok a hajók kerülnek elő ugyanabban a sorrendben.
} Hogy mi lesz belőle, rajtad múlik.
deal-known = Aki ezek közül a játszmák közül már látott egyet, tudhatja, mi következik. Ezért csak összehasonlításra valók, semmi másba nem számítanak bele.
deal-again = Lejátszom még egyszer
deal-friend = Kihívom egy barátomat
deal-friend-about = Aki ehhez az asztalhoz leül, a te helyedet és szerencsédet kapja, ellenfélnek pedig botokat.
deal-friend-known = Ez barátságos kihívás: aki ezt az osztást már játszotta, akár más néven, tudja, mi következik. Ezt senki sem tudja ellenőrizni.

deal-title = Ugyanaz a szerencse, egymás mellett
deal-first = Az első játszma
deal-number = { $number }. játszma
deal-decisions = { $count } döntés
deal-undone = { $count } visszavonás
deal-hidden = Hogy a többiek hogyan játszottak, azt akkor látod, ha befejezted a magadét.
deal-play = Az asztalhoz
