/** What is offered: the legal actions, as the tray and the board ask about them. */

import type { Action } from '../board'
import { ACTIONS, diceOf, sameDice, type ActionName, type Colour, type DieName } from './position'

/** What has been chosen so far; each question leaves the others' answers alone. */
export interface Choice {
  dice: DieName[]
  action: ActionName | null
  victim: number | null
  /** A chest to take or to stow; 'none' to take none. */
  chest: Colour | 'none' | null
  coins: number | null
}

export const NOTHING: Choice = { dice: [], action: null, victim: null, chest: null, coins: null }

/** What has to be decided: all legal actions but declining have one verb. */
export function question(actions: readonly Action[]): string | null {
  return (actions.find(({ verb }) => verb !== 'decline') ?? actions[0])?.verb ?? null
}

const FORESEEN = ['keep', 'name', 'bonus', 'hunt', 'decline', 'pick', 'attack', 'stow']

/** What nothing on the table stands for. */
export function unforeseen(actions: readonly Action[]): Action[] {
  return actions.filter(({ verb }) => !FORESEEN.includes(verb))
}

/** The action that `name` and `bonus` are about. */
export function onAction(action: Action): ActionName | null {
  return ACTIONS.find((name) => name === action['action']) ?? null
}

const taken = (action: Action) => (action['take'] as Colour | null | undefined) ?? 'none'

export function victims(actions: readonly Action[]): number[] {
  const attacks = actions.filter(({ verb }) => verb === 'attack')
  return [...new Set(attacks.map((action) => action['victim'] as number))]
}

/** What can be taken from a victim: chests, or 'none'. */
export function spoils(actions: readonly Action[], victim: number | null): (Colour | 'none')[] {
  const attacks = actions.filter((action) => action.verb === 'attack' && action['victim'] === victim)
  return attacks.map(taken).sort((a, b) => Number(a === 'none') - Number(b === 'none'))
}

/** The choice with what goes without saying: the only victim, the only chest. */
export function completed(actions: readonly Action[], choice: Choice): Choice {
  const [victim, another] = victims(actions)
  const whom = choice.victim ?? (another === undefined ? (victim ?? null) : null)
  const [chest, more] = spoils(actions, whom)
  return { ...choice, victim: whom, chest: choice.chest ?? (more === undefined ? (chest ?? null) : null) }
}

/** The legal action that a choice comes to, if it is complete. */
export function chosenAction(actions: readonly Action[], choice: Choice): Action | undefined {
  const { dice, action, victim, chest, coins } = completed(actions, choice)
  return actions.find((legal) => {
    switch (legal.verb) {
      case 'keep':
        return sameDice(diceOf(legal), dice)
      case 'name':
      case 'bonus':
        return onAction(legal) === action
      case 'hunt':
        return true
      case 'pick':
        return legal['coins'] === coins
      case 'attack':
        return legal['victim'] === victim && taken(legal) === chest
      case 'stow':
        return legal['chest'] === chest
      default:
        return false
    }
  })
}
