/** Names of the players in a lesson. */

import { gameOf } from '../games'
import type { Position } from '../wire'
import { t } from '../words'

/** By the colours of their seats. */
export function coloursOf(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => t(`learn-seat-${seat}`))
}

export function namesIn(game: string, position: Position): string[] {
  return gameOf(game)?.lessonNames(position) ?? []
}
