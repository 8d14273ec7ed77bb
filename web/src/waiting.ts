/** Which of my tables come first. */

import type { Summary } from './wire'

const rank = (table: Summary) => (table.my_turn ? 0 : table.stage === 'over' ? 2 : 1)
const due = (table: Summary) => table.due ?? Infinity

/** Those that wait for me first; of these, the one whose time runs out soonest. */
export function inOrder(tables: readonly Summary[]): Summary[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || Math.sign(due(a) - due(b)) || b.updated - a.updated)
}

/** The first of them, besides this one, where other people wait for my move. */
export function nextWaiting(tables: readonly Summary[], here: string): Summary | null {
  const waits = ({ table, my_turn, players }: Summary) =>
    my_turn && table !== here && players.some((player) => player?.person && !player.mine)
  return inOrder(tables).find(waits) ?? null
}
