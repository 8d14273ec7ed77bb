/** Which dice are chosen to be kept. What may be kept is what the list of legal actions says. */

import { markerOf, meaning, room, sameDice, type DieName, type SeatBoard } from './position'

export type Chosen = { dice: DieName[] } | { why: string; parts: Record<string, string | number> }

/** The choice after a tap on a die: with it or without it; or a new one where it shows another action. */
export function tapped(
  board: SeatBoard,
  legal: readonly DieName[][],
  chosen: readonly DieName[],
  die: DieName,
): Chosen {
  if (chosen.includes(die)) return { dice: chosen.filter((other) => other !== die) }
  const allowed = (dice: DieName[]) => legal.some((set) => sameDice(set, dice))
  const skulls = chosen.filter((other) => board.dice[other].shows === 'skull')
  const wishes = [[...chosen, die]]
  if (meaning(board, [...chosen, die]) === null) wishes.push([...skulls, die], [die])
  const dice = wishes.find(allowed)
  return dice ? { dice } : whyNot(board, wishes.at(-1) ?? [])
}

function whyNot(board: SeatBoard, dice: DieName[]): Chosen {
  const action = meaning(board, dice)
  if (action !== 'boarding' && action !== 'raid') return { why: 'tortuga-reason-mixed-dice', parts: {} }
  const marker = markerOf(action)
  const parts = { action, marker, limit: room(board, action), space: board[marker] }
  return { why: 'tortuga-reason-no-room', parts }
}
