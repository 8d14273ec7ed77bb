/** Where things lie: the cross of squares on the chart, and a ship's place and bearing on it. */

import {
  HEADINGS,
  MASTS,
  QUIET_TURNS,
  SHIPS_OF_A_KIND,
  SQUARES as ALL_SQUARES,
  type Fleet,
  type Heading,
  type Masts,
  type Position,
  type Side,
  type Square,
} from './shapes'

export interface Point {
  x: number
  y: number
}

export const SQUARE = 100
/** Room around the cross for the frame of the chart. */
export const FRAME = 32
export const CHART = 4 * SQUARE + 2 * FRAME

/** In reading order: row 4 first, from west to east. */
export const SQUARES = ALL_SQUARES.toSorted((a, b) => (b[1] ?? '').localeCompare(a[1] ?? '') || a.localeCompare(b))

const QUIET_MATTERS = 30

/** The middle of a square; row 4 is at the top, since north is. */
export function centre(square: Square): Point {
  const column = square.charCodeAt(0) - 'a'.charCodeAt(0)
  const row = Number(square[1])
  return { x: FRAME + (column + 0.5) * SQUARE, y: FRAME + (4 - row + 0.5) * SQUARE }
}

/** Degrees clockwise from north; a ship with no heading yet is drawn as if it headed north. */
export function bearing(heading: Heading | null): number {
  return 90 * Math.max(0, HEADINGS.indexOf(heading ?? 'north'))
}

export function turned(heading: Heading, side: Side): Heading {
  const step = side === 'right' ? 1 : HEADINGS.length - 1
  return HEADINGS[(HEADINGS.indexOf(heading) + step) % HEADINGS.length] ?? heading
}

/** A point beside the middle of a square, so far off in this direction. */
export function beside(square: Square, degrees: number, distance: number): Point {
  const { x, y } = centre(square)
  const angle = (degrees * Math.PI) / 180
  return { x: x + Math.round(distance * Math.sin(angle)), y: y - Math.round(distance * Math.cos(angle)) }
}

/** Where a ship heading north could go, as painted on its tile: steps to the right of the bow for each dot ahead. */
export function dots(masts: number): number[] {
  return masts === 1 ? [0] : masts === 2 ? [-1, 1] : [-1, 0, 1]
}

/** The square one step away from this one on the screen; itself where the sea ends. */
export function step(from: Square, columns: number, rows: number, squares: readonly Square[]): Square {
  const { x, y } = centre(from)
  const ahead = squares.filter((square) => {
    const to = centre(square)
    return columns ? Math.sign(to.x - x) === columns : Math.sign(to.y - y) === rows
  })
  const distance = (square: Square): number => {
    const to = centre(square)
    // Straight on comes first; where a row is short, the nearest square of the next one does.
    return columns ? Math.abs(to.x - x) + 9 * Math.abs(to.y - y) : 9 * Math.abs(to.y - y) + Math.abs(to.x - x)
  }
  return ahead.sort((one, other) => distance(one) - distance(other))[0] ?? from
}

export type Fate = 'afloat' | 'unseen' | 'sunk'

/** All six ships of a fleet, small ones first, and what is known of each. */
export function roster(position: Position, fleet: Fleet): { masts: Masts; fate: Fate }[] {
  return MASTS.flatMap((masts) => {
    const sunk = position.sunk[fleet].filter((ship) => ship === masts).length
    const afloat = position.ships.filter((ship) => ship.fleet === fleet && ship.masts === masts).length
    const fates: Fate[] = [
      ...Array<Fate>(afloat).fill('afloat'),
      ...Array<Fate>(Math.max(0, SHIPS_OF_A_KIND - afloat - sunk)).fill('unseen'),
      ...Array<Fate>(sunk).fill('sunk'),
    ]
    return fates.map((fate) => ({ masts, fate }))
  })
}

/** How many quiet turns are left before the draw; null as long as it does not matter. */
export function turnsToDraw(quiet: number): number | null {
  return quiet >= QUIET_MATTERS ? Math.max(0, QUIET_TURNS - quiet) : null
}
