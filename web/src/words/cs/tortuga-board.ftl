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
    [many] { $points } bodu
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
tortuga-board-part-over = Hra skončila

## Co teď

tortuga-board-keep = Nechte si aspoň jednu kostku: kostky jedné akce a lebky.
tortuga-board-skulls-alone = { $count ->
    [one] Jen lebka: její akci určíte po odkrytí.
   *[other] Jen lebky: jejich akci určíte po odkrytí.
}
tortuga-board-sum = { $action }: celkem { $total }.
tortuga-board-kept = Hotovo. Zástěny padnou, až si vyberou všichni.
tortuga-board-nothing-fits = Žádnou kostku nelze přiřadit. Házíte znovu, veřejně.
tortuga-board-name = { $count ->
    [one] Určete akci své lebky.
   *[other] Určete akci svých lebek.
}
tortuga-board-bonus = Už nemáte čím házet: vezměte si bonus.
tortuga-board-chosen = Vybráno. Bonusy se ukážou, až si vyberou všichni.
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
tortuga-board-pick = Nechte si jeden z obou žetonů.
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] Koho přepadnete a kterou truhlici si vezmete z jeho flotily?
       *[second] Koho přepadnete a kterou truhlici si vezmete z centrálního ostrova?
    }
   *[raid] { $rank ->
        [first] Koho oloupíte a kterou truhlici si vezmete z jeho posádky?
       *[second] Koho oloupíte a kterou truhlici si vezmete z centrálního ostrova?
    }
}
tortuga-board-nothing = Nic
tortuga-board-stow = { $area ->
    [fleet] Ukládáte do flotily. Místa: { $places }, truhlice: { $chests }. Která bude první?
   *[crew] Ukládáte do posádky. Místa: { $places }, truhlice: { $chests }. Která bude první?
}
tortuga-board-waits = Rozhoduje { $who }.
tortuga-board-waits-all = Rozhodují ostatní.

## Tlačítko

tortuga-board-do-keep = { $count ->
    [0] Nechat si
    [one] Nechat si { $count } kostku
    [few] Nechat si { $count } kostky
    [many] Nechat si { $count } kostky
   *[other] Nechat si { $count } kostek
}
tortuga-board-do-name = Určit akci
tortuga-board-do-bonus = Vzít si bonus
tortuga-board-do-expand = Posunout
tortuga-board-do-recruit = Posunout
tortuga-board-do-hunt = Vydat se na hon
tortuga-board-do-pick = Nechat si žeton
tortuga-board-do-attack = Zaútočit
tortuga-board-do-stow = Uložit
