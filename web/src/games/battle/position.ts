/** Battle for Tortuga's position: what each event does to it. Everybody knows the same. */

import { passOver } from '../board'
import type { Event, Fleet, Position, Ship, Square } from './shapes'

export { FLEETS, HEADINGS, SIDES } from './shapes'
export type { Action, Event, Fleet, Heading, Masts, Position, Ship, Side, Square } from './shapes'

export function shipOn(position: Position, square: Square): Ship | undefined {
  return position.ships.find((ship) => ship.square === square)
}

/** The position after an event, as far as the event tells it. A ship that rams another lies on its square until it is sunk. */
export function after(position: Position, event: Event): Position {
  switch (event.event) {
    case 'fleet chosen': {
      const other: Fleet = event.fleet === 'pirates' ? 'spain' : 'pirates'
      return { ...position, fleets: position.fleets.map((_, seat) => (seat === event.seat ? event.fleet : other)) }
    }
    case 'turn began':
      return { ...position, turn: event.seat }
    case 'scouted':
      return { ...position, scouting: event.square }
    case 'revealed': {
      const { square, fleet, masts } = event
      const { scouting: _found, ...others } = position
      const waves = position.waves.filter((wave) => wave !== square)
      return { ...others, waves, ships: [...position.ships, { square, fleet, masts, heading: null }] }
    }
    case 'headed':
    case 'turned':
      return changed(position, event.square, { heading: event.heading })
    case 'sailed':
      return changed(position, event.from, { square: event.to })
    case 'sunk': {
      const { square, fleet, masts } = event
      const ships = position.ships.filter((ship) => ship.square !== square || ship.fleet !== fleet)
      return { ...position, ships, sunk: { ...position.sunk, [fleet]: [...position.sunk[fleet], masts] } }
    }
    case 'round ended':
    case 'round began':
    case 'ended':
      return position
    default:
      passOver(event)
      return position
  }
}

function changed(position: Position, square: Square, change: Partial<Ship>): Position {
  return { ...position, ships: position.ships.map((ship) => (ship.square === square ? { ...ship, ...change } : ship)) }
}
