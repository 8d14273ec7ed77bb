/** What those who sit at a table are called. */

import type { Player } from './wire'
import { t } from './words'

/** Bots have no names of their own. Each seat lends one, so that two of the same rank can be told apart. */
const LENT = ['Anne', 'Bart', 'Mary', 'Jack', 'Ned']

export function nameOf(player: Player | null, seat: number): string {
  if (!player) return t('seat-number', { number: seat + 1 })
  return player.person ? player.name : t(`bot-${player.bot ?? 'random'}`, { name: LENT[seat] ?? '' })
}
