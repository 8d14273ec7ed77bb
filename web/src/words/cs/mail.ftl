mail = E-mail
mail-about = Když na tebe hry už chvíli čekají, pošleme ti jeden e-mail.
mail-address = Tvoje e-mailová adresa
mail-often = Nejvýš jeden e-mail
mail-every = { $count ->
    [one] za hodinu
    [few] za { $count } hodiny
   *[other] za { $count } hodin
}
mail-save = Poslat odkaz
mail-pending = Na adresu { $address } jsme poslali odkaz. E-maily zapneš tím, že ho do dvou dnů otevřeš.
mail-on = E-maily chodí na adresu { $address }.
mail-remove = Odebrat adresu
mail-confirm = Zapnout e-maily?
mail-confirm-about = Napíšeme ti, když na tebe hry už chvíli čekají. Kdykoli to můžeš vypnout.
mail-confirm-yes = Ano, zapnout
mail-confirmed = E-maily jsou zapnuté.
mail-off = Už žádné e-maily?
mail-off-about = Tvoji adresu odebereme a už na ni psát nebudeme.
mail-off-yes = Ano, odebrat adresu
mail-is-off = Hotovo. Tvoje adresa je pryč.
