mail = Email
mail-about = When games have been waiting for you for a while, we’ll send you one email.
mail-address = Your email address
mail-often = At most one email
mail-every = { $count ->
    [one] every hour
   *[other] every { $count } hours
}
mail-save = Send me a link
mail-pending = We’ve sent a link to { $address }. Open it within two days to turn emails on.
mail-on = Emails go to { $address }.
mail-remove = Remove my address
mail-confirm = Turn emails on?
mail-confirm-about = We’ll write to you when games have been waiting for you for a while. You can stop this at any time.
mail-confirm-yes = Yes, turn them on
mail-confirmed = Emails are on.
mail-off = No more emails?
mail-off-about = We’ll remove your address and won’t write to it again.
mail-off-yes = Yes, remove my address
mail-is-off = Done. Your address is gone.
