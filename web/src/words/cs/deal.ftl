### Stejné štěstí: partie se štěstím některé dřívější a jak obě dopadly.

deal-about = { $game ->
    [cartagena] Stejný tunel a karty přicházejí ve stejném pořadí.
    [tortuga] V sáčku čekají stejné truhlice a na každé kostce padají stejné symboly ve stejném pořadí.
   *[battle] Stejné lodě se objevují ve stejném pořadí.
} Co z toho bude, je na vás.
deal-known = Kdo některou z těchto partií viděl, může vědět, co přijde. Proto slouží jen k porovnání a jinak se nepočítají.
deal-again = Zahrát to ještě jednou
deal-friend = Vyzvat kamaráda
deal-friend-about = Kdo si k tomuto stolu sedne, má vaše místo, vaše štěstí a boty za soupeře.
deal-friend-known = Je to přátelská výzva: kdo už toto rozdání hrál, třeba pod jiným jménem, ví, co přijde. To nikdo nezkontroluje.

deal-title = Stejné štěstí, výsledky vedle sebe
deal-first = První partie
deal-number = { $number }. partie
deal-decisions = { $count } rozhodnutí
deal-undone = { $count ->
    [one] { $count } vzaté zpět
    [few] { $count } vzatá zpět
    [many] { $count } vzatého zpět
   *[other] { $count } vzatých zpět
}
deal-hidden = Jak hráli ostatní, uvidíte, až svou partii dohrajete.
deal-play = Ke stolu
