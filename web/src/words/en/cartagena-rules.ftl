### The rules of Cartagena, for players. Numbers such as C3.1 are added by the page.

cartagena-rules-aim-title = The aim
cartagena-rules-aim = Your six pirates flee from the fortress of Cartagena. Bring all six through the tunnel and into the boat before anybody else does.

cartagena-rules-setup-title = Setting up
cartagena-rules-tunnel = Six pieces of tunnel are laid end to end, in any order and either way round: 36 spaces from the fortress to the boat. Each piece shows each of the six symbols once.
cartagena-rules-start = All pirates wait in front of the tunnel. Everybody is dealt six cards; there are 17 of each symbol. Lots are drawn for who begins, or the host says.

cartagena-rules-turn-title = Your turn
cartagena-rules-turn = Make up to three moves, each forwards or back, with the same pirate or with others. Cards carry you forwards; falling back brings you new cards.
cartagena-rules-forward-name = Forwards
cartagena-rules-forward = Play a card and choose one of your pirates. It runs to the next space that shows this symbol and has nobody on it. Spaces where anybody stands are passed over.
cartagena-rules-boat = If no free space of the symbol lies ahead, the pirate runs all the way into the boat.
cartagena-rules-back-name = Back
cartagena-rules-back = Choose one of your pirates, in the tunnel or in the boat. It falls back to the first space behind it where one or two pirates stand, your own or others. You get a card for each of them. Empty spaces and spaces with three pirates are passed over.

cartagena-rules-special-title = Good to know
cartagena-rules-nearest = You cannot pass over a space with one pirate to reach one with two.
cartagena-rules-nobody-behind = A pirate with no such space behind it cannot fall back. Nobody goes back to the start.
cartagena-rules-full = Three pirates fill a space. The start and the boat hold everybody. You may hold any number of cards.
cartagena-rules-stop = You may end your turn early, even without a move.

cartagena-rules-ways-title = Three ways to play
cartagena-rules-jamaica-name = Jamaica
cartagena-rules-jamaica = You hide your cards, and draw new ones unseen from the deck. The discards lie open.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = All hands lie open. Twelve open cards lie in a row, and you take the one at its front, without choosing. When the row is empty, the next twelve are laid out at once.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = You hide your cards, but take new ones from the open row.
cartagena-rules-deck = When there is no card left to take, the discards are shuffled and become the deck. If there are none either, you get fewer cards, or none.
cartagena-rules-secret = A card that was seen is not forgotten: whoever takes a card from the open row is known to hold it until it is played.

cartagena-rules-end-title = The end
cartagena-rules-win = You win at once when your sixth pirate is in the boat, even with moves left.
cartagena-rules-passing = If everybody passes, twice in a row around the table, the game stops. Whoever has the most pirates in the boat wins; if several have, it is a draw between them.
cartagena-rules-long = It stops in the same way when everybody has had 200 turns.

## What the drawings show, for those who cannot see them

