/** The figures of all draws on this server. */

import { GAMES } from '../games'
import type { ChanceKind } from '../wire'
import { drawsOf } from './odds'

/** Below these probabilities a result is unusual, or shouldn't happen. */
const RARE = 0.01
const WRONG = 0.0001

export type Opinion = 'few' | 'usual' | 'rare' | 'wrong'

export function opinionOf({ probability }: ChanceKind): Opinion {
  if (probability === null) return 'few'
  if (probability < WRONG) return 'wrong'
  return probability < RARE ? 'rare' : 'usual'
}

/** By game, in the order of the rules; who begins comes last. Outcomes are in the order of their numbers. */
export function byGame(kinds: readonly ChanceKind[]): { game: string; kinds: ChanceKind[] }[] {
  return [...new Set([...GAMES, ...kinds.map(({ game }) => game)])].flatMap((game) => {
    const its = kinds.filter((kind) => kind.game === game).toSorted((a, b) => rank(a) - rank(b))
    return its.length ? [{ game, kinds: its.map(sorted) }] : []
  })
}

function rank({ game, verb }: ChanceKind): number {
  const place = drawsOf(game).findIndex((draw) => draw.verb === verb)
  return place < 0 ? drawsOf(game).length : place
}

function sorted(kind: ChanceKind): ChanceKind {
  const order = drawsOf(kind.game).find(({ verb }) => verb === kind.verb)?.outcomes
  const place = (what: string) => order?.indexOf(what) ?? Number(what)
  return { ...kind, outcomes: kind.outcomes.toSorted((a, b) => place(a.what) - place(b.what)) }
}

/** The length of the longest bar. */
export function reach({ outcomes }: ChanceKind): number {
  return Math.max(1, ...outcomes.map(({ seen, expected, deviation }) => Math.max(seen, expected + 2 * deviation)))
}
