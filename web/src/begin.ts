/** A table of one's own: against bots, or for friends to come to. */

import { ask } from './api'
import { go } from './route.svelte'
import type { Level, Made } from './wire'

/** Makes it and goes there. Against bots the game starts by itself. */
export async function begin(game: string, seats: number, level: Level | null): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, seat) => [seat + 1, level]))
  const made = await ask<Made>('POST', '/tables', { game, seats, seat: 0, ...(level ? { bots, auto: true } : {}) })
  go(`/t/${made.table}`, { starting: level !== null })
}
