/** What may be done now, sorted by where a player would tap for it. */

import type { Action } from '../board'
import type { Fleet, Heading, Side, Square } from './position'

export interface Orders {
  choose: Map<Fleet, number>
  scout: Map<Square, number>
  head: Map<Heading, number>
  sail: Map<Square, Map<Square, number>>
  turn: Map<Square, Map<Side, number>>
}

export function orders(actions: Action[]): Orders {
  const sorted: Orders = { choose: new Map(), scout: new Map(), head: new Map(), sail: new Map(), turn: new Map() }
  for (const { id: action, verb, fleet, square, heading, from, to, side } of actions) {
    if (verb === 'choose') sorted.choose.set(fleet as Fleet, action)
    else if (verb === 'scout') sorted.scout.set(square as Square, action)
    else if (verb === 'head') sorted.head.set(heading as Heading, action)
    else if (verb === 'sail') within(sorted.sail, from as Square).set(to as Square, action)
    else if (verb === 'turn') within(sorted.turn, square as Square).set(side as Side, action)
  }
  return sorted
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
