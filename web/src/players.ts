/** What those who sit at a table are called. */

import type { Level, Player } from './wire'
import { t } from './words'

/** Bots have no names of their own. Each seat lends one, so that two of the same rank can be told apart. */
const LENT = ['Anne', 'Bart', 'Mary', 'Jack', 'Ned']

export function nameOf(player: Player | null, seat: number): string {
  if (!player) return t('seat-number', { number: seat + 1 })
  return player.person ? player.name : t(`bot-${player.bot ?? 'random'}`, { name: lent(seat) })
}

/** A bot's name without its rank. */
export function lent(seat: number): string {
  return LENT[seat] ?? ''
}

/** Those who sat at a finished match. */
export function namesOf({ players, bots }: { players: string[]; bots: (Level | null)[] }): string[] {
  return players.map((name, seat) => {
    const bot = bots[seat] ?? null
    return nameOf({ name, bot, person: bot === null, avatar: null, mine: false, host: false }, seat)
  })
}
