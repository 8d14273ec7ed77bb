### Tortuga na kartě na úvodní stránce.

game-tortuga = Tortuga
game-tortuga-about = Tajně házej kostkami, přepadávej soupeře a dopravuj své truhlice domů.
game-tortuga-facts = 2 až 4 hráči · 45 minut
game-tortuga-luck = Ze sáčku vyjdou stejné truhlice a na každé kostce padne totéž ve stejném pořadí.
