### Cartagena on its card on the home page.

game-cartagena = Cartagena
game-cartagena-about = Lead six pirates through the tunnel to the boat. Fall back to get more cards.
game-cartagena-facts = 2 to 5 players · 30 minutes
game-cartagena-luck = You’ll get the same tunnel, and the cards come in the same order.
