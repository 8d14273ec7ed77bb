### Deska Tortugy: krátká slova na stole a co teď dělat.
###
### $who je jméno hráče; $action je název akce, nebo tam, kde na něm záleží, její klíč („boarding“, „raid“).

## Pět akcí, co nejkratšími slovy: stojí nad úzkými sloupci

tortuga-board-fleet = Flotila
tortuga-board-crew = Verbování
tortuga-board-hunt = Hon
tortuga-board-boarding = Přepadení
tortuga-board-raid = Loupež

## Na stole

tortuga-board-others = Ostatní hráči
tortuga-board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tortuga-board-start = začínající hráč
tortuga-board-back = Moje deska
tortuga-board-place = { $place ->
    [1] 1.
   *[other] 2.
}
tortuga-board-nobody = Nikdo
tortuga-board-part-throw = Hod kostkami
tortuga-board-part-move = Přesun truhlic
tortuga-board-part-over = Konec hry

## Co teď

tortuga-board-keep = Nech si aspoň jednu kostku: kostky jedné akce a k nim klidně lebky.
tortuga-board-skulls-alone = { $count ->
    [one] Jen lebka: její akci zvolíš po odkrytí.
   *[other] Jen lebky: jejich akci zvolíš po odkrytí.
}
tortuga-board-sum = { $action }: celkem { $total }.
tortuga-board-kept = Hotovo! Zástěny padnou, až si vyberou všichni.
tortuga-board-nothing-fits = Nic se nevejde. Házíš znovu před ostatními.
tortuga-board-name = { $count ->
    [one] Zvol akci pro svou lebku.
   *[other] Zvol akci pro své lebky.
}
tortuga-board-bonus = Už nemáš čím házet: vezmi si bonus!
tortuga-board-chosen = Hotovo! Bonusy se ukážou, až si vyberou všichni.
tortuga-board-expand = { $rank ->
    [first] 1. pozice: posunout loď o 2 políčka?
    [second] 2. pozice: posunout loď o 1 políčko?
   *[only] Posunout loď o 1 políčko?
}
tortuga-board-recruit = { $rank ->
    [first] 1. pozice: posunout piráta o 2 políčka?
    [second] 2. pozice: posunout piráta o 1 políčko?
   *[only] Posunout piráta o 1 políčko?
}
tortuga-board-treasure = { $rank ->
    [first] Vydat se pro truhlici a lepší ze dvou žetonů?
    [second] Vydat se pro žeton?
   *[only] Vydat se pro truhlici a žeton?
}
tortuga-board-pick = Nech si jeden z těchto dvou žetonů.
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] Koho přepadneš a kterou truhlici si vezmeš z jeho flotily?
       *[second] Koho přepadneš a kterou truhlici si vezmeš z centrálního ostrova?
    }
   *[raid] { $rank ->
        [first] Koho oloupíš a kterou truhlici si vezmeš z jeho posádky?
       *[second] Koho oloupíš a kterou truhlici si vezmeš z centrálního ostrova?
    }
}
tortuga-board-nothing = Nic
tortuga-board-stow = { $area ->
    [fleet] Přesuň truhlice do flotily. Volná místa: { $places }, čekající truhlice: { $chests }. Která bude první?
   *[crew] Předej truhlice posádce. Volná místa: { $places }, čekající truhlice: { $chests }. Která bude první?
}
tortuga-board-waits = { $who } se rozhoduje.
tortuga-board-waits-all = Ostatní se rozhodují.

## Tlačítko

tortuga-board-do-keep = { $count ->
    [0] Nechat si
    [one] Nechat si { $count } kostku
    [few] Nechat si { $count } kostky
   *[other] Nechat si { $count } kostek
}
tortuga-board-do-name = Zvolit
tortuga-board-do-bonus = Vzít si bonus
tortuga-board-do-expand = Posunout
tortuga-board-do-recruit = Posunout
tortuga-board-do-hunt = Vydat se na hon
tortuga-board-do-pick = Nechat si žeton
tortuga-board-do-attack = Zaútočit
tortuga-board-do-stow = Uložit
