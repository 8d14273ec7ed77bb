/** My mistakes, wherever they were made: at tables of the server, and at tables on this device. */

import { ask, askDevice } from '../api'
import { hasTables } from '../device/local'
import { IS_STATIC } from '../route.svelte'
import type { Practice } from '../wire'

const NOTHING: Practice = { due: 0, kept: 0, exercise: null, at: null }

/** Of all tables, or of one. */
export async function myMistakes(table: string | null = null): Promise<Practice> {
  if (table !== null) return ask<Practice>('GET', `/practice?table=${encodeURIComponent(table)}`)
  if (IS_STATIC || !hasTables()) return ask<Practice>('GET', '/practice')
  const here = askDevice<Practice>('GET', '/practice').catch(() => NOTHING)
  // Without a network, those of this device are still there.
  const there = ask<Practice>('GET', '/practice').catch(async (error: unknown) => {
    if ((await here).kept) return NOTHING
    throw error
  })
  return together(await there, await here)
}

export function together(one: Practice, other: Practice): Practice {
  const times = [one.at, other.at].filter((at) => at !== null)
  return {
    ...{ due: one.due + other.due, kept: one.kept + other.kept, exercise: one.exercise ?? other.exercise },
    at: times.length ? Math.min(...times) : null,
  }
}
