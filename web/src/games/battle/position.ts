/** What a seat may know of Battle for Tortuga: everything but what lies under the waves, which nobody knows. */

export const SQUARES = ['b4', 'c4', 'a3', 'b3', 'c3', 'd3', 'a2', 'b2', 'c2', 'd2', 'b1', 'c1'] as const
export const FLEETS = ['pirates', 'spain'] as const
export const HEADINGS = ['north', 'east', 'south', 'west'] as const
export const SIDES = ['left', 'right'] as const

export type Square = (typeof SQUARES)[number]
export type Fleet = (typeof FLEETS)[number]
export type Heading = (typeof HEADINGS)[number]
export type Side = (typeof SIDES)[number]

export interface Ship {
  square: Square
  fleet: Fleet
  masts: number
  /** Null while the ship has just been turned over. */
  heading: Heading | null
}

export interface Position {
  play: 'single' | 'match'
  turn: number
  /** Which fleet each seat commands; null before they are chosen. */
  fleets: (Fleet | null)[]
  waves: Square[]
  ships: Ship[]
  /** The masts of the ships that each fleet has lost. */
  sunk: Record<Fleet, number[]>
  /** Turns since the last scouting or sinking. */
  quiet: number
  match: number[]
  /** The tile that is being turned over. */
  scouting?: Square
  ending?: string
}
