### Tortuga na kartě na úvodní stránce.

game-tortuga = Tortuga
game-tortuga-about = Tajně házej kostkami, přepadávej soupeře a dopravuj své truhlice domů.
game-tortuga-facts = 2 až 4 hráči · 45 minut
game-tortuga-luck = Ze sáčku vyjdou stejné truhlice a na každé kostce padne totéž ve stejném pořadí.
tortuga-unasked = Vždy posunout mou loď i piráta
tortuga-unasked-about = V Tortuze se tě pak hra při rozšíření flotily a verbování na nic neptá.
