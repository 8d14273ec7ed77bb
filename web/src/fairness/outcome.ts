/** What chance can do, in words. */

import { outcomeInWords } from '../replay/draws'
import type { GameKey } from '../wire'
import { t } from '../words'
import { outcomeOf } from './odds'

/** One outcome of a kind of draw, by the names that the server gives them. */
export function outcomeNamed(game: GameKey, verb: string, what: string): string {
  const [first = '', second = ''] = what.split(' ')
  if (verb === 'lot') return t('seat-number', { number: Number(first) + 1 })
  if (verb === 'lay') return t('fair-segment', { number: first, reversed: second === 'True' ? 'yes' : 'no' })
  return outcomeInWords(game, { verb, what })
}

/** What a number in the log stands for. */
export function outcomeNumbered(game: GameKey, action: number): string {
  const { verb, what } = outcomeOf(game, action)
  return outcomeNamed(game, verb, what)
}
