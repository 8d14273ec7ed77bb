### The rules of Tortuga, for players. Numbers such as T3.2 are added by the page.

tortuga-rules-aim-title = The aim
tortuga-rules-aim = Bring treasure chests home to Tortuga. When somebody has six there at the end of a round, the game is over, and the highest score wins.
tortuga-rules-journey = A chest travels from right to left: from your treasure island to your crew, to your fleet, to Tortuga, one step each round. The further it gets, the more it scores. Purple chests score double.
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
tortuga-rules-start = Your ship and your pirate begin on space 3 of their ropes. You draw two chests: the first goes to your island, the second to your crew. Lots are drawn for the start player, or the host says.
tortuga-rules-dice = You have five dice. Each has a skull and the five actions; beside an action stands the number that the die counts for there, from 1 to 5.
tortuga-rules-face-fleet = Expand fleet
tortuga-rules-face-crew = Recruit crew
tortuga-rules-face-hunt = Treasure hunt
tortuga-rules-face-boarding = Boarding
tortuga-rules-face-raid = Raid
tortuga-rules-face-skull = Skull: any action
tortuga-rules-round = A round has three parts: throw, act, move.

tortuga-rules-throw-title = Throw
tortuga-rules-throw = Everybody throws all dice not yet placed, at the same time, each behind a screen.
tortuga-rules-keep = Keep at least one die, for one action only: dice that show this action, with skulls or without, or nothing but skulls. You need not keep all that fit.
tortuga-rules-reveal = When all have decided, the screens fall. Dice that were kept are placed on their action, the others go back into the hand. Throw again, until all dice are placed.
tortuga-rules-skulls = A skull joins the action that it is kept with, and counts what its die has for that action. If you kept nothing but skulls, say after the reveal which action they join: all of them the same.
tortuga-rules-room = Fleet, crew and hunt hold all five dice. Boarding holds as many as the space of your ship allows, raid as many as the space of your pirate.
tortuga-rules-room-space = Space
tortuga-rules-room-dice = Dice
tortuga-rules-again = If none of your dice can be placed anywhere, throw them again in the open until at least one can.
tortuga-rules-bonus = If all your dice were placed before a throw began, you get a bonus after it: put a tile with a 1 beside any of your actions, or turn a 1 over to a 2. Tiles stay until the end of the game.

tortuga-rules-act-title = Act
tortuga-rules-act = The actions are settled one after another: fleet, crew, hunt, boarding, raid.
tortuga-rules-rank = Add up your dice on the action, and your bonus tile if you have a die there. The highest total is first, the next highest second; nobody else acts. In a tie the start player is ahead, then the others clockwise.
tortuga-rules-decline = You may let your action go. Nobody moves up for that.
tortuga-rules-grow-name = Expand fleet, recruit crew
tortuga-rules-grow = The first moves two spaces to the right, the second one: the ship for the fleet, the pirate for the crew. The rope ends at 8.
tortuga-rules-hunt-name = Treasure hunt
tortuga-rules-hunt = The first draws a chest from the bag onto the own island, then looks at two treasure tokens and keeps one, face down. The second draws one token.
tortuga-rules-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
tortuga-rules-boarding-name = Boarding
tortuga-rules-boarding = The first attacks any other player, and takes a chest of choice, if there is one, from that fleet onto their own island. The victim’s ship falls back one space. If the victim has a die on boarding, the attacker’s ship falls back too.
tortuga-rules-second-attack = The second attacks somebody whom the first has not attacked. It is the same, but the chest comes from the central island, if one lies there, and may be left.
tortuga-rules-raid-name = Raid
tortuga-rules-raid = Like boarding, but against the crew: crew chests, the pirate, dice on raid.
tortuga-rules-overboard = Fleet and crew hold as many chests as boarding and raid hold dice. What is too much after an attack, rightmost chest first, goes to the central island. It holds one chest of each colour; a second one goes into the bag.
tortuga-rules-bottom = A ship or a pirate on space 1 falls back no further, but its owner can still be attacked.

tortuga-rules-move-title = Move
tortuga-rules-draw = Everybody draws a chest from the bag, while there is one, onto their own island.
tortuga-rules-move = Then everybody moves chests, at the same time: fleet to Tortuga, crew to fleet, island to crew. You choose the order in which an area is filled, from the left. What no longer fits goes to the central island or into the bag, as after an attack.
tortuga-rules-next = If anybody has six chests or more in Tortuga now, the game is over. If not, the start marker passes clockwise, and the next round begins.

tortuga-rules-score-title = The score
tortuga-rules-score = Each chest scores 3 points in Tortuga, 2 in the fleet, 1 in the crew, none on the island. Purple ones score double.
tortuga-rules-sets = A set of a yellow, a blue and a red chest, anywhere on your board, scores 3 more. White chests in Tortuga can stand in for any of them. No chest counts in two sets.
tortuga-rules-rest = Add the spaces of your ship and of your pirate, and your coins.
tortuga-rules-win = The highest score wins. In a tie, all who have it win.
tortuga-rules-example = An example of a final score.

tortuga-rules-ways-title = Other ways to play
tortuga-rules-long-name = Long game
tortuga-rules-long = The game ends with eight chests in Tortuga.
tortuga-rules-two-name = Two players
tortuga-rules-two = There is no second place. The first moves the ship or the pirate one space only, and a hunt brings a chest and one token. There is no central island: chests that do not fit go into the bag.
tortuga-rules-secret-name = What is secret
tortuga-rules-secret = Your throw and what you keep, until the reveal; dice that you did not keep, for ever; your tokens, until the end. All else is open, also what the bag still holds.

## What the drawings show, for those who cannot see them

