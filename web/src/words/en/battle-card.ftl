### Battle for Tortuga on its card on the home page.

game-battle = Battle for Tortuga
game-battle-about = Two fleets are hidden under the waves. Find yours and sink the other one.
game-battle-facts = 2 players · 15 minutes
game-battle-luck = The same ships come up in the same order.
