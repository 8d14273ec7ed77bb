### Games on this device, without a server.

bots-where = Partie proti botům
bots-where-server = Na serveru
bots-where-about = Na tomto zařízení nepotřebují připojení. Zůstávají jen v tomto prohlížeči.
local-about = Tato partie je na tvém zařízení. Nepotřebuje připojení a zůstává jen v tomto prohlížeči.
local-friends = Tento stůl je na tvém zařízení, takže se k němu nikdo nepřipojí přes odkaz. Přidej hráče, kteří s tebou hrají na jednom zařízení.
local-remove = Odstranit z tohoto zařízení
local-remove-sure = Tato partie zmizí nadobro.
harbour-offline = Bez připojení. Pořád můžeš hrát proti botům nebo s ostatními na tomto zařízení. Hry přes odkaz, plavba dne a tvoje statistiky musí počkat.
