/** What this device answers for its people, because they have said so once. */

import { settings } from './settings.svelte'
import { Socket } from './socket'
import { randomHex } from './random'
import type { AnyMessage, Table } from './wire'

const MARCHES = ['expand', 'recruit']

interface Offered {
  id: number
  verb?: unknown
}

/** The action that is played without asking; null where the player decides. */
export function answer(actions: readonly unknown[]): number | null {
  if (!settings.marching) return null
  return (actions as readonly Offered[]).find(({ verb }) => MARCHES.includes(String(verb)))?.id ?? null
}

/** Whether whoever decides at this table is asked to move the ship or the pirate (T3.14). */
export function asksToMarch({ game, position }: Table): boolean {
  if (game !== 'tortuga' || !settings.marching) return false
  const { phase, action } = position as { phase?: string; action?: string }
  return phase === 'act' && (action === 'fleet' || action === 'crew')
}

/** Answers for somebody else at this device, on a line of its own: nothing of theirs comes onto the screen. */
export function answerFor(table: string, seat: number): void {
  const line = new Socket(
    () => `/api/tables/${encodeURIComponent(table)}/socket?seat=${seat}`,
    (message: AnyMessage) => {
      if (message.kind === 'presence') return
      const action = message.kind === 'update' ? answer(message.table.actions) : null
      if (message.kind === 'update' && action !== null)
        line.send({ do: 'play', id: randomHex(12), number: message.number, action })
      else line.close()
    },
    () => undefined,
  )
  line.open()
}
