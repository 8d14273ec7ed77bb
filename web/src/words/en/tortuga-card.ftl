### Tortuga on its card on the home page.

game-tortuga = Tortuga
game-tortuga-about = Roll dice in secret, board and raid the others, and bring your chests home.
game-tortuga-facts = 2 to 4 players · 45 minutes
game-tortuga-luck = The same chests come out of the bag, and every die rolls the same faces in the same order.
tortuga-unasked = Always move my ship and pirate
tortuga-unasked-about = In Tortuga you won’t be asked each time you expand your fleet or recruit crew.
