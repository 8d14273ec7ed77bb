/** What chance can do, in words. */

import { outcomeInWords } from '../replay/draws'
import { t } from '../words'
import { outcomeOf } from './odds'

/** One outcome of a kind of draw, by the names that the server gives them. */
export function outcomeNamed(game: string, verb: string, what: string): string {
  if (verb === 'lot') return t('seat-number', { number: Number(what) + 1 })
  return outcomeInWords(game, { verb, what })
}

/** What a number in the log stands for. */
export function outcomeNumbered(game: string, action: number): string {
  const { verb, what } = outcomeOf(game, action)
  return outcomeNamed(game, verb, what)
}
