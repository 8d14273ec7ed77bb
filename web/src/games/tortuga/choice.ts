/** What is offered: the legal actions, as the tray and the board ask about them, and what has been chosen of it. */

import type { Offered } from '../board'
import {
  markerOf,
  meaning,
  room,
  sameDice,
  type Action,
  type ActionName,
  type Board,
  type Coins,
  type Colour,
  type DieName,
} from './position'

type Legal = Offered<Action>

/** What has been chosen so far; each question leaves the others' answers alone. */
export interface Choice {
  dice: DieName[]
  action: ActionName | null
  victim: number | null
  /** A chest to take or to stow; 'none' to take none. */
  chest: Colour | 'none' | null
  coins: Coins | null
}

export const NOTHING: Choice = { dice: [], action: null, victim: null, chest: null, coins: null }

/** What has to be decided: all legal actions but declining have one verb. */
export function question(actions: readonly Legal[]): Action['verb'] | null {
  return (actions.find(({ verb }) => verb !== 'decline') ?? actions[0])?.verb ?? null
}

/** The legal actions of one verb, with what only they say. */
export function those<Verb extends Action['verb']>(
  actions: readonly Legal[],
  verb: Verb,
): Offered<Extract<Action, { verb: Verb }>>[] {
  return actions.filter((action): action is Offered<Extract<Action, { verb: Verb }>> => action.verb === verb)
}

/** The action that `name` and `bonus` are about. */
export function onAction(action: Action): ActionName | null {
  return action.verb === 'name' || action.verb === 'bonus' ? action.action : null
}

/** The dice of a `keep`. */
export function diceOf(action: Action): DieName[] {
  return action.verb === 'keep' ? action.dice : []
}

export function victims(actions: readonly Legal[]): number[] {
  return [...new Set(those(actions, 'attack').map(({ victim }) => victim))]
}

/** What can be taken from a victim: chests, or 'none'. */
export function spoils(actions: readonly Legal[], victim: number | null): (Colour | 'none')[] {
  const attacks = those(actions, 'attack').filter((attack) => attack.victim === victim)
  return attacks.map(({ take }) => take ?? 'none').sort((a, b) => Number(a === 'none') - Number(b === 'none'))
}

/** The choice with what goes without saying: the only victim, the only chest. */
export function completed(actions: readonly Legal[], choice: Choice): Choice {
  const [victim, another] = victims(actions)
  const whom = choice.victim ?? (another === undefined ? (victim ?? null) : null)
  const [chest, more] = spoils(actions, whom)
  return { ...choice, victim: whom, chest: choice.chest ?? (more === undefined ? (chest ?? null) : null) }
}

/** The legal action that a choice comes to, if it is complete. */
export function chosenAction(actions: readonly Legal[], choice: Choice): Legal | undefined {
  const { dice, action, victim, chest, coins } = completed(actions, choice)
  return actions.find((legal) => {
    switch (legal.verb) {
      case 'keep':
        return sameDice(legal.dice, dice)
      case 'name':
      case 'bonus':
        return legal.action === action
      case 'expand':
      case 'recruit':
      case 'hunt':
        return true
      case 'pick':
        return legal.coins === coins
      case 'attack':
        return legal.victim === victim && (legal.take ?? 'none') === chest
      case 'stow':
        return legal.chest === chest
      case 'decline':
        return false
    }
  })
}

/** A tap on a die chooses dice, or is answered with a reason. */
export type Answer = { dice: DieName[] } | { why: string; parts: Record<string, string | number> }

/** The dice chosen to be kept after a tap on one: with it or without it; or a new choice where it shows another action. */
export function tapDie(board: Board, legal: readonly DieName[][], chosen: readonly DieName[], die: DieName): Answer {
  if (chosen.includes(die)) return { dice: chosen.filter((other) => other !== die) }
  const allowed = (dice: DieName[]) => legal.some((set) => sameDice(set, dice))
  const skulls = chosen.filter((other) => board.dice[other].shows === 'skull')
  const wishes = [[...chosen, die]]
  if (meaning(board, [...chosen, die]) === null) wishes.push([...skulls, die], [die])
  const dice = wishes.find(allowed)
  return dice ? { dice } : whyNot(board, wishes.at(-1) ?? [])
}

function whyNot(board: Board, dice: DieName[]): Answer {
  const action = meaning(board, dice)
  if (action !== 'boarding' && action !== 'raid') return { why: 'tortuga-reason-mixed-dice', parts: {} }
  const marker = markerOf(action)
  const parts = { action, marker, limit: room(board, action), space: board[marker] }
  return { why: 'tortuga-reason-no-room', parts }
}
