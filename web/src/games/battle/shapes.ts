// Made from src/brethren/games/battle/shapes.py by `make wire`. Do not change it here.

export const ENDINGS = ['sunk', 'fair winds', 'stuck', 'quiet', 'round limit'] as const
export type Ending = (typeof ENDINGS)[number]

export const FLEETS = ['pirates', 'spain'] as const
export type Fleet = (typeof FLEETS)[number]

export const HEADINGS = ['north', 'east', 'south', 'west'] as const
export type Heading = (typeof HEADINGS)[number]

export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

export const SQUARES = ['b1', 'c1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3', 'b4', 'c4'] as const
export type Square = (typeof SQUARES)[number]

export const MASTS = [1, 2, 3] as const
export type Masts = (typeof MASTS)[number]

/** A ship that has been turned over. */
export interface Ship {
  square: Square
  fleet: Fleet
  masts: Masts
  /** null while it waits for its heading */
  heading: Heading | null
}

/** The masts of the ships that each fleet has lost. */
export interface Sunk {
  pirates: Masts[]
  spain: Masts[]
}

/** A position of Battle for Tortuga. Everybody may know all of it. */
export interface Position {
  game: 'battle'
  /** a single round, or a match of several */
  play: 'single' | 'match'
  /** the start player of this round */
  start: number
  /** the player whose turn it is */
  turn: number
  /** null before they are chosen */
  fleets: (Fleet | null)[]
  /** squares with a wave tile */
  waves: Square[]
  ships: Ship[]
  sunk: Sunk
  /** turns in a row without a scouting or a sinking */
  quiet: number
  /** match points */
  match: number[]
  /** of a match, counted from 1 */
  round?: number
  /** the tile that is being turned over */
  scouting?: Square
  ending?: Ending
}

/** Choose a fleet. */
export interface Choose {
  verb: 'choose'
  fleet: Fleet
}

/** Turn over a wave tile. */
export interface Scout {
  verb: 'scout'
  square: Square
}

/** Give the ship that has been turned over its heading. */
export interface Head {
  verb: 'head'
  heading: Heading
}

/** Move a ship; an enemy there is sunk. */
export interface Sail {
  verb: 'sail'
  from: Square
  to: Square
}

/** Turn a ship by a quarter. */
export interface Turn {
  verb: 'turn'
  square: Square
  side: Side
}

/** A ship comes to light. */
export interface Reveal {
  verb: 'reveal'
  fleet: Fleet
  masts: Masts
}

/** A player chose a fleet. */
export interface FleetChosen {
  event: 'fleet chosen'
  seat: number
  fleet: Fleet
}

/** A player's turn began. */
export interface TurnBegan {
  event: 'turn began'
  seat: number
}

/** A player lifted a wave tile. */
export interface Scouted {
  event: 'scouted'
  seat: number
  square: Square
}

/** A ship came to light. */
export interface Revealed {
  event: 'revealed'
  square: Square
  fleet: Fleet
  masts: Masts
}

/** The ship got its heading. */
export interface Headed {
  event: 'headed'
  seat: number
  square: Square
  heading: Heading
}

/** A ship moved. */
export interface Sailed {
  event: 'sailed'
  seat: number
  from: Square
  to: Square
}

/** A ship was sunk. */
export interface ShipSunk {
  event: 'sunk'
  /** the victor */
  seat: number
  square: Square
  fleet: Fleet
  masts: Masts
  /** that it brings */
  points: number
}

/** A ship turned by a quarter. */
export interface Turned {
  event: 'turned'
  seat: number
  square: Square
  side: Side
  /** the new one */
  heading: Heading
}

/** A round of a match ended. */
export interface RoundEnded {
  event: 'round ended'
  ending: Ending
  /** null for a draw */
  winner: number | null
  /** match points for the winner */
  points: number
}

/** A round of a match began. */
export interface RoundBegan {
  event: 'round began'
  /** the start player */
  seat: number
}

/** The game ended. */
export interface Ended {
  event: 'ended'
  ending: Ending
}

export type Action =
  | Choose
  | Scout
  | Head
  | Sail
  | Turn

export type Chance = Reveal

export type Event =
  | FleetChosen
  | TurnBegan
  | Scouted
  | Revealed
  | Headed
  | Sailed
  | ShipSunk
  | Turned
  | RoundEnded
  | RoundBegan
  | Ended

export const SEATS = [2, 2] as const
export const POINTS_TO_WIN = 7 as const
export const MATCH_POINTS_TO_WIN = 7 as const
export const MAX_ROUNDS = 20 as const
export const QUIET_TURNS = 50 as const
export const SHIPS_OF_A_KIND = 2 as const
