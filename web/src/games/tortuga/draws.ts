/** What chance does in Tortuga, counted from what lies on the table (docs/fairness.md). */

import { t } from '../../words'
import { rest, type Draw } from '../game'
import { COINS, COLOURS, FACES, type Position } from './shapes'

export const draws: readonly Draw<Position>[] = [
  {
    verb: 'throw',
    first: 0,
    outcomes: FACES,
    piece: 'die',
    weights: () => FACES.map(() => 1),
    inWords: (face) => t(`tortuga-symbol-${face}`),
  },
  {
    verb: 'draw',
    first: 6,
    outcomes: COLOURS,
    weights: ({ boards, central }) => {
      const chests = boards.flatMap(({ tortuga, fleet, crew, island }) => [...tortuga, ...fleet, ...crew, ...island])
      return rest([10, 10, 10, 5, 5], COLOURS, [...chests, ...central])
    },
    inWords: (colour) => t(`tortuga-chest-${colour}`),
  },
  {
    verb: 'token',
    first: 11,
    outcomes: COINS.map(String),
    weights: ({ boards }) => {
      const tokens = boards.flatMap(({ tokens, looked = [] }) => [...tokens, ...looked])
      return rest([17, 9, 4], COINS.map(String), tokens.map(String))
    },
    inWords: (coins) => t('tortuga-coins', { coins: Number(coins) }),
  },
]
