### Games on this device, without a server.

bots-where = Gry z botami
bots-where-server = Na serwerze
bots-where-about = Na tym urządzeniu nie potrzebują połączenia. Są przechowywane tylko w tej przeglądarce.
local-about = Ta partia jest na twoim urządzeniu. Nie potrzebuje połączenia i jest przechowywana tylko w tej przeglądarce.
local-friends = Ten stół jest na twoim urządzeniu, więc nikt nie dołączy przez link. Dodaj graczy, którzy grają z tobą na tym samym urządzeniu.
local-remove = Usuń z tego urządzenia
local-remove-sure = Ta partia zniknie na zawsze.
harbour-offline = Brak połączenia. Nadal możesz grać z botami albo z innymi na tym urządzeniu. Gry przez link, rejs dnia i twoje statystyki muszą poczekać.
