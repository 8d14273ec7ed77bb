### Games on this device, without a server.

bots-where = Games against bots
bots-where-server = On the server
bots-where-about = On this device they need no connection. They’re kept in this browser only.
local-about = This game is on your device. It needs no connection, and it’s kept in this browser only.
local-friends = This table is on your device, so nobody can join by link. Add players who share the device with you.
local-remove = Remove from this device
local-remove-sure = This game will be gone for good.
harbour-offline = No connection. You can still play against bots, or with others on this device. Games by link, the daily voyage and your statistics have to wait.
