### The rules of Tortuga, for players. Numbers such as T3.2 are added by the page.

tortuga-rules-aim-title = Your goal
tortuga-rules-aim = Bring treasure chests home to Tortuga. When somebody has six there at the end of a round, the game is over, and the highest score wins.
tortuga-rules-journey = A chest travels from right to left, one step each round: from your treasure island to your crew, then to your fleet, then to Tortuga. The further it gets, the more it scores. Purple chests score double.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Fleet
tortuga-rules-place-crew = Crew
tortuga-rules-place-island = Island
tortuga-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tortuga-rules-setup-title = Setting up
tortuga-rules-chests = The bag holds 40 chests. Each colour has its own sign on the lock.
tortuga-rules-red = { $count } red
tortuga-rules-blue = { $count } blue
tortuga-rules-yellow = { $count } yellow
tortuga-rules-white = { $count } white
tortuga-rules-purple = { $count } purple
tortuga-rules-start = Your ship and your pirate start on space 3 of their tracks. You draw two chests: the first goes to your island, the second to your crew. The start player is chosen at random, or by the host.
tortuga-rules-dice = You have five dice. Each has a skull and the five actions. The number next to an action, from 1 to 5, is what this die is worth there.
tortuga-rules-dice-ruling = We know one die’s numbers for sure, and worked out the others from it.
tortuga-rules-face-fleet = Expand fleet
tortuga-rules-face-crew = Recruit crew
tortuga-rules-face-hunt = Treasure hunt
tortuga-rules-face-boarding = Boarding
tortuga-rules-face-raid = Raid
tortuga-rules-face-skull = Skull: any action
tortuga-rules-round = A round has three parts: roll, act, move.

tortuga-rules-throw-title = Roll
tortuga-rules-throw = Everyone rolls all their unplaced dice at the same time, each behind a screen.
tortuga-rules-keep = Keep at least one die, for one action only: dice that show this action, with or without skulls, or just skulls. You don’t have to keep every die that fits.
tortuga-rules-reveal = When everyone has chosen, the screens come down. Place the dice you kept on their action, take the others back, and roll again until all dice are placed.
tortuga-rules-skulls = A skull joins the action you keep it with, and is worth what its die has for that action. If you kept only skulls, choose their action after the reveal: the same one for all of them.
tortuga-rules-skulls-printed = Players choose for their skulls in order from the start player.
tortuga-rules-room = Fleet, crew and hunt have room for all five dice. On boarding, the room depends on the space of your ship; on the raid, on the space of your pirate.
tortuga-rules-room-space = Space
tortuga-rules-room-dice = Dice
tortuga-rules-again = If none of your dice can be placed anywhere, roll them again for all to see until at least one can.
tortuga-rules-again-ruling = The Czech rulebook’s example rolls in secret. We follow the other two.
tortuga-rules-bonus = If all your dice were placed before a roll, you get a bonus after it: put a tile with a 1 next to any of your actions, or flip a 1 to a 2. Tiles stay until the end of the game.
tortuga-rules-bonus-printed = With a 2 next to every action you get none.
tortuga-rules-bonus-ruling = Everyone who gets a bonus chooses in secret, and all bonuses are shown together. You may choose any action. Only the Czech rulebook asks for a die there.

tortuga-rules-act-title = Act
tortuga-rules-act = The actions happen one after another: fleet, crew, hunt, boarding, raid.
tortuga-rules-rank = Add up your dice on the action, plus your bonus tile if you have a die there. The highest total takes first place, the next highest takes second place. Nobody else acts. If there’s a tie, the start player is ahead, then the others clockwise.
tortuga-rules-rank-printed = If only one player has dice there, that player is in first place.
tortuga-rules-decline = You may skip your action. Nobody moves up in your place.
tortuga-rules-grow-name = Expand fleet, recruit crew
tortuga-rules-grow = First place moves two spaces to the right, second place moves one: the ship for fleet, the pirate for crew. The track ends at 8. You may skip this too, for example if more room would end the game too early.
tortuga-rules-grow-ruling = The rulebooks let you skip any action, but don’t name these two. Here you may skip them as well.
tortuga-rules-hunt-name = Treasure hunt
tortuga-rules-hunt = First place draws a chest from the bag, puts it on their own island, then looks at two treasure tokens and keeps one, face down. Second place draws one token.
tortuga-rules-hunt-printed = The other token is mixed back in.
tortuga-rules-hunt-ruling = You choose even if both are the same, so that nobody finds out.
tortuga-rules-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
tortuga-rules-boarding-name = Boarding
tortuga-rules-boarding = First place attacks any other player, takes a chest of their choice from that player’s fleet, if there is one, and puts it on their own island. The victim’s ship falls back one space. If the victim has a die on boarding, the attacker’s ship falls back too.
tortuga-rules-second-attack = Second place attacks a different player. The rest is the same, except that the chest comes from the central island, if there is one.
tortuga-rules-second-attack-ruling = If there’s a chest on the central island, you take one. Only the Hungarian rulebook lets you leave it. If first place skipped, second place may attack anyone.
tortuga-rules-raid-name = Raid
tortuga-rules-raid = Like boarding, but against the crew: crew chests, the pirate, dice on the raid.
tortuga-rules-overboard = Fleet and crew hold as many chests as boarding and the raid hold dice. Chests that no longer fit after an attack go to the central island, the rightmost first. It holds one chest of each colour; a second one goes back into the bag.
tortuga-rules-overboard-printed = Chests are lost after the attack. Only the Spanish rulebook says that the rightmost goes first.
tortuga-rules-overboard-ruling = It happens after each attack, so the second attacker can take what was lost in the first.
tortuga-rules-bottom = A ship or a pirate on space 1 can’t fall back any further, but its owner can still be attacked.

tortuga-rules-move-title = Move
tortuga-rules-draw = Everyone draws a chest from the bag and puts it on their own island.
tortuga-rules-draw-ruling = If the bag is empty, nobody draws.
tortuga-rules-move = Then everyone moves chests at the same time: fleet to Tortuga, crew to fleet, island to crew. You choose the order in which an area fills, from the left. Chests that don’t fit go to the central island or back into the bag, just like after an attack.
tortuga-rules-move-ruling = The Czech rulebook fills from the right. We follow the other two.
tortuga-rules-next = If anyone has six or more chests in Tortuga now, the game is over. If not, the start marker passes clockwise, and the next round begins.

tortuga-rules-score-title = Scoring
tortuga-rules-score = Each chest scores 3 points in Tortuga, 2 in the fleet, 1 with the crew, and nothing on the island. Purple chests score double.
tortuga-rules-sets = A set of a yellow, a blue and a red chest, anywhere on your board, scores 3 more. White chests in Tortuga can stand in for any of them, even several in one set. No chest counts in two sets.
tortuga-rules-rest = Add the spaces of your ship and your pirate, and your coins.
tortuga-rules-win = The highest score wins. If there’s a tie, all tied players win.
tortuga-rules-example = Here’s an example.

tortuga-rules-ways-title = Other ways to play
tortuga-rules-long-name = Long game
tortuga-rules-long = The game ends with eight chests in Tortuga.
tortuga-rules-two-name = Two players
tortuga-rules-two = There’s no second place. First place only moves the ship or the pirate one space, and a hunt brings a chest and one token. There’s no central island: chests that don’t fit go back into the bag.
tortuga-rules-secret-name = What’s secret
tortuga-rules-secret = Your roll and what you keep, until the reveal. Dice you didn’t keep, forever. The bonus you choose, until everyone has chosen. Your tokens, until the end. Everything else is public, including what’s left in the bag.

## Captions of the drawings

tortuga-rules-shows-keep = Dice A and B make 9 on fleet. C would only add 1, so it’s better to roll it again.
tortuga-rules-shows-skulls = Two skulls, C and D. Kept on their own, they can both join boarding, where C is worth 2 and D is worth 3.
tortuga-rules-shows-room = Blue had two dice on boarding and no room for a third, so the last dice were rolled again until one could be placed.
tortuga-rules-shows-bonus = Blue has no dice left to roll and takes a bonus on fleet: 1 more for the rest of the game.
tortuga-rules-shows-first = Blue and Red both have 9 on fleet. Going round from the start player, Green, Blue comes first.
tortuga-rules-shows-hunt = Blue is in first place, with 4 against 3: that’s a chest, and the better of two tokens.
tortuga-rules-shows-boarding = Blue is in first place and takes the purple chest from Red’s fleet. Red has a die on boarding, so both ships fall back.
tortuga-rules-shows-raid = Blue has raided Red and taken a chest from the central island. Red’s pirate is back on space 1, with room for one chest: the white one is lost.
tortuga-rules-shows-move = The end of a round: chests move from fleet to Tortuga, from crew to fleet and from island to crew. The purple one goes first, to the safe place on the left.
tortuga-rules-shows-score = 42 points: 18 in Tortuga, 4 for the purple chest, 2 with the crew, 6 for two sets of yellow, blue and red, 8 for ship and pirate, and 4 for coins.
