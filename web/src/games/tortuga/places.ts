/** Where things lie after an event: the position as it is shown while a story is told. */

import type { StoryEvent } from '../board'
import {
  COLOURS,
  DICE,
  type ActionName,
  type Area,
  type Colour,
  type DieName,
  type Face,
  type Marker,
  type Position,
  type SeatBoard,
} from './position'

/** A place that something can travel from or to, as it stands in `data-place`. */
export type Place = string

export interface Travel {
  from: Place
  to: Place
  /** Where it goes if that place is too small to be drawn. */
  or?: Place
}

/** Islands, Tortuga and the central island are piles, shown in the order of their colours. */
function putOnPile(pile: Colour[], colour: Colour): number {
  pile.push(colour)
  pile.sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b))
  return pile.lastIndexOf(colour)
}

function putInto(board: SeatBoard, area: Area, colour: Colour): number {
  if (area === 'island' || area === 'tortuga') return putOnPile(board[area], colour)
  return board[area].push(colour) - 1
}

function takeFrom(chests: Colour[], colour: Colour, place = chests.indexOf(colour)): number {
  chests.splice(place, place < 0 ? 0 : 1)
  return Math.max(place, 0)
}

export const chestPlace = (seat: number, area: Area, index: number): Place => `chest-${seat}-${area}-${index}`
export const centralPlace = (colour: Colour): Place => `central-${colour}`
export const diePlace = (seat: number, die: DieName): Place => `die-${seat}-${die}`
export const markerPlace = (seat: number, marker: Marker): Place => `marker-${seat}-${marker}`
export const bonusPlace = (seat: number, action: ActionName): Place => `bonus-${seat}-${action}`
export const cellPlace = (seat: number, action: ActionName): Place => `cell-${seat}-${action}`
export const areaPlace = (seat: number, area: Area): Place => `area-${seat}-${area}`
export const seatPlace = (seat: number): Place => `seat-${seat}`
export const tokenPlace = (seat: number): Place => `tokens-${seat}`
export const BAG: Place = 'bag'

/** Changes `position` as the event says; answers what travelled. */
export function retell(position: Position, event: StoryEvent): Travel[] {
  const board = position.boards[event['seat'] as number]
  if (!board) return retellForAll(position, event)
  const seat = event['seat'] as number
  const colour = event['chest'] as Colour
  const action = event['action'] as ActionName
  const dice = (event['dice'] ?? []) as DieName[]
  const moved = (from: Place, to: Place): Travel[] => [{ from, to }]

  switch (event.event) {
    case 'thrown': {
      const shows = event['shows'] as Face | undefined
      board.dice[event['die'] as DieName] = shows ? { shows } : { hidden: true }
      if (position.phase === 'bonus') position.phase = 'throw'
      return []
    }
    case 'die shown':
      board.dice[event['die'] as DieName] = { shows: event['shows'] as Face }
      return []
    case 'kept':
      for (const die of dice) board.dice[die].kept = true
      return []
    case 'skulls shown':
      for (const die of DICE)
        if (!board.dice[die].placed) board.dice[die] = dice.includes(die) ? { shows: 'skull' } : {}
      return []
    case 'placed':
    case 'named':
      for (const die of DICE)
        if (!board.dice[die].placed) board.dice[die] = dice.includes(die) ? { placed: action } : {}
      return dice.map((die) => ({ from: diePlace(seat, die), to: diePlace(seat, die), or: cellPlace(seat, action) }))
    case 'bonus given':
      board.bonus[action] = event['bonus'] as number
      return [{ from: bonusPlace(seat, action), to: bonusPlace(seat, action) }]
    case 'ranked':
    case 'attacked':
      position.action = action
      return []
    case 'marker moved': {
      const marker = event['marker'] as Marker
      board[marker] = event['to'] as number
      return moved(markerPlace(seat, marker), markerPlace(seat, marker))
    }
    case 'token seen':
      board.looked = [...(board.looked ?? []), (event['coins'] as number | undefined) ?? null]
      return []
    case 'token kept':
      board.tokens.push((event['coins'] as number | undefined) ?? null)
      return moved(cellPlace(seat, 'hunt'), tokenPlace(seat))
    case 'token returned':
      delete board.looked
      return []
    case 'chest drawn': {
      const area = event['area'] as Area
      position.bag[colour] = Math.max((position.bag[colour] ?? 0) - 1, 0)
      return moved(BAG, chestPlace(seat, area, putInto(board, area, colour)))
    }
    case 'chest taken': {
      const victim = event['victim'] as number
      const area = position.action === 'raid' ? 'crew' : 'fleet'
      const from = takeFrom(position.boards[victim]?.[area] ?? [], colour)
      return moved(chestPlace(victim, area, from), chestPlace(seat, 'island', putInto(board, 'island', colour)))
    }
    case 'island chest taken':
      takeFrom(position.central, colour)
      return moved(centralPlace(colour), chestPlace(seat, 'island', putInto(board, 'island', colour)))
    case 'chest given up': {
      const area = givenUpFrom(position, board)
      const spilt = position.phase !== 'stow' // in an attack the rightmost goes, in a move what was not chosen
      const from = takeFrom(board[area], colour, spilt ? board[area].lastIndexOf(colour) : undefined)
      if (event['to'] === 'central') putOnPile(position.central, colour)
      else position.bag[colour] = (position.bag[colour] ?? 0) + 1
      return moved(chestPlace(seat, area, from), event['to'] === 'central' ? centralPlace(colour) : BAG)
    }
    case 'chest saved': {
      beginMoving(position)
      const from = takeFrom(board.fleet, colour)
      return moved(chestPlace(seat, 'fleet', from), chestPlace(seat, 'tortuga', putInto(board, 'tortuga', colour)))
    }
    case 'chest stowed': {
      beginMoving(position)
      const area = event['area'] as 'fleet' | 'crew'
      const waiting = area === 'fleet' ? 'crew' : 'island'
      board.filling = area
      const from = takeFrom(board[waiting], colour)
      return moved(chestPlace(seat, waiting, from), chestPlace(seat, area, putInto(board, area, colour)))
    }
    default:
      return []
  }
}

function retellForAll(position: Position, event: StoryEvent): Travel[] {
  if (event.event === 'round began') {
    position.start = event['start'] as number
    position.phase = 'throw'
    takeDiceBack(position)
  } else if (event.event === 'action skipped') {
    position.action = event['action'] as ActionName
  }
  return []
}

/** The event does not say it: in an attack the area that is attacked, in a move what waits for the area being filled. */
function givenUpFrom(position: Position, board: SeatBoard): Area {
  if (position.phase !== 'stow') return position.action === 'raid' ? 'crew' : 'fleet'
  return board.filling === 'crew' || board.crew.length === 0 ? 'island' : 'crew'
}

function beginMoving(position: Position): void {
  if (position.phase === 'stow') return
  position.phase = 'stow'
  delete position.action
  takeDiceBack(position)
}

function takeDiceBack(position: Position): void {
  for (const board of position.boards) for (const die of DICE) board.dice[die] = {}
}
