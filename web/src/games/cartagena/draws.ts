/** What chance does in Cartagena, counted from what lies on the table (docs/fairness.md). */

import { t } from '../../words'
import { rest, spread, type Draw } from '../game'
import { SYMBOLS, type Position } from './shapes'

const FIRST_SEGMENT = 6
/** Each segment lies one way or the other, by the names that the server gives them. */
const SEGMENTS = [1, 2, 3, 4, 5, 6].flatMap((segment) => [`${segment} False`, `${segment} True`])

export const draws: readonly Draw<Position>[] = [
  {
    verb: 'draw',
    first: 0,
    outcomes: SYMBOLS,
    weights: ({ hands, row, discards }) =>
      rest(
        SYMBOLS.map(() => 17),
        SYMBOLS,
        [...hands.flatMap(spread), ...row, ...spread(discards)],
      ),
    inWords: (symbol) => t(`cartagena-symbol-${symbol}`),
  },
  {
    verb: 'lay',
    first: FIRST_SEGMENT,
    outcomes: SEGMENTS,
    // Once a segment lies one way, both its numbers are gone.
    weights: (_, drawn) =>
      SEGMENTS.map((_, place) => (drawn.some((laid) => (laid - FIRST_SEGMENT) >> 1 === place >> 1) ? 0 : 1)),
    inWords: (outcome) => {
      const [number = '', reversed] = outcome.split(' ')
      return t('cartagena-draws-segment', { number, reversed: reversed === 'True' ? 'yes' : 'no' })
    },
  },
]
