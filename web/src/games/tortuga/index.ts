/** Tortuga, for all shared code. */

import { coloursOf } from '../../lessons/names'
import type { Game } from '../game'
import { draws } from './draws'
import { SEATS, type Action, type Event, type Position } from './shapes'
import Vignette from './Vignette.svelte'

export const GAME: Game<Position, Action, Event> = {
  place: 1,
  seats: SEATS,
  usualSeats: 3,
  vignette: Vignette,
  board: () => import('./Board.svelte'),
  rules: () => import('./Rules.svelte'),
  hasSecrets: () => true,
  // T3.14: the ship and the pirate move, as nearly everybody wants.
  unasked: {
    isAnswer: ({ verb }) => verb === 'expand' || verb === 'recruit',
    isAsked: ({ phase, action }) => phase === 'act' && (action === 'fleet' || action === 'crew'),
  },
  span: 'round',
  square: false,
  tall: true,
  drawnBy: [],
  headlines: ['ended', 'chest taken', 'chest saved', 'attacked', 'token kept'],
  sounds: {
    thrown: 'dice',
    placed: 'wood',
    'skulls shown': 'wood',
    'marker moved': 'wood',
    'bonus given': 'paper',
    'token seen': 'paper',
    attacked: 'gun',
    'chest drawn': 'chest',
    'chest taken': 'chest',
    'island chest taken': 'chest',
    'chest given up': 'water',
    'chest saved': 'chest',
    'chest stowed': 'chest',
  },
  // Dice that fall behind somebody else's screen.
  isUnsaid: (event) => event.event === 'thrown' && !event.shows,
  lessonNames: ({ seats }) => coloursOf(seats),
  draws,
}
