mail = Correo electrónico
mail-about = Cuando haya partidas que lleven un rato esperándote, te enviaremos un correo.
mail-address = Tu dirección de correo
mail-often = Como mucho un correo
mail-every = { $count ->
    [one] cada hora
   *[other] cada { $count } horas
}
mail-save = Enviarme un enlace
mail-pending = Hemos enviado un enlace a { $address }. Ábrelo antes de dos días para activar los correos.
mail-on = Los correos van a { $address }.
mail-remove = Quitar mi dirección
mail-confirm = ¿Activar los correos?
mail-confirm-about = Te escribiremos cuando haya partidas que lleven un rato esperándote. Puedes pararlo cuando quieras.
mail-confirm-yes = Sí, activarlos
mail-confirmed = Los correos están activados.
mail-off = ¿No más correos?
mail-off-about = Quitaremos tu dirección y no volveremos a escribirte.
mail-off-yes = Sí, quitar mi dirección
mail-is-off = Listo. Hemos quitado tu dirección.
