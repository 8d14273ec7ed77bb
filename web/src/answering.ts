/** Answers that this device gives for its players, because they have chosen so in the settings. */

import { gameOf } from './games'
import { connectTo } from './connection'
import { settings } from './settings.svelte'
import { randomHex } from './random'
import type { AnyMessage, Table } from './wire'

/** The action that is played without asking; null where the player decides. */
export function answer({ game, actions }: Table): number | null {
  if (!settings.marching) return null
  return actions.find((action) => gameOf(game)?.unasked?.isAnswer(action))?.id ?? null
}

/** Whether the player who decides at this table is asked for such an answer. */
export function asksInVain({ game, position }: Table): boolean {
  return settings.marching && position !== null && (gameOf(game)?.unasked?.isAsked(position) ?? false)
}

/** Answers for somebody else at this device, on a connection of its own: nothing of theirs comes onto the screen. */
export function answerFor(table: string, seat: number): void {
  const connection = connectTo(
    table,
    () => ({ seat }),
    (message: AnyMessage) => {
      if (message.kind === 'presence') return
      const action = message.kind === 'update' ? answer(message.table) : null
      if (message.kind === 'update' && action !== null)
        connection.send({ do: 'play', id: randomHex(12), number: message.number, action })
      else connection.close()
    },
    () => undefined,
  )
  connection.open()
}
