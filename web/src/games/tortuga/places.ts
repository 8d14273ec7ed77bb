/** Where things lie, as it stands in `data-place`, and what travels from where to where as an event is told. */

import { passOver } from '../board'
import type { Travel } from '../motion'
import { indexOf, waitingFor, type ActionName, type Colour, type DieName, type Event, type Marker } from './position'
import type { Area, Position } from './position'

export const chestPlace = (seat: number, area: Area, index: number): string => `chest-${seat}-${area}-${index}`
export const centralPlace = (colour: Colour): string => `central-${colour}`
export const diePlace = (seat: number, die: DieName): string => `die-${seat}-${die}`
export const markerPlace = (seat: number, marker: Marker): string => `marker-${seat}-${marker}`
export const bonusPlace = (seat: number, action: ActionName): string => `bonus-${seat}-${action}`
export const cellPlace = (seat: number, action: ActionName): string => `cell-${seat}-${action}`
export const areaPlace = (seat: number, area: Area): string => `area-${seat}-${area}`
export const seatPlace = (seat: number): string => `seat-${seat}`
export const tokenPlace = (seat: number): string => `tokens-${seat}`
export const BAG = 'bag'

/** What travels by this event, from the position before it to the one after it. */
export function travels(before: Position, after: Position, event: Event): Travel[] {
  const leaving = (seat: number, area: Area, chest: Colour): string =>
    chestPlace(seat, area, Math.max(indexOf(before, seat, area, chest, event), 0))
  const arriving = (seat: number, area: Area, chest: Colour): string =>
    chestPlace(seat, area, after.boards[seat]?.[area].lastIndexOf(chest) ?? 0)
  switch (event.event) {
    case 'placed':
    case 'named':
      return event.dice.map((die) => {
        const lies = diePlace(event.seat, die)
        return { from: lies, to: lies, or: cellPlace(event.seat, event.action) }
      })
    case 'bonus given':
      return staying(bonusPlace(event.seat, event.action))
    case 'marker moved':
      return staying(markerPlace(event.seat, event.marker))
    case 'token kept':
      return [{ from: cellPlace(event.seat, 'hunt'), to: tokenPlace(event.seat) }]
    case 'chest drawn':
      return [{ from: BAG, to: arriving(event.seat, event.area, event.chest) }]
    case 'chest taken': {
      const { seat, victim, area, chest } = event
      return [{ from: leaving(victim, area, chest), to: arriving(seat, 'island', chest) }]
    }
    case 'island chest taken':
      return [{ from: centralPlace(event.chest), to: arriving(event.seat, 'island', event.chest) }]
    case 'chest given up': {
      const to = event.to === 'central' ? centralPlace(event.chest) : BAG
      return [{ from: leaving(event.seat, event.area, event.chest), to }]
    }
    case 'chest saved':
      return [{ from: leaving(event.seat, 'fleet', event.chest), to: arriving(event.seat, 'tortuga', event.chest) }]
    case 'chest stowed': {
      const { seat, area, chest } = event
      return [{ from: leaving(seat, waitingFor(area), chest), to: arriving(seat, area, chest) }]
    }
    case 'thrown':
    case 'die shown':
    case 'kept':
    case 'skulls shown':
    case 'nothing fits':
    case 'no bonus':
    case 'bonus chosen':
    case 'ranked':
    case 'action skipped':
    case 'declined':
    case 'hunted':
    case 'token seen':
    case 'token returned':
    case 'nothing found':
    case 'attacked':
    case 'bag empty':
    case 'round began':
    case 'ended':
      return []
    default:
      passOver(event)
      return []
  }
}

/** What lies at the same place afterwards, wherever that is drawn then. */
function staying(place: string): Travel[] {
  return [{ from: place, to: place }]
}
