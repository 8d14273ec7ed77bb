### Tortuga: slova, deník hry, co lze udělat a proč něco nejde.
### Proměnné jsou popsány v anglickém souboru. Zprávy tortuga-part-… jsou části vět, jejich atributy jsou pády.
### Co lze udělat, stojí samo; atribut `inside` říká totéž uvnitř věty. Ani v jednom není dvojtečka.

tortuga-credits = Autoři hry: Jay Cormier a Sen-Foong Lim

## Možnosti

tortuga-option-chests = Délka hry
tortuga-option-chests-6 = Běžná hra
tortuga-option-chests-6-about = Hra končí, jakmile má někdo v Tortuze 6 truhlic.
tortuga-option-chests-8 = Dlouhá hra
tortuga-option-chests-8-about = Hra končí, jakmile má někdo v Tortuze 8 truhlic.

## Slova

tortuga-symbol-fleet = Rozšíření flotily
tortuga-symbol-crew = Verbování
tortuga-symbol-hunt = Hon za pokladem
tortuga-symbol-boarding = Přepadení
tortuga-symbol-raid = Loupež
tortuga-symbol-skull = Lebka

tortuga-colour-red = červená
tortuga-colour-blue = modrá
tortuga-colour-yellow = žlutá
tortuga-colour-white = bílá
tortuga-colour-purple = fialová

tortuga-chest-red = červená truhlice
tortuga-chest-blue = modrá truhlice
tortuga-chest-yellow = žlutá truhlice
tortuga-chest-white = bílá truhlice
tortuga-chest-purple = fialová truhlice

tortuga-area-tortuga = Tortuga
tortuga-area-fleet = Flotila
tortuga-area-crew = Posádka
tortuga-area-island = Ostrov
tortuga-area-central = Centrální ostrov
tortuga-area-bag = Sáček

tortuga-marker-ship = Loď
tortuga-marker-pirate = Pirát

tortuga-rank-first = 1. pozice
tortuga-rank-second = 2. pozice

tortuga-die = Kostka { $die }
tortuga-coins = { $coins ->
    [one] { $coins } zlaťák
    [few] { $coins } zlaťáky
   *[other] { $coins } zlaťáků
}
tortuga-dice-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
tortuga-tokens-count = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}

tortuga-ending-treasure = Poklad je doma: někdo má v Tortuze dost truhlic.
tortuga-counted = Za co jsou body
tortuga-counted-tortuga = Truhlice v Tortuze
tortuga-counted-fleet = Truhlice ve flotile
tortuga-counted-crew = Truhlice v posádce
tortuga-counted-sets = Sady
tortuga-counted-tracks = Loď a pirát
tortuga-counted-coins = Zlaťáky

## Části vět

tortuga-part-action = { $action ->
    [fleet] rozšíření flotily
    [crew] verbování
    [hunt] hon za pokladem
    [boarding] přepadení
   *[raid] loupež
}
    .dative = { $action ->
        [fleet] rozšíření flotily
        [crew] verbování
        [hunt] honu za pokladem
        [boarding] přepadení
       *[raid] loupeži
    }
    .genitive = { $action ->
        [fleet] rozšíření flotily
        [crew] verbování
        [hunt] honu za pokladem
        [boarding] přepadení
       *[raid] loupeže
    }
tortuga-part-chest = { $chest ->
    [red] červená truhlice
    [blue] modrá truhlice
    [yellow] žlutá truhlice
    [white] bílá truhlice
   *[purple] fialová truhlice
}
    .accusative = { $chest ->
        [red] červenou truhlici
        [blue] modrou truhlici
        [yellow] žlutou truhlici
        [white] bílou truhlici
       *[purple] fialovou truhlici
    }
tortuga-part-area = { $area ->
    [fleet] do flotily
    [crew] do posádky
   *[island] na ostrov
}
tortuga-part-marker = { $marker ->
    [ship] loď
   *[pirate] pirát
}
tortuga-part-dice = { $count ->
    [one] kostka { $dice }
   *[other] kostky { $dice }
}
    .accusative = { $count ->
        [one] kostku { $dice }
       *[other] kostky { $dice }
    }
tortuga-part-shows = { $shows ->
    [fleet] rozšíření flotily
    [crew] verbování
    [hunt] hon za pokladem
    [boarding] přepadení
    [raid] loupež
    [skull] lebka
   *[none] skrytě
}

## Co se stalo

tortuga-event-round-began = Nové kolo. Začíná { $start }.
tortuga-event-chest-drawn = { $who } vytahuje ze sáčku { tortuga-part-chest.accusative } a dává ji { tortuga-part-area }.
tortuga-event-bag-empty = Sáček je prázdný: { $who } truhlici nedostává.
tortuga-event-thrown = { $who } hází kostkou { $die }: { tortuga-part-shows }.
tortuga-event-kept = { $who } si nechává { tortuga-part-dice.accusative }.
tortuga-event-placed = { $who } přiřazuje { tortuga-part-dice.accusative } k { tortuga-part-action.dative }.
tortuga-event-skulls-shown = { $count ->
    [one] { $who } ukazuje lebku: { tortuga-part-dice }.
   *[other] { $who } ukazuje lebky: { tortuga-part-dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } přiřazuje lebku k { tortuga-part-action.dative }: { tortuga-part-dice }.
   *[other] { $who } přiřazuje lebky k { tortuga-part-action.dative }: { tortuga-part-dice }.
}
tortuga-event-die-shown = { $who } ukazuje kostku { $die }: { tortuga-part-shows }.
tortuga-event-nothing-fits = { $who } nemůže přiřadit žádnou kostku a hází znovu před ostatními: { tortuga-part-dice }.
tortuga-event-bonus-chosen = { $who } si vybírá bonus k { tortuga-part-action.dative }.
tortuga-event-bonus-given = { $who } dostává bonus k { tortuga-part-action.dative }: teď +{ $bonus }.
tortuga-event-no-bonus = { $who } už má všechny bonusy a další nedostává.
tortuga-event-ranked = { $rank ->
    [first] 1. pozice při { tortuga-part-action.dative }: { $who }, součet { $total }.
    [second] 2. pozice při { tortuga-part-action.dative }: { $who }, součet { $total }.
   *[none] Bez pozice při { tortuga-part-action.dative }: { $who }, součet { $total }.
}
tortuga-event-action-skipped = Nikdo nemá kostky u { tortuga-part-action.genitive }.
tortuga-event-declined = { $who } vynechává { tortuga-part-action }.
tortuga-event-marker-moved = { $who }: { tortuga-part-marker } se posouvá z políčka { $from } na políčko { $to }.
tortuga-event-hunted = { $rank ->
    [first] { $who } se z 1. pozice vydává na hon za pokladem.
   *[second] { $who } se ze 2. pozice vydává na hon za pokladem.
}
tortuga-event-token-seen = { $coins ->
    [1] { $who } si prohlíží žeton s pokladem: 1 zlaťák.
    [2] { $who } si prohlíží žeton s pokladem: 2 zlaťáky.
    [3] { $who } si prohlíží žeton s pokladem: 3 zlaťáky.
   *[none] { $who } si prohlíží žeton s pokladem.
}
tortuga-event-token-kept = { $coins ->
    [1] { $who } si nechává žeton s pokladem: 1 zlaťák.
    [2] { $who } si nechává žeton s pokladem: 2 zlaťáky.
    [3] { $who } si nechává žeton s pokladem: 3 zlaťáky.
   *[none] { $who } si nechává žeton s pokladem.
}
tortuga-event-token-returned = { $coins ->
    [1] { $who } vrací žeton s pokladem: 1 zlaťák.
    [2] { $who } vrací žeton s pokladem: 2 zlaťáky.
    [3] { $who } vrací žeton s pokladem: 3 zlaťáky.
   *[none] { $who } vrací žeton s pokladem.
}
tortuga-event-nothing-found = Žetony s pokladem došly: { $who } nic nenachází.
tortuga-event-attacked = { $action ->
    [boarding] { $rank ->
        [first] { $who } přepadá z 1. pozice, cílem je { $victim }.
       *[second] { $who } přepadá ze 2. pozice, cílem je { $victim }.
    }
   *[raid] { $rank ->
        [first] { $who } loupí z 1. pozice, cílem je { $victim }.
       *[second] { $who } loupí ze 2. pozice, cílem je { $victim }.
    }
}
tortuga-event-chest-taken = { $who } si bere { tortuga-part-chest.accusative }, přichází o ni { $victim }.
tortuga-event-island-chest-taken = { $who } si bere { tortuga-part-chest.accusative } z centrálního ostrova.
tortuga-event-chest-given-up = { $to ->
    [central] { $who } nemá místo pro { tortuga-part-chest.accusative }, a ta putuje na centrální ostrov.
   *[bag] { $who } nemá místo pro { tortuga-part-chest.accusative }, a ta putuje zpět do sáčku.
}
tortuga-event-chest-saved = { $who } přiváží { tortuga-part-chest.accusative } domů do Tortugy.
tortuga-event-chest-stowed = { $who } ukládá { tortuga-part-chest.accusative } { tortuga-part-area }.
tortuga-event-ended = { $ending ->
   *[treasure] Konec hry: někdo má doma v Tortuze dost truhlic.
}

## Co lze udělat

tortuga-action-keep = Nechat si { tortuga-part-dice.accusative }
    .inside = nechat si { tortuga-part-dice.accusative }
tortuga-action-name = Zvolit akci { tortuga-part-action }
    .inside = zvolit akci { tortuga-part-action }
tortuga-action-bonus = Vzít si bonus k { tortuga-part-action.dative }
    .inside = vzít si bonus k { tortuga-part-action.dative }
tortuga-action-expand = Posunout loď
    .inside = posunout loď
tortuga-action-recruit = Posunout piráta
    .inside = posunout piráta
tortuga-action-hunt = Vydat se na hon za pokladem
    .inside = vydat se na hon za pokladem
tortuga-action-decline = Vynechat tuto akci
    .inside = vynechat tuto akci
tortuga-action-pick = { $coins ->
    [one] Nechat si žeton s { $coins } zlaťákem
    [few] Nechat si žeton se { $coins } zlaťáky
   *[other] Nechat si žeton se { $coins } zlaťáky
}
    .inside = { $coins ->
        [one] nechat si žeton s { $coins } zlaťákem
        [few] nechat si žeton se { $coins } zlaťáky
       *[other] nechat si žeton se { $coins } zlaťáky
    }
tortuga-action-attack = { $take ->
    [red] Zaútočit a vzít si červenou truhlici, cílem je { $victim }
    [blue] Zaútočit a vzít si modrou truhlici, cílem je { $victim }
    [yellow] Zaútočit a vzít si žlutou truhlici, cílem je { $victim }
    [white] Zaútočit a vzít si bílou truhlici, cílem je { $victim }
    [purple] Zaútočit a vzít si fialovou truhlici, cílem je { $victim }
   *[none] Zaútočit bez truhlice, cílem je { $victim }
}
    .inside = { $take ->
        [red] zaútočit a vzít si červenou truhlici, cílem je { $victim }
        [blue] zaútočit a vzít si modrou truhlici, cílem je { $victim }
        [yellow] zaútočit a vzít si žlutou truhlici, cílem je { $victim }
        [white] zaútočit a vzít si bílou truhlici, cílem je { $victim }
        [purple] zaútočit a vzít si fialovou truhlici, cílem je { $victim }
       *[none] zaútočit bez truhlice, cílem je { $victim }
    }
tortuga-action-stow = Jako další uložit { tortuga-part-chest.accusative }
    .inside = jako další uložit { tortuga-part-chest.accusative }

## Proč to nejde

tortuga-reason-not-legal = To pravidla nedovolují.
tortuga-reason-over = Hra skončila.
tortuga-reason-not-deciding = Teď nerozhoduješ ty.
tortuga-reason-unknown-action = To teď nejde.
tortuga-reason-ambiguous = To může znamenat víc věcí. Vyber jednu.
tortuga-reason-no-such-action = To teď nejde.
tortuga-reason-not-now = Nejdřív rozhodni něco jiného.
tortuga-reason-not-thrown = Nechat si můžeš jen kostky z posledního hodu.
tortuga-reason-mixed-dice = Kostky, které si necháš, musí ukazovat stejnou akci. Lebky se hodí ke každé.
tortuga-reason-no-room = { $marker ->
    [ship] { $limit ->
        [one] Dokud je tvoje loď na políčku { $space }, vejde se k přepadení jen { $limit } kostka.
        [few] Dokud je tvoje loď na políčku { $space }, vejdou se k přepadení jen { $limit } kostky.
       *[other] Dokud je tvoje loď na políčku { $space }, vejde se k přepadení jen { $limit } kostek.
    }
   *[pirate] { $limit ->
        [one] Dokud je tvůj pirát na políčku { $space }, vejde se k loupeži jen { $limit } kostka.
        [few] Dokud je tvůj pirát na políčku { $space }, vejdou se k loupeži jen { $limit } kostky.
       *[other] Dokud je tvůj pirát na políčku { $space }, vejde se k loupeži jen { $limit } kostek.
    }
}
tortuga-reason-bonus-full = Tvůj bonus u { tortuga-part-action.genitive } už má hodnotu 2 a víc nejde.
tortuga-reason-no-such-token = Ani jeden z obou žetonů nemá { $coins ->
    [one] { $coins } zlaťák
    [few] { $coins } zlaťáky
   *[other] { $coins } zlaťáků
}.
tortuga-reason-no-such-chest = Žádná { tortuga-part-chest } tu k mání není.
tortuga-reason-no-such-victim = Zaútočit můžeš jen na jiného hráče.
tortuga-reason-already-attacked = { $victim } už je v této akci cílem útoku. Vyber si někoho jiného.
tortuga-reason-must-take = Vyber truhlici, kterou si vezmeš.

## Co dělá náhoda

tortuga-draws-throw = Hody kostkami
tortuga-draws-draw = Truhlice ze sáčku
tortuga-draws-token = Žetony s pokladem
