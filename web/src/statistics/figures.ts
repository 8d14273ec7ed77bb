/** Results and lengths, as people look at them. */

import { inHarbourOrder } from '../games'
import { LEVELS, type Length, type MyMatch, type Standing } from '../wire'
import { language, t } from '../words'

export type Opponents = Standing['opponents']
export type Won = MyMatch['result']

/** Who one played against. */
export const opponentsInWords = (opponents: Opponents) =>
  opponents === 'people' ? t('statistics-people') : t(`level-${opponents}`)

const strength = (opponents: Opponents) =>
  opponents === 'people' ? LEVELS.length : (LEVELS as readonly Opponents[]).indexOf(opponents)

/** By game; the weakest opponents first, people last. */
export function byGame(standings: readonly Standing[]): { game: string; rows: Standing[] }[] {
  const games = [...new Set(standings.map((standing) => standing.game))].toSorted(inHarbourOrder)
  return games.map((game) => {
    const rows = standings.filter((standing) => standing.game === game)
    return { game, rows: rows.toSorted((a, b) => strength(a.opponents) - strength(b.opponents)) }
  })
}

export const lost = ({ played, won, shared }: Standing) => played - won - shared

export const inOrder = (lengths: readonly Length[]) => lengths.toSorted((a, b) => inHarbourOrder(a.game, b.game))

/** Minutes, or hours where there are many. (What Intl makes short in Hungarian, "12 p", nobody says.) */
export function duration(minutes: number): string {
  const [amount, unit] = minutes < 120 ? [minutes, 'minute'] : [minutes / 60, 'hour']
  const unitDisplay = language() === 'hu' ? 'long' : 'short'
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(language(), format).format(Math.max(1, amount))
}
