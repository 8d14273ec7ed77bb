### Games on this device, without a server.

bots-where = Játszmák botok ellen
bots-where-server = A szerveren
bots-where-about = Ezen az eszközön nem kell hozzájuk kapcsolat. Csak ebben a böngészőben maradnak meg.
local-about = Ez a játszma az eszközödön van. Nem kell hozzá kapcsolat, és csak ebben a böngészőben marad meg.
local-friends = Ez az asztal az eszközödön van, ezért linkkel senki sem csatlakozhat. Add hozzá azokat, akik veled játszanak ezen az eszközön!
local-remove = Eltávolítás erről az eszközről
local-remove-sure = Ez a játszma végleg eltűnik.
harbour-offline = Nincs kapcsolat. Botok ellen vagy másokkal ezen az eszközön így is játszhatsz. A linkes játszmák, a nap hajóútja és a statisztikáid még várnak.
