/** Names of the players at a table. */

import type { Level, Player } from './wire'
import { t } from './words'

/** Bots have no names of their own. Each seat lends one, so that two of the same rank can be told apart. */
const LENT = [
  { name: 'Anne', gender: 'woman' },
  { name: 'Bart', gender: 'man' },
  { name: 'Mary', gender: 'woman' },
  { name: 'Jack', gender: 'man' },
  { name: 'Ned', gender: 'man' },
] as const

/** As sentences say it: a bot goes by its lent name alone, unless a person at the table has the same one. */
export function nameOf(player: Player | null, seat: number, players: readonly (Player | null)[] = []): string {
  if (!player) return t('seat-number', { number: seat + 1 })
  if (player.person) return player.name
  const name = botName(seat)
  return players.some((other) => other?.person && other.name === name) ? fullNameOf(player, seat) : name
}

/** As lists of players say it: a bot with its rank. */
export function fullNameOf(player: Player | null, seat: number): string {
  if (!player || player.person) return nameOf(player, seat)
  return t(`bot-${player.bot ?? 'random'}`, { ...LENT[seat] })
}

/** A bot's name without its rank. */
export function botName(seat: number): string {
  return LENT[seat]?.name ?? ''
}

/** Whether several people play on this device. */
export function isShared({ players }: { players: (Player | null)[] }): boolean {
  return players.filter((player) => player?.mine && !player.bot).length > 1
}

/** Those who sat at a finished match. */
export function playersOf({ players, bots }: { players: string[]; bots: (Level | null)[] }): Player[] {
  return players.map((name, seat) => {
    const bot = bots[seat] ?? null
    return { name, bot, person: bot === null, avatar: null, mine: false, host: false, away: null }
  })
}
