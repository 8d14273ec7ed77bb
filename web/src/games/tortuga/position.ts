/** Tortuga's position in the words of its rule page, and what can be read off it. Numbers such as T3.3 are that page's. */

import type { Action } from '../board'

export const ACTIONS = ['fleet', 'crew', 'hunt', 'boarding', 'raid'] as const
export const DICE = ['A', 'B', 'C', 'D', 'E'] as const
export const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple'] as const
export const AREAS = ['tortuga', 'fleet', 'crew', 'island'] as const

export type ActionName = (typeof ACTIONS)[number]
export type Face = ActionName | 'skull'
export type DieName = (typeof DICE)[number]
export type Colour = (typeof COLOURS)[number]
export type Area = (typeof AREAS)[number]
export type Marker = 'ship' | 'pirate'

/** In the hand; behind somebody's screen; thrown; or on an action. */
export interface DieState {
  placed?: ActionName
  shows?: Face
  hidden?: boolean
  kept?: boolean
}

export interface SeatBoard {
  ship: number
  pirate: number
  tortuga: Colour[]
  fleet: Colour[]
  crew: Colour[]
  island: Colour[]
  bonus: Partial<Record<ActionName, number>>
  /** Coins; null for a token that I may not see. */
  tokens: (number | null)[]
  looked?: (number | null)[]
  dice: Record<DieName, DieState>
  filling?: Area
}

export interface Position {
  game: 'tortuga'
  seats: number
  /** Chests in Tortuga that end the game. */
  chests: number
  start: number
  phase: string
  boards: SeatBoard[]
  central: Colour[]
  bag: Partial<Record<Colour, number>>
  action?: ActionName
  rank?: 'first' | 'second'
  attacked?: number
  actor?: number
  decided?: number[]
  resting?: number[]
}

/** T1.5: the number that each die has for each action. */
const NUMBERS: Record<DieName, Record<ActionName, number>> = {
  A: { fleet: 4, crew: 1, hunt: 3, boarding: 5, raid: 2 },
  B: { fleet: 5, crew: 2, hunt: 4, boarding: 1, raid: 3 },
  C: { fleet: 1, crew: 3, hunt: 5, boarding: 2, raid: 4 },
  D: { fleet: 2, crew: 4, hunt: 1, boarding: 3, raid: 5 },
  E: { fleet: 3, crew: 5, hunt: 2, boarding: 4, raid: 1 },
}

export const TRACK_END = 8
/** The most that an area can hold, and the space on the rope from which it holds so many (T3.3, T3.20). */
export const HOLDS_FROM = [1, 2, 4, 6] as const
export const HOLDS_MOST = HOLDS_FROM.length

export function numberOf(die: DieName, action: ActionName): number {
  return NUMBERS[die][action]
}

/** How many chests, or dice, a marker on this space allows. */
export function capacity(space: number): number {
  return HOLDS_FROM.filter((from) => space >= from).length
}

export function markerOf(action: 'boarding' | 'raid' | 'fleet' | 'crew'): Marker {
  return action === 'boarding' || action === 'fleet' ? 'ship' : 'pirate'
}

/** How many dice an action of this board holds. */
export function room(board: SeatBoard, action: ActionName): number {
  return action === 'boarding' || action === 'raid' ? capacity(board[markerOf(action)]) : DICE.length
}

export function placedOn(board: SeatBoard, action: ActionName): DieName[] {
  return DICE.filter((die) => board.dice[die].placed === action)
}

/** Dice not yet on an action. */
export function loose(board: SeatBoard): DieName[] {
  return DICE.filter((die) => !board.dice[die].placed)
}

/** Those of them that show a skull. */
export function skullsOf(board: SeatBoard): DieName[] {
  return loose(board).filter((die) => board.dice[die].shows === 'skull')
}

/** T3.11; 0 without a die there. */
export function total(board: SeatBoard, action: ActionName, more: readonly DieName[] = []): number {
  const dice = [...placedOn(board, action), ...more]
  const sum = dice.reduce((so_far, die) => so_far + numberOf(die, action), 0)
  return dice.length > 0 ? sum + (board.bonus[action] ?? 0) : 0
}

/** T3.12, T5.2: for each seat its place in an action as things stand: 1, 2, or 0 for neither. */
export function ranks(totals: readonly number[], start: number): number[] {
  const seats = totals.length
  const afterStart = (seat: number) => (seat - start + seats) % seats
  const order = totals
    .map((_, seat) => seat)
    .filter((seat) => (totals[seat] ?? 0) > 0)
    .sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || afterStart(a) - afterStart(b))
  const places = seats > 2 ? 2 : 1
  return totals.map((_, seat) => {
    const place = order.indexOf(seat) + 1
    return place <= places ? place : 0
  })
}

export function totals(position: Position, action: ActionName): number[] {
  return position.boards.map((board) => total(board, action))
}

export function bagCount(position: Position): number {
  return Object.values(position.bag).reduce((sum, count) => sum + count, 0)
}

export function sameDice(a: readonly DieName[], b: readonly DieName[]): boolean {
  return a.length === b.length && a.every((die) => b.includes(die))
}

/** The dice of a `keep`. */
export function diceOf(action: Action): DieName[] {
  return Array.isArray(action['dice']) ? (action['dice'] as DieName[]) : []
}

/** The action that these dice are kept for; 'skull' for skulls alone; null for a mixture or for none. */
export function meaning(board: SeatBoard, dice: readonly DieName[]): Face | null {
  const faces = new Set(dice.map((die) => board.dice[die].shows))
  if (faces.size > 1) faces.delete('skull')
  const [only, more] = faces
  return more === undefined ? (only ?? null) : null
}
