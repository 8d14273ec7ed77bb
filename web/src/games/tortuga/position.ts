/** Tortuga's position: what can be read off it, and what each event does to it. Numbers such as T3.3 are those of its rule page. */

import { passOver } from '../board'
import {
  ACTION_NAMES as ACTIONS,
  AREAS as HELD,
  CAPACITY,
  COLOURS,
  DIE_NAMES as DICE,
  NUMBERS,
  TRACK_END,
  type Action,
  type ActionName,
  type Board,
  type Coins,
  type Colour,
  type Dice,
  type Die,
  type DieName,
  type Event,
  type Face,
  type Hold,
  type Marker,
  type Position,
} from './shapes'

export { ACTIONS, COLOURS, DICE, TRACK_END }
export type { Action, ActionName, Board, Coins, Colour, DieName, Event, Face, Hold, Marker, Position }

/** Where a seat's chests can be. */
export const AREAS = ['tortuga', ...HELD] as const
export type Area = (typeof AREAS)[number]

/** The most that an area can hold, and the space on the rope from which it holds so many (T3.3, T3.20). */
export const HOLDS_MOST = Math.max(...CAPACITY)
export const HOLDS_FROM = Array.from({ length: HOLDS_MOST }, (_, i) => CAPACITY.findIndex((holds) => holds > i))

export function numberOf(die: DieName, action: ActionName): number {
  return NUMBERS[die][action]
}

/** How many chests, or dice, a marker on this space allows. */
export function capacity(space: number): number {
  return CAPACITY[space] ?? 0
}

export function markerOf(action: 'boarding' | 'raid' | Hold): Marker {
  return action === 'boarding' || action === 'fleet' ? 'ship' : 'pirate'
}

/** How many dice an action of this board holds. */
export function room(board: Board, action: ActionName): number {
  return action === 'boarding' || action === 'raid' ? capacity(board[markerOf(action)]) : DICE.length
}

/** Where the chests come from that fill this area (T3.23). */
export function waitingFor(area: Hold): 'crew' | 'island' {
  return area === 'fleet' ? 'crew' : 'island'
}

export function placedOn(board: Board, action: ActionName): DieName[] {
  return DICE.filter((die) => board.dice[die].placed === action)
}

/** Dice not yet on an action. */
export function loose(board: Board): DieName[] {
  return DICE.filter((die) => !board.dice[die].placed)
}

/** Those of them that show a skull. */
export function skullsOf(board: Board): DieName[] {
  return loose(board).filter((die) => board.dice[die].shows === 'skull')
}

/** T3.11; 0 without a die there. */
export function total(board: Board, action: ActionName, more: readonly DieName[] = []): number {
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

/** The action that these dice are kept for; 'skull' for skulls alone; null for a mixture or for none. */
export function meaning(board: Board, dice: readonly DieName[]): Face | null {
  const faces = new Set(dice.map((die) => board.dice[die].shows))
  if (faces.size > 1) faces.delete('skull')
  const [only, more] = faces
  return more === undefined ? (only ?? null) : null
}

/** The position after an event, as far as the event tells it. */
export function after(position: Position, event: Event): Position {
  switch (event.event) {
    case 'thrown': {
      const fresh = position.phase === 'bonus' ? { ...position, phase: 'throw' as const } : position
      return withDie(fresh, event.seat, event.die, event.shows ? { shows: event.shows } : { hidden: true })
    }
    case 'die shown':
      return withDie(position, event.seat, event.die, { shows: event.shows })
    case 'kept':
      return withDice(position, event.seat, (die, lies) => (event.dice.includes(die) ? { ...lies, kept: true } : lies))
    case 'skulls shown':
      return laid(position, event.seat, event.dice, { shows: 'skull' })
    case 'placed':
    case 'named':
      return laid(position, event.seat, event.dice, { placed: event.action })
    case 'bonus chosen':
      return withBoard(position, event.seat, () => ({ chosen: event.action }))
    case 'bonus given':
      return withBoard(position, event.seat, ({ bonus }) => ({ bonus: { ...bonus, [event.action]: event.bonus } }))
    case 'ranked':
    case 'attacked':
    case 'action skipped':
      return { ...position, action: event.action }
    case 'marker moved':
      return withBoard(position, event.seat, () => ({ [event.marker]: event.to }))
    case 'token seen':
      return withBoard(position, event.seat, ({ looked = [] }) => ({ looked: [...looked, event.coins ?? null] }))
    case 'token kept':
      return withBoard(position, event.seat, ({ tokens }) => ({ tokens: [...tokens, event.coins ?? null] }))
    case 'token returned':
      return withBoard(position, event.seat, () => ({ looked: [] }))
    case 'chest drawn':
      return put(bagged(position, event.chest, -1), event.seat, event.area, event.chest)
    case 'chest taken':
      return put(take(position, event.victim, event.area, event.chest, event), event.seat, 'island', event.chest)
    case 'island chest taken':
      return put(
        { ...position, central: without(position.central, position.central.indexOf(event.chest)) },
        event.seat,
        'island',
        event.chest,
      )
    case 'chest given up': {
      const left = take(position, event.seat, event.area, event.chest, event)
      if (event.to === 'bag') return bagged(left, event.chest, 1)
      return { ...left, central: inOrder([...left.central, event.chest]) }
    }
    case 'chest saved':
      return put(take(moving(position), event.seat, 'fleet', event.chest, event), event.seat, 'tortuga', event.chest)
    case 'chest stowed': {
      const { seat, area, chest } = event
      const waiting = withBoard(moving(position), seat, () => ({ filling: area }))
      return put(take(waiting, seat, waitingFor(area), chest, event), seat, area, chest)
    }
    case 'round began':
      return inHands({ ...position, start: event.start, phase: 'throw' })
    case 'nothing fits':
    case 'no bonus':
    case 'declined':
    case 'hunted':
    case 'nothing found':
    case 'bag empty':
    case 'ended':
      return position
    default:
      passOver(event)
      return position
  }
}

function withBoard(position: Position, seat: number, change: (board: Board) => Partial<Board>): Position {
  return {
    ...position,
    boards: position.boards.map((board, each) => (each === seat ? { ...board, ...change(board) } : board)),
  }
}

function withDice(position: Position, seat: number, change: (die: DieName, lies: Die) => Die): Position {
  return withBoard(position, seat, ({ dice: { A, B, C, D, E } }) => {
    const dice: Dice = {
      A: change('A', A),
      B: change('B', B),
      C: change('C', C),
      D: change('D', D),
      E: change('E', E),
    }
    return { dice }
  })
}

function withDie(position: Position, seat: number, die: DieName, now: Die): Position {
  return withDice(position, seat, (each, lies) => (each === die ? now : lies))
}

/** These dice lie as is said; the others that were thrown are taken back. */
function laid(position: Position, seat: number, dice: readonly DieName[], now: Die): Position {
  return withDice(position, seat, (die, lies) => (lies.placed ? lies : dice.includes(die) ? now : {}))
}

function inHands(position: Position): Position {
  return position.boards.reduce((next, _, seat) => withDice(next, seat, () => ({})), position)
}

/** Once chests move, no action is resolved any more, and all dice are in the hands. */
function moving(position: Position): Position {
  if (position.phase === 'stow') return position
  const { action: _resolved, ...others } = position
  return inHands({ ...others, phase: 'stow' })
}

function bagged(position: Position, chest: Colour, more: number): Position {
  return { ...position, bag: { ...position.bag, [chest]: Math.max((position.bag[chest] ?? 0) + more, 0) } }
}

/** Piles are shown in the order of their colours. */
function inOrder(pile: Colour[]): Colour[] {
  return pile.sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b))
}

function put(position: Position, seat: number, area: Area, chest: Colour): Position {
  return withBoard(position, seat, (board) => {
    const chests = [...board[area], chest]
    return { [area]: area === 'island' || area === 'tortuga' ? inOrder(chests) : chests }
  })
}

/** Which of its chests a seat loses: of what is over in an attack the rightmost, else the first of its colour. */
export function indexOf(position: Position, seat: number, area: Area, chest: Colour, event: Event): number {
  const chests = position.boards[seat]?.[area] ?? []
  const over = event.event === 'chest given up' && position.phase !== 'stow'
  return over ? chests.lastIndexOf(chest) : chests.indexOf(chest)
}

function take(position: Position, seat: number, area: Area, chest: Colour, event: Event): Position {
  const index = indexOf(position, seat, area, chest, event)
  return withBoard(position, seat, (board) => ({ [area]: without(board[area], index) }))
}

function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, each) => each !== index)
}
