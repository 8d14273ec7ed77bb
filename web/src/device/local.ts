/** What this device does without a server. It is loaded when it is first needed. */

import { isLocal } from '../pocket/names'
import { IS_STATIC } from '../route.svelte'
import type { Summary, Tables } from '../wire'
import type { Device } from './device'

const KEY = 'brethren-local'

let loading: Promise<Device> | null = null

/** Whether it is for this device to answer: about its own tables, or because there is no server. */
export function answersHere(path: string): boolean {
  return IS_STATIC || isLocal(path.replace(/^\/(tables\/|practice\/|practice\?table=)/, ''))
}

export function device(): Promise<Device> {
  loading ??= import('./device').then(({ Device }) => new Device(() => (loading = null)))
  // What could not be loaded is asked for again next time.
  loading.catch(() => (loading = null))
  return loading
}

/** The tables on this device. Where there never was one, nothing is loaded. */
export async function localTables(): Promise<Summary[]> {
  if (!hasTables()) return []
  return (await (await device()).ask<Tables>('GET', '/tables')).tables
}

export function hasTables(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

/** There is a table on this device now. */
export function noteTable(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that stores nothing.
  }
}
