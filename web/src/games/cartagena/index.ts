/** Cartagena, for all shared code. */

import { coloursOf } from '../../lessons/names'
import type { Game } from '../game'
import { draws } from './draws'
import { SEATS, type Action, type Event, type Position } from './shapes'
import Vignette from './Vignette.svelte'

export const GAME: Game<Position, Action, Event> = {
  place: 2,
  seats: SEATS,
  usualSeats: 3,
  vignette: Vignette,
  board: () => import('./Board.svelte'),
  rules: () => import('./Rules.svelte'),
  hasSecrets: ({ variant }) => variant !== 'tortuga',
  span: 'turn',
  square: false,
  tall: false,
  drawnBy: ['passed', 'turn limit'],
  headlines: ['ended', 'advanced', 'retreated', 'segment laid'],
  sounds: {
    dealt: 'paper',
    took: 'paper',
    drew: 'paper',
    shuffled: 'paper',
    advanced: 'wood',
    retreated: 'wood',
  },
  isUnsaid: () => false,
  lessonNames: ({ seats }) => coloursOf(seats),
  draws,
}
