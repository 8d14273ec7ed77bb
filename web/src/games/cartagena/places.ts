/** Where the places of the tunnel lie on the sheet, and the lines between them. */

import { BOAT, FRONT, SPACES } from './position'

export interface Point {
  x: number
  y: number
}

export interface Layout {
  columns: number
  rows: number
  width: number
  height: number
  /** The ground above the tunnel, and the line where the rock ends and the sea begins. */
  ground: number
  shore: number
  /** The mouth is on the left. */
  mouthLeft: boolean
  /** In front of the tunnel, spaces 1 to 36, the boat. */
  places: Point[]
}

export const STEP = { x: 112, y: 120 }
const MARGIN = 26
const GROUND = 104
const SEA = 166
/** From an upright phone to a wide and low room. */
const COLUMNS = [6, 8, 9, 12]

/** The tunnel in rows of alternating direction (boustrophedon), a little crooked. */
export function layout(columns: number): Layout {
  const rows = Math.ceil(SPACES / columns)
  const width = columns * STEP.x + 2 * MARGIN
  const shore = GROUND + rows * STEP.y + 12
  const spaces = Array.from({ length: SPACES }, (_, i): Point => {
    const row = Math.floor(i / columns)
    const column = row % 2 ? columns - 1 - (i % columns) : i % columns
    const x = MARGIN + (column + 0.5) * STEP.x
    return { x: x + 6 * Math.sin(row * 2.2), y: GROUND + (row + 0.5) * STEP.y + 6 + crook(x) }
  })
  const [first, last] = [spaces[0], spaces[SPACES - 1]] as [Point, Point]
  const mouthLeft = last.x < width / 2
  const gate = { x: first.x, y: GROUND - 40 }
  const berth = last.x + (mouthLeft ? 246 : -246)
  const boat = { x: Math.max(300, Math.min(width - 300, berth)), y: shore + 82 }
  return {
    columns,
    rows,
    width,
    height: shore + SEA,
    ground: GROUND,
    shore,
    mouthLeft,
    places: [gate, ...spaces, boat],
  }
}

/** How far the rows sag at a point. */
export function crook(x: number): number {
  return 9 * Math.sin(x / 118)
}

const LAYOUTS = COLUMNS.map(layout)

/** The layout that is largest in a room. */
export function fitting(width: number, height: number): Layout {
  const scale = (each: Layout): number => Math.min(width / each.width, height / each.height)
  return LAYOUTS.reduce((best, each) => (scale(each) > scale(best) ? each : best))
}

export function at(sheet: Layout, place: number): Point {
  return sheet.places[Math.max(FRONT, Math.min(BOAT, place))] as Point
}

/** The two handles of the curve from a place to the one after it, so that it runs smoothly through both. */
function handles(sheet: Layout, place: number): [Point, Point] {
  const [before, from, to, beyond] = [-1, 0, 1, 2].map((n) => at(sheet, place + n)) as [Point, Point, Point, Point]
  return [
    { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    { x: to.x - (beyond.x - from.x) / 6, y: to.y - (beyond.y - from.y) / 6 },
  ]
}

/** The tunnel's middle from its gate to its mouth, with corners. */
export function bends(sheet: Layout): string {
  return `M${sheet.places
    .slice(FRONT, SPACES + 1)
    .map(round)
    .join('L')}V${sheet.shore + 8}`
}

/** The outline of a space's stone round the origin: where the tunnel turns, its outer corner is round. */
export function stone(sheet: Layout, space: number): string {
  const [w, h] = [51, 48]
  const [before, here, next] = [-1, 0, 1].map((n) => at(sheet, space + n)) as [Point, Point, Point]
  const turns = [before, next].some(({ x }) => Math.abs(x - here.x) < STEP.x / 2)
  /** Neither the space before nor the one after is on the two sides of this corner. */
  const outer = (right: number, down: number): boolean =>
    turns && [before, next].every(({ x, y }) => (x - here.x) * right < STEP.x / 2 && (y - here.y) * down < STEP.y / 2)
  const radius = (right: number, down: number): number =>
    outer(right, down) ? 40 : Math.round(8 + 9 * uneven(space * 4 + right + 2 * down))
  const [a, b, c, d] = [radius(-1, -1), radius(1, -1), radius(1, 1), radius(-1, 1)]
  return (
    `M${-w + a} ${-h}H${w - b}a${b} ${b} 0 0 1 ${b} ${b}V${h - c}a${c} ${c} 0 0 1 ${-c} ${c}` +
    `H${-w + d}a${d} ${d} 0 0 1 ${-d} ${-d}V${-h + a}a${a} ${a} 0 0 1 ${a} ${-a}z`
  )
}

/** The tunnel's middle line between two places, as an SVG path in the direction of the move. */
export function line(sheet: Layout, from: number, to: number): string {
  const start = at(sheet, from)
  let path = `M${round(start)}`
  for (let place = from; place < to; place++) {
    path += `C${[...handles(sheet, place), at(sheet, place + 1)].map(round).join(' ')}`
  }
  for (let place = from; place > to; place--) {
    path += `C${[...handles(sheet, place - 1).reverse(), at(sheet, place - 1)].map(round).join(' ')}`
  }
  return path
}

/** The places that a pirate passes, in its direction. */
export function steps(sheet: Layout, from: number, to: number): Point[] {
  const way = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => at(sheet, from + i * way))
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The same number between 0 and 1 for the same seed, every time: unevenness that does not flicker. */
export function uneven(seed: number): number {
  const wild = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return wild - Math.floor(wild)
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The place that an arrow key leads to: the nearest in that direction, those straight ahead first. */
export function neighbour(sheet: Layout, place: number, arrow: Arrow): number | undefined {
  const [here, [dx, dy]] = [at(sheet, place), WAYS[arrow]]
  let best: number | undefined
  let least = Infinity
  sheet.places.forEach(({ x, y }, each) => {
    const along = (x - here.x) * dx + (y - here.y) * dy
    const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    const effort = along + 3 * across
    if (along > STEP.x / 3 && effort < least) [best, least] = [each, effort]
  })
  return best
}
