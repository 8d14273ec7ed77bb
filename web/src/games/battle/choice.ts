/** What may be done now, sorted by where a player would tap for it. */

import { passOver, type Offered } from '../board'
import type { Action, Fleet, Heading, Side, Square } from './position'

export interface Orders {
  choose: Map<Fleet, number>
  scout: Map<Square, number>
  head: Map<Heading, number>
  sail: Map<Square, Map<Square, number>>
  turn: Map<Square, Map<Side, number>>
}

export function orders(actions: readonly Offered<Action>[]): Orders {
  const sorted: Orders = { choose: new Map(), scout: new Map(), head: new Map(), sail: new Map(), turn: new Map() }
  for (const action of actions) sort(action, sorted)
  return sorted
}

function sort(action: Offered<Action>, { choose, scout, head, sail, turn }: Orders): void {
  switch (action.verb) {
    case 'choose':
      choose.set(action.fleet, action.id)
      break
    case 'scout':
      scout.set(action.square, action.id)
      break
    case 'head':
      head.set(action.heading, action.id)
      break
    case 'sail':
      within(sail, action.from).set(action.to, action.id)
      break
    case 'turn':
      within(turn, action.square).set(action.side, action.id)
      break
    default:
      passOver(action)
  }
}

function within<Place, Aim>(places: Map<Place, Map<Aim, number>>, place: Place): Map<Aim, number> {
  const aims = places.get(place) ?? new Map<Aim, number>()
  places.set(place, aims)
  return aims
}

/** Whether this ship is waiting for a command. */
export function commands(sorted: Orders, square: Square): boolean {
  return sorted.sail.has(square) || sorted.turn.has(square)
}
