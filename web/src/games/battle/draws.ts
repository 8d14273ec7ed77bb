/** What chance does in Battle for Tortuga, counted from what lies on the table (docs/fairness.md). */

import { t } from '../../words'
import { rest, type Draw } from '../game'
import { FLEETS, MASTS, SHIPS_OF_A_KIND, type Position } from './shapes'

const SHIPS = FLEETS.flatMap((fleet) => MASTS.map((masts) => `${fleet} ${masts}`))

export const draws: readonly Draw<Position>[] = [
  {
    verb: 'reveal',
    first: 0,
    outcomes: SHIPS,
    weights: ({ ships, sunk }) =>
      rest(
        SHIPS.map(() => SHIPS_OF_A_KIND),
        SHIPS,
        [
          ...ships.map(({ fleet, masts }) => `${fleet} ${masts}`),
          ...FLEETS.flatMap((fleet) => sunk[fleet].map((masts) => `${fleet} ${masts}`)),
        ],
      ),
    inWords: (ship) => {
      const [fleet = '', masts] = ship.split(' ')
      return t('battle-draws-ship', { fleet, masts: Number(masts) })
    },
  },
]
