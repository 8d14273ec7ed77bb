// Made from src/brethren/games/tortuga/shapes.py by `make wire`. Do not change it here.

export const ACTION_NAMES = ['fleet', 'crew', 'hunt', 'boarding', 'raid'] as const
export type ActionName = (typeof ACTION_NAMES)[number]

export const AREAS = ['fleet', 'crew', 'island'] as const
export type Area = (typeof AREAS)[number]

export const COINS = [1, 2, 3] as const
export type Coins = (typeof COINS)[number]

export const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const DIE_NAMES = ['A', 'B', 'C', 'D', 'E'] as const
export type DieName = (typeof DIE_NAMES)[number]

export const ENDINGS = ['treasure'] as const
export type Ending = (typeof ENDINGS)[number]

export const FACES = ['fleet', 'crew', 'hunt', 'boarding', 'raid', 'skull'] as const
export type Face = (typeof FACES)[number]

export const MARKERS = ['ship', 'pirate'] as const
export type Marker = (typeof MARKERS)[number]

export const RANKS = ['first', 'second'] as const
export type Rank = (typeof RANKS)[number]

export const PHASE_NAMES = ['setup', 'throw', 'keep', 'name', 'rethrow', 'keep again', 'bonus', 'act', 'chest', 'token', 'pick', 'draw', 'stow', 'over', 'move'] as const
export type PhaseName = (typeof PHASE_NAMES)[number]

export const ATTACKS = ['boarding', 'raid'] as const
export type Attack = (typeof ATTACKS)[number]

export const HOLDS = ['fleet', 'crew'] as const
export type Hold = (typeof HOLDS)[number]

/** A die on an action, thrown, or (with no field at all) in the hand. */
export interface Die {
  /** the action it lies on */
  placed?: ActionName
  /** what has been thrown */
  shows?: Face
  /** thrown behind the screen of somebody else */
  hidden?: boolean
  /** its player has decided to keep it */
  kept?: boolean
}

/** The five dice of a seat. */
export interface Dice {
  A: Die
  B: Die
  C: Die
  D: Die
  E: Die
}

/** What one seat has. */
export interface Board {
  /** where the ship stands on its track */
  ship: number
  /** where the pirate stands on its track */
  pirate: number
  /** chests in Tortuga, which count */
  tortuga: Colour[]
  /** chests aboard, from the left */
  fleet: Colour[]
  /** chests that the crew carries, from the left */
  crew: Colour[]
  /** chests in the island area */
  island: Colour[]
  /** the bonus tile on each action */
  bonus: Partial<Record<ActionName, number>>
  /** treasure tokens; null where the viewer may not see the coins */
  tokens: (Coins | null)[]
  dice: Dice
  /** the bonus that its player has chosen, hidden from the others */
  chosen?: ActionName
  /** tokens that the hunter is looking at */
  looked?: (Coins | null)[]
  /** the area into which chests are being stowed */
  filling?: Hold
}

/** A position of Tortuga, or what one viewer may know of it. */
export interface Position {
  game: 'tortuga'
  /** players at the table */
  seats: number
  /** in Tortuga, that end the game */
  chests: 6 | 8
  /** the seat with the start marker */
  start: number
  /** what the table is doing */
  phase: PhaseName
  boards: Board[]
  /** chests on the central island */
  central: Colour[]
  /** chests in it */
  bag: Partial<Record<Colour, number>>
  /** the one that is being resolved */
  action?: ActionName
  /** who is resolving it */
  rank?: Rank
  /** the seat that the first has attacked in this action */
  attacked?: number
  /** the seat that names, throws again, or for which chance acts */
  actor?: number
  /** what the hunter is still to draw */
  find?: number
  /** seats that had no die left before this throw */
  resting?: number[]
  /** seats that have decided, where several decide at once */
  decided?: number[]
  /** seats that have to name the action of their skulls */
  naming?: number[]
  /** seats that could place nothing and throw again */
  stuck?: number[]
}

/** Keep these dice. */
export interface Keep {
  verb: 'keep'
  dice: DieName[]
}

/** Name the action for skulls that were kept alone. */
export interface Name {
  verb: 'name'
  action: ActionName
}

/** Take a bonus for this action. */
export interface Bonus {
  verb: 'bonus'
  action: ActionName
}

/** Expand the fleet: move the ship to the right. */
export interface Expand {
  verb: 'expand'
}

/** Recruit crew: move the pirate to the right. */
export interface Recruit {
  verb: 'recruit'
}

/** Hunt for treasure. */
export interface Hunt {
  verb: 'hunt'
}

/** Leave the action alone. */
export interface Decline {
  verb: 'decline'
}

/** Keep this one of the tokens. */
export interface Pick {
  verb: 'pick'
  coins: Coins
}

/** Attack somebody, and take a chest. */
export interface AttackOn {
  verb: 'attack'
  victim: number
  /** from the victim, or for the second from the central island */
  take: Colour | null
}

/** Put this chest next into the area that is being filled. */
export interface Stow {
  verb: 'stow'
  chest: Colour
}

/** A die falls. */
export interface Throw {
  verb: 'throw'
  seat: number
  die: DieName
  shows: Face
}

/** A chest comes out of the bag. */
export interface Draw {
  verb: 'draw'
  seat: number
  chest: Colour
}

/** A treasure token is drawn. */
export interface DrawToken {
  verb: 'token'
  seat: number
  coins: Coins
}

/** A chest came out of the bag. */
export interface ChestDrawn {
  event: 'chest drawn'
  seat: number
  chest: Colour
  area: Area
}

/** A die fell. */
export interface Thrown {
  event: 'thrown'
  seat: number
  die: DieName
  shows?: Face
}

/** A player decided which dice to keep. */
export interface Kept {
  event: 'kept'
  seat: number
  dice: DieName[]
}

/** Kept dice were laid on their action. */
export interface Placed {
  event: 'placed'
  seat: number
  dice: DieName[]
  action: ActionName
}

/** A player has kept skulls alone. */
export interface SkullsShown {
  event: 'skulls shown'
  seat: number
  dice: DieName[]
}

/** A die of a player with nothing to place was shown. */
export interface DieShown {
  event: 'die shown'
  seat: number
  die: DieName
  shows: Face
}

/** A player has no die that can be placed. */
export interface NothingFits {
  event: 'nothing fits'
  seat: number
  dice: DieName[]
}

/** A player named the action for the skulls. */
export interface Named {
  event: 'named'
  seat: number
  dice: DieName[]
  action: ActionName
}

/** A player chose a bonus. The others hear of it when all have chosen. */
export interface BonusChosen {
  event: 'bonus chosen'
  seat: number
  action: ActionName
}

/** A player showed a bonus. */
export interface BonusGiven {
  event: 'bonus given'
  seat: number
  action: ActionName
  /** what the tile shows now */
  bonus: number
}

/** A player has all the bonuses there are. */
export interface NoBonus {
  event: 'no bonus'
  seat: number
}

/** The total of a player in an action, and the rank that it gives. */
export interface Ranked {
  event: 'ranked'
  seat: number
  action: ActionName
  total: number
  rank: Rank | null
}

/** Nobody has a die on this action. */
export interface ActionSkipped {
  event: 'action skipped'
  action: ActionName
}

/** A player left an action alone. */
export interface Declined {
  event: 'declined'
  seat: number
  action: ActionName
}

/** A ship or a pirate moved on its track. */
export interface MarkerMoved {
  event: 'marker moved'
  seat: number
  marker: Marker
  from: number
  to: number
}

/** A player went to hunt for treasure. */
export interface Hunted {
  event: 'hunted'
  seat: number
  rank: Rank
}

/** A player looked at a token. */
export interface TokenSeen {
  event: 'token seen'
  seat: number
  coins?: Coins
}

/** A player kept a token. */
export interface TokenKept {
  event: 'token kept'
  seat: number
  coins?: Coins
}

/** A player put a token back. */
export interface TokenReturned {
  event: 'token returned'
  seat: number
  coins?: Coins
}

/** There was no token left. */
export interface NothingFound {
  event: 'nothing found'
  seat: number
}

/** A player attacked another. */
export interface Attacked {
  event: 'attacked'
  seat: number
  action: Attack
  victim: number
  rank: Rank
}

/** A player took a chest from the victim. */
export interface ChestTaken {
  event: 'chest taken'
  seat: number
  victim: number
  chest: Colour
  /** of the victim */
  area: Hold
}

/** A player took a chest from the central island. */
export interface IslandChestTaken {
  event: 'island chest taken'
  seat: number
  chest: Colour
}

/** A player lost a chest for which there was no room. */
export interface ChestGivenUp {
  event: 'chest given up'
  seat: number
  chest: Colour
  /** where it was */
  area: Area
  to: 'bag' | 'central'
}

/** A chest came home to Tortuga. */
export interface ChestSaved {
  event: 'chest saved'
  seat: number
  chest: Colour
}

/** A chest moved on, into the fleet or the crew. */
export interface ChestStowed {
  event: 'chest stowed'
  seat: number
  chest: Colour
  area: Hold
}

/** There was no chest left to draw. */
export interface BagEmpty {
  event: 'bag empty'
  seat: number
}

/** A round began. */
export interface RoundBegan {
  event: 'round began'
  start: number
}

/** The game ended. */
export interface Ended {
  event: 'ended'
  ending: Ending
}

export type Action =
  | Keep
  | Name
  | Bonus
  | Expand
  | Recruit
  | Hunt
  | Decline
  | Pick
  | AttackOn
  | Stow

export type Chance =
  | Throw
  | Draw
  | DrawToken

export type Event =
  | ChestDrawn
  | Thrown
  | Kept
  | Placed
  | SkullsShown
  | DieShown
  | NothingFits
  | Named
  | BonusChosen
  | BonusGiven
  | NoBonus
  | Ranked
  | ActionSkipped
  | Declined
  | MarkerMoved
  | Hunted
  | TokenSeen
  | TokenKept
  | TokenReturned
  | NothingFound
  | Attacked
  | ChestTaken
  | IslandChestTaken
  | ChestGivenUp
  | ChestSaved
  | ChestStowed
  | BagEmpty
  | RoundBegan
  | Ended

export const SEATS = [2, 4] as const
export const NUMBERS = {"A": {"fleet": 4, "crew": 1, "hunt": 3, "boarding": 5, "raid": 2}, "B": {"fleet": 5, "crew": 2, "hunt": 4, "boarding": 1, "raid": 3}, "C": {"fleet": 1, "crew": 3, "hunt": 5, "boarding": 2, "raid": 4}, "D": {"fleet": 2, "crew": 4, "hunt": 1, "boarding": 3, "raid": 5}, "E": {"fleet": 3, "crew": 5, "hunt": 2, "boarding": 4, "raid": 1}} as const
export const CAPACITY = [0, 1, 2, 2, 3, 3, 4, 4, 4] as const
export const TRACK_END = 8 as const
