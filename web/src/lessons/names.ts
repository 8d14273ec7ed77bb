/** What those who sit at a lesson are called: by their captains in Battle, by their colours elsewhere. */

import type { GameKey } from '../wire'
import { t } from '../words'

export function namesIn(game: GameKey, position: Record<string, unknown>): string[] {
  if (game === 'battle') {
    const fleets = position['fleets'] as (string | null)[]
    return fleets.map((fleet, seat) => t(`learn-captain-${fleet ?? (seat ? 'spain' : 'pirates')}`))
  }
  return Array.from({ length: Number(position['seats']) }, (_, seat) => t(`learn-seat-${seat}`))
}
