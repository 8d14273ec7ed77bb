/** What chance did, in the words of the game. */

import type { GameKey, ReviewDraw } from '../wire'
import { known, t } from '../words'

export interface Drawn {
  what: string
  seen: number
  expected: number
}

/** One outcome of a draw. */
export function outcomeInWords(game: GameKey, { verb, what }: { verb: string; what: string }): string {
  const [first = '', second = ''] = what.split(' ')
  switch (`${game} ${verb}`) {
    case 'cartagena draw':
      return t(`cartagena-symbol-${first}`)
    case 'tortuga throw':
      return t(`tortuga-symbol-${first}`)
    case 'tortuga draw':
      return t(`tortuga-chest-${first}`)
    case 'tortuga token':
      return t('tortuga-coins', { coins: Number(first) })
    case 'battle reveal':
      return t('review-ship', { fleet: first, masts: Number(second) })
    default:
      return what
  }
}

/** By kind, each under its title. How the tunnel is laid has none: it is nobody's luck. */
export function drawsInWords(game: GameKey, draws: readonly ReviewDraw[]): { title: string; drawn: Drawn[] }[] {
  return [...new Set(draws.map(({ verb }) => verb))]
    .filter((verb) => known(`review-draws-${game}-${verb}`))
    .map((verb) => ({
      title: t(`review-draws-${game}-${verb}`),
      drawn: draws
        .filter((draw) => draw.verb === verb)
        .map((draw) => ({ what: outcomeInWords(game, draw), seen: draw.seen, expected: draw.expected })),
    }))
}
