### Games on this device, without a server.

bots-where = Partidas contra bots
bots-where-server = En el servidor
bots-where-about = En este dispositivo no necesitan conexión. Se guardan solo en este navegador.
local-about = Esta partida está en tu dispositivo. No necesita conexión y se guarda solo en este navegador.
local-friends = Esta mesa está en tu dispositivo, así que nadie puede entrar con un enlace. Añade a quienes jueguen contigo en el mismo dispositivo.
local-remove = Quitar de este dispositivo
local-remove-sure = Esta partida se borrará para siempre.
harbour-offline = Sin conexión. Aún puedes jugar contra bots o con otras personas en este dispositivo. Las partidas con enlace, la travesía del día y tus estadísticas tendrán que esperar.
