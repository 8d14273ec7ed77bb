/** The people I have played with, and those I don't want to hear from. */

import { ask } from '../api'
import type { BlockSeat, Friends } from '../wire'

let known = $state.raw<Friends>({ friends: [], blocked: [] })

export const company = {
  get friends() {
    return known.friends
  },
  get blocked() {
    return known.blocked
  },
}

export async function lookAtFriends(): Promise<void> {
  try {
    known = await ask<Friends>('GET', '/friends')
  } catch {
    // Offline: the last list stays.
  }
}

export async function block(friend: string): Promise<void> {
  known = await ask<Friends>('POST', `/friends/${friend}/block`)
}

export async function unblock(friend: string): Promise<void> {
  known = await ask<Friends>('POST', `/friends/${friend}/unblock`)
}

/** Somebody at a table. */
export async function blockSeat(table: string, seat: number): Promise<void> {
  known = await ask<Friends>('POST', `/tables/${table}/block`, { seat } satisfies BlockSeat)
}
