### The rules of Cartagena, for players. Numbers such as C3.1 are added by the page.

cartagena-rules-aim-title = Your goal
cartagena-rules-aim = Your six pirates are escaping from the fortress of Cartagena. Get all six through the tunnel and into the boat before anyone else does.

cartagena-rules-setup-title = Setting up
cartagena-rules-tunnel = Six tunnel segments are placed end to end, in any order and either way round: 36 spaces from the fortress to the boat. Each segment shows each of the six symbols once.
cartagena-rules-tunnel-ruling = The printed segments have two sides. Here each has one order of symbols, laid either way round.
cartagena-rules-start = All pirates start in front of the tunnel. Everyone gets six cards; there are 17 of each symbol. The first player is chosen at random, or by the host.

cartagena-rules-turn-title = Your turn
cartagena-rules-turn = Make up to three moves, each forward or back, with one pirate or several. Play cards to go forward; fall back to get new cards.
cartagena-rules-forward-name = Forward
cartagena-rules-forward = Play a card and choose one of your pirates. It runs to the next empty space with this symbol. Occupied spaces are skipped.
cartagena-rules-boat = If there’s no empty space with that symbol ahead, the pirate runs all the way into the boat.
cartagena-rules-back-name = Back
cartagena-rules-back = Choose one of your pirates, in the tunnel or in the boat. It falls back to the first space behind it with one or two pirates, your own or others. You get a card for each of them. Empty spaces and spaces with three pirates are skipped.

cartagena-rules-special-title = Good to know
cartagena-rules-nearest = You can’t skip a space with one pirate to reach one with two.
cartagena-rules-nobody-behind = If there’s no such space behind a pirate, it can’t fall back. Nobody goes back to the start.
cartagena-rules-full = Three pirates fill a space. The start and the boat have room for everyone. You can hold any number of cards.
cartagena-rules-stop = You may end your turn early, even without making a move.

cartagena-rules-ways-title = Three ways to play
cartagena-rules-jamaica-name = Jamaica
cartagena-rules-jamaica = You hide your cards and draw new ones from the face-down deck. The discards are face up.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = All hands are face up. Twelve cards are in a face-up row, and you always take the one at the front. When the row is empty, the next twelve are put out at once.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = You hide your cards, but take new ones from the face-up row.
cartagena-rules-deck = When there are no cards left to take, the discards are shuffled and become the new deck.
cartagena-rules-deck-ruling = If the deck can’t fill a row of twelve, the row is shorter. If there are no discards either, you get fewer cards, or none.
cartagena-rules-secret = Seen cards stay known: if you take a card from the face-up row, everyone knows you have it until you play it.

cartagena-rules-end-title = The end
cartagena-rules-win = You win at once when your sixth pirate is in the boat, even with moves left.
cartagena-rules-passing = If everyone passes, twice in a row around the table, the game stops. If nobody could move, the player with the most pirates in the boat wins, and tied players share the win. If anyone could, it’s a draw for everyone.
cartagena-rules-long = When everyone has had 200 turns, the game is a draw for everyone.

## Captions of the drawings

cartagena-rules-shows-daggers = Blue has three daggers and plays one for each of three pirates. Every dagger taken makes the next leap longer.
cartagena-rules-shows-jump = Yellow plays a skull. The next two skulls are occupied, so the pirate runs to the third.
cartagena-rules-shows-boat = Blue plays a bottle. There’s no empty bottle ahead, so the pirate runs all the way into the boat.
cartagena-rules-shows-back = Red falls back to the key, where two blue pirates are waiting, and gets two cards.
cartagena-rules-shows-cards = The nearest pirate behind this blue one is alone: that’s one card. Blue can’t skip it to reach two pirates further back.
cartagena-rules-shows-full = Blue falls back past the space with three pirates, because it’s full, to the two behind them.
