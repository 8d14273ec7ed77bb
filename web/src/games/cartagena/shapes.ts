// Made from src/brethren/games/cartagena/shapes.py by `make wire`. Do not change it here.

export const ENDINGS = ['escaped', 'stalled', 'passed', 'turn limit'] as const
export type Ending = (typeof ENDINGS)[number]

export const SYMBOLS = ['bottle', 'pistol', 'hat', 'skull', 'dagger', 'key'] as const
export type Symbol = (typeof SYMBOLS)[number]

export const VARIANTS = ['tortuga', 'jamaica', 'hispaniola'] as const
export type Variant = (typeof VARIANTS)[number]

export const CARDS = ['bottle', 'pistol', 'hat', 'skull', 'dagger', 'key', 'hidden'] as const
export type Card = (typeof CARDS)[number]

/** Cards that chance still owes. */
export interface Due {
  /** to the hands, at the beginning */
  deal: number
  /** to the open row */
  row: number
  /** to the player whose turn it is */
  draw: number
}

/** What an attentive player remembers of hidden cards. */
export interface Memory {
  /** the deck when it was last shuffled */
  shuffled: Partial<Record<Symbol, number>>
  /** cards that each seat has drawn from it since */
  draws: number[]
  /** which ones, as far as the viewer knows */
  drawn: Partial<Record<Symbol, number>>[]
  /** which of them it has played */
  revealed: Partial<Record<Symbol, number>>[]
}

/** A position of Cartagena, or what one viewer may know of it. */
export interface Position {
  game: 'cartagena'
  /** players at the table */
  seats: number
  variant: Variant
  /** the start player */
  start: number
  /** the symbol of each space */
  tunnel: Symbol[]
  /** where they are: 0 is in front of the tunnel, 37 the boat */
  pirates: number[][]
  /** `hidden` are the cards that the viewer may not see */
  hands: Partial<Record<Card, number>>[]
  /** the open row, the next card to be taken first */
  row: Symbol[]
  /** cards in it */
  deck: number
  discards: Partial<Record<Symbol, number>>
  /** the player whose turn it is */
  turn: number
  moves_left: number
  /** turns in a row without a move */
  idle: number
  /** turns that have ended */
  turns: number
  due?: Due
  /** cards in hands that everybody has seen being taken */
  known?: Partial<Record<Symbol, number>>[]
  memory?: Memory
  ending?: Ending
}

/** Play a card and move a pirate forward. */
export interface Advance {
  verb: 'advance'
  space: number
  symbol: Symbol
  to: number
}

/** Move a pirate back to others, and draw cards. */
export interface Retreat {
  verb: 'retreat'
  space: number
  to: number
  /** that it brings */
  cards: number
}

/** Leave the other moves of this turn. */
export interface EndTurn {
  verb: 'end turn'
}

/** A card comes from the deck. */
export interface Draw {
  verb: 'draw'
  symbol: Symbol
}

/** A segment of the tunnel is laid. */
export interface Lay {
  verb: 'lay'
  segment: number
  reversed: boolean
}

/** A segment of the tunnel was laid. */
export interface SegmentLaid {
  event: 'segment laid'
  segment: number
  reversed: boolean
}

/** A player got a card at the beginning. */
export interface Dealt {
  event: 'dealt'
  seat: number
  symbol?: Symbol
}

/** A card was laid at the end of the open row. */
export interface RowLaid {
  event: 'row laid'
  symbol: Symbol
}

/** A player's turn began. */
export interface TurnBegan {
  event: 'turn began'
  seat: number
}

/** A card was played, and a pirate moved forward. */
export interface Advanced {
  event: 'advanced'
  seat: number
  symbol: Symbol
  from: number
  to: number
}

/** A pirate moved back to others. */
export interface Retreated {
  event: 'retreated'
  seat: number
  from: number
  to: number
  /** that it brings */
  cards: number
}

/** A player took the first card of the open row. */
export interface Took {
  event: 'took'
  seat: number
  symbol: Symbol
}

/** A player drew a card from the deck. */
export interface Drew {
  event: 'drew'
  seat: number
  symbol?: Symbol
}

/** There were fewer cards to draw than a player should get. */
export interface NoCards {
  event: 'no cards'
  seat: number
  missing: number
}

/** The discards became the new deck. */
export interface Shuffled {
  event: 'shuffled'
  cards: number
}

/** A player's turn ended. */
export interface TurnEnded {
  event: 'turn ended'
  seat: number
  /** that were made */
  moves: number
}

/** The game ended. */
export interface Ended {
  event: 'ended'
  ending: Ending
}

export type Action =
  | Advance
  | Retreat
  | EndTurn

export type Chance =
  | Draw
  | Lay

export type Event =
  | SegmentLaid
  | Dealt
  | RowLaid
  | TurnBegan
  | Advanced
  | Retreated
  | Took
  | Drew
  | NoCards
  | Shuffled
  | TurnEnded
  | Ended

export const SEATS = [2, 5] as const
export const SPACES = 36 as const
export const BOAT = 37 as const
export const CREW = 6 as const
export const MOVES = 3 as const
export const MAX_SEATS = 5 as const
