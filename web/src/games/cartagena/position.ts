/** Cartagena's position: what can be read off it, and what each event does to it. */

import { passOver } from '../board'
import { BOAT, CREW, MOVES, SEATS, SPACES, SYMBOLS, type Card, type Event, type Position } from './shapes'

export { BOAT, CREW, MOVES, SPACES, SYMBOLS }
export type { Action, Event, Position, Symbol as SymbolName } from './shapes'

export const FRONT = 0
export const MAX_SEATS = SEATS[1]

/** How many cards of each symbol; `hidden` are those that I may not see. */
export type Cards = Partial<Record<Card, number>>

export function size(cards: Cards | undefined): number {
  return Object.values(cards ?? {}).reduce((sum, n) => sum + n, 0)
}

/** How many pirates of each seat are at a place. */
export function crew(position: Position, place: number): number[] {
  return position.pirates.map((places) => places.filter((each) => each === place).length)
}

/** The position after an event, as far as the event tells it. */
export function after(position: Position, event: Event): Position {
  switch (event.event) {
    case 'dealt':
    case 'drew':
      return { ...position, hands: dealt(position, event.seat, event.symbol ?? 'hidden', 1), deck: position.deck - 1 }
    case 'took':
      return { ...position, hands: dealt(position, event.seat, event.symbol, 1), row: position.row.slice(1) }
    case 'row laid':
      return { ...position, row: [...position.row, event.symbol], deck: position.deck - 1 }
    case 'shuffled':
      return { ...position, deck: event.cards, discards: {} }
    case 'turn began':
      return { ...position, turn: event.seat, moves_left: MOVES }
    case 'advanced': {
      const { symbol, seat } = event
      const known = (position.hands[seat]?.[symbol] ?? 0) > 0
      const discards = { ...position.discards, [symbol]: (position.discards[symbol] ?? 0) + 1 }
      return moved({ ...position, discards, hands: dealt(position, seat, known ? symbol : 'hidden', -1) }, event)
    }
    case 'retreated':
      return moved(position, event)
    case 'segment laid':
    case 'no cards':
    case 'turn ended':
    case 'ended':
      return position
    default:
      passOver(event)
      return position
  }
}

function moved(position: Position, { seat, from, to }: { seat: number; from: number; to: number }): Position {
  const pirates = position.pirates.map((places, each) => {
    const leaving = each === seat ? places.indexOf(from) : -1
    return leaving < 0 ? places : places.with(leaving, to).sort((a, b) => a - b)
  })
  return { ...position, pirates, moves_left: position.moves_left - 1 }
}

function dealt({ hands }: Position, seat: number, card: Card, n: number): Cards[] {
  return hands.map((hand, each) => {
    if (each !== seat) return hand
    const { [card]: held = 0, ...others } = hand
    return held + n > 0 ? { ...hand, [card]: held + n } : others
  })
}
