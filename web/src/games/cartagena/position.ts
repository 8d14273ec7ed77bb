/** A position of Cartagena as a seat may know it, and what each event of a story does to it. */

import type { StoryEvent } from '../board'

export const SYMBOLS = ['bottle', 'pistol', 'hat', 'skull', 'dagger', 'key'] as const
export type SymbolName = (typeof SYMBOLS)[number]

export const FRONT = 0
export const SPACES = 36
export const BOAT = 37
export const CREW = 6
export const MOVES = 3
export const MOST_SEATS = 5

/** How many cards of each symbol; `hidden` are those that I may not see. */
export type Cards = Partial<Record<SymbolName | 'hidden', number>>

export interface Position {
  seats: number
  variant: 'tortuga' | 'jamaica' | 'hispaniola'
  /** The symbol of each space, space 1 first. */
  tunnel: SymbolName[]
  /** For each seat where its six pirates are. */
  pirates: number[][]
  hands: Cards[]
  /** Open cards, the next to be taken first. */
  row: SymbolName[]
  deck: number
  discards: Cards
  turn: number
  moves_left: number
  ending?: string
}

/** What was sent, with nothing missing: a board shows what it understands and does not break over the rest. */
export function whole(sent: Partial<Position>): Position {
  const pirates = list(sent.pirates).map(list<number>)
  return {
    ...sent,
    seats: sent.seats ?? pirates.length,
    variant: sent.variant ?? 'tortuga',
    tunnel: list(sent.tunnel),
    pirates,
    hands: list(sent.hands).map((hand) => hand ?? {}),
    row: list(sent.row),
    deck: sent.deck ?? 0,
    discards: sent.discards ?? {},
    turn: sent.turn ?? 0,
    moves_left: sent.moves_left ?? 0,
  }
}

function list<Item>(sent: Item[] | null | undefined): Item[] {
  return Array.isArray(sent) ? sent : []
}

export function size(cards: Cards | undefined): number {
  return Object.values(cards ?? {}).reduce((sum, n) => sum + n, 0)
}

/** How many pirates of each seat are at a place. */
export function crew(position: Position, place: number): number[] {
  return position.pirates.map((places) => places.filter((each) => each === place).length)
}

export function isSymbol(word: unknown): word is SymbolName {
  return SYMBOLS.some((symbol) => symbol === word)
}

/** The position after an event, as far as the event tells it. */
export function after(position: Position, event: StoryEvent): Position {
  const seat = Number(event['seat'])
  const symbol = isSymbol(event['symbol']) ? event['symbol'] : undefined
  const give = (): Cards[] => dealt(position.hands, seat, symbol ?? 'hidden', 1)
  switch (event.event) {
    case 'dealt':
    case 'drew':
      return { ...position, hands: give(), deck: position.deck - 1 }
    case 'took':
      return { ...position, hands: give(), row: position.row.slice(1) }
    case 'row laid':
      return symbol ? { ...position, row: [...position.row, symbol], deck: position.deck - 1 } : position
    case 'shuffled':
      return { ...position, deck: Number(event['cards']), discards: {} }
    case 'turn began':
      return { ...position, turn: seat, moves_left: MOVES }
    case 'advanced':
      return symbol ? discarded(moved(position, event), seat, symbol) : position
    case 'retreated':
      return moved(position, event)
    default:
      return position
  }
}

function moved(position: Position, event: StoryEvent): Position {
  const pirates = position.pirates.map((places, seat) => {
    const leaving = seat === event['seat'] ? places.indexOf(Number(event['from'])) : -1
    return leaving < 0 ? places : places.with(leaving, Number(event['to'])).sort((a, b) => a - b)
  })
  return { ...position, pirates, moves_left: position.moves_left - 1 }
}

function discarded(position: Position, seat: number, symbol: SymbolName): Position {
  const known = (position.hands[seat]?.[symbol] ?? 0) > 0
  return {
    ...position,
    hands: dealt(position.hands, seat, known ? symbol : 'hidden', -1),
    discards: { ...position.discards, [symbol]: (position.discards[symbol] ?? 0) + 1 },
  }
}

function dealt(hands: Cards[], seat: number, card: keyof Cards, n: number): Cards[] {
  return hands.map((hand, each) => {
    if (each !== seat) return hand
    const { [card]: held = 0, ...others } = hand
    return held + n > 0 ? { ...hand, [card]: held + n } : others
  })
}
