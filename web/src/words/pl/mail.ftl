mail = E-mail
mail-about = Gdy gry już chwilę na ciebie czekają, wyślemy ci jeden e-mail.
mail-address = Twój adres e-mail
mail-often = Najwyżej jeden e-mail
mail-every = { $count ->
    [one] na godzinę
    [few] na { $count } godziny
   *[many] na { $count } godzin
}
mail-save = Wyślij link
mail-pending = Wysłaliśmy link na adres { $address }. Otwórz go w ciągu dwóch dni, aby włączyć e-maile.
mail-on = E-maile trafiają na adres { $address }.
mail-remove = Usuń mój adres
mail-confirm = Włączyć e-maile?
mail-confirm-about = Napiszemy, gdy gry już chwilę na ciebie czekają. Możesz to wyłączyć w każdej chwili.
mail-confirm-yes = Tak, włącz
mail-confirmed = E-maile są włączone.
mail-off = Koniec z e-mailami?
mail-off-about = Usuniemy twój adres i więcej na niego nie napiszemy.
mail-off-yes = Tak, usuń mój adres
mail-is-off = Gotowe. Twój adres został usunięty.
