/** Makes a table: against bots, or for friends. */

import { ask, askDevice, askServer } from './api'
import { go } from './route.svelte'
import { settings } from './settings.svelte'
import type { Invite, Level, Made } from './wire'

/** Makes it, invites this friend, and goes there. Against bots the game starts by itself, on this device if that was chosen. */
export async function begin(game: string, seats: number, level: Level | null, friend?: string): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, seat) => [seat + 1, level]))
  const wanted = { game, seats, seat: 0, ...(level ? { bots, auto: true } : {}) }
  const asked = level && settings.device ? askDevice : friend ? askServer : ask
  const made = await asked<Made>('POST', '/tables', wanted)
  if (friend) await ask('POST', `/tables/${made.table}/invitations`, { friend } satisfies Invite)
  go(`/t/${made.table}`, { starting: level !== null })
}
