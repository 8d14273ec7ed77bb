/** Battle for Tortuga, for all shared code. */

import { t } from '../../words'
import type { Game } from '../game'
import { draws } from './draws'
import { FLEETS, SEATS, type Action, type Event, type Position } from './shapes'
import Vignette from './Vignette.svelte'

export const GAME: Game<Position, Action, Event> = {
  place: 3,
  seats: SEATS,
  usualSeats: 2,
  vignette: Vignette,
  board: () => import('./Board.svelte'),
  rules: () => import('./Rules.svelte'),
  hasSecrets: () => false,
  span: 'turn',
  square: true,
  tall: false,
  drawnBy: ['quiet', 'round limit'],
  headlines: ['ended', 'round ended', 'sunk', 'revealed', 'sailed'],
  sounds: { scouted: 'water', headed: 'wood', sailed: 'water', turned: 'water', sunk: 'gun' },
  isUnsaid: () => false,
  lessonNames: ({ fleets }) => fleets.map((fleet, seat) => t(`battle-captain-${fleet ?? FLEETS[seat]}`)),
  draws,
}
