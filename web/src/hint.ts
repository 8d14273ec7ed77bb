/** A hint: of the server, or, where that is busy, of this device. */

import { ask, askDevice, pause, Refusal } from './api'
import { isLocal } from './pocket/names'
import type { Hint, Problem, Sight } from './wire'

/** Milliseconds after which a server counts as busy: several times what a captain thinks for. */
const SLOW = 4000
const BUSY: Problem = { reason: 'busy', message: 'The server takes long.', details: {} }

export async function hintFor(table: string, seat: number | null): Promise<Hint> {
  const about = (what: string) => `/tables/${table}/${what}${seat === null ? '' : `?seat=${seat}`}`
  const asked = ask<Hint>('POST', about('hint'))
  if (isLocal(table)) return asked
  return Promise.race([asked, late()]).catch((refusal: unknown) => {
    if (!(refusal instanceof Refusal) || refusal.problem.reason !== 'busy') throw refusal
    return hintHere(about('sight')).catch(() => asked)
  })
}

async function late(): Promise<never> {
  await pause(SLOW)
  throw new Refusal(BUSY)
}

/** A busy server can still send the view to think about. */
async function hintHere(path: string): Promise<Hint> {
  return askDevice<Hint>('POST', '/hints', await ask<Sight>('GET', path))
}
