/** What chance did, in the words of the game. */

import { gameOf } from '../games'
import type { ReviewDraw } from '../wire'
import { known, t } from '../words'

export interface DrawFrequency {
  what: string
  seen: number
  expected: number
}

/** One outcome of a draw. */
export function outcomeInWords(game: string, { verb, what }: { verb: string; what: string }): string {
  return (
    gameOf(game)
      ?.draws.find((draw) => draw.verb === verb)
      ?.inWords(what) ?? what
  )
}

/** By kind, each under its title. How the tunnel is laid has none: it is nobody's luck. */
export function drawsInWords(game: string, draws: readonly ReviewDraw[]): { title: string; drawn: DrawFrequency[] }[] {
  return [...new Set(draws.map(({ verb }) => verb))]
    .filter((verb) => known(`${game}-draws-${verb}`))
    .map((verb) => ({
      title: t(`${game}-draws-${verb}`),
      drawn: draws
        .filter((draw) => draw.verb === verb)
        .map((draw) => ({ what: outcomeInWords(game, draw), seen: draw.seen, expected: draw.expected })),
    }))
}
