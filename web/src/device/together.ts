/** The results of several trees for one decision. */

import type { Choice } from '../../engine/src/bot.ts'
import type { Thought } from '../../engine/src/search.ts'

/** One choice out of several separate ones; a proof beats them all. */
export function together(choices: readonly Choice[], seat: number): Choice {
  const [first, ...others] = choices as [Choice, ...Choice[]]
  const proven = choices.find(({ exact }) => exact)
  if (proven || !others.length || !first.thoughts.length) return proven ?? first
  const thoughts = others.reduce(
    (sum, { thoughts }) => sum.map((one, place) => combined(one, thoughts[place])),
    first.thoughts,
  )
  return { action: mostTried(thoughts, seat), thoughts, exact: false }
}

/** Means are weighted by visits. */
function combined(one: Thought, other: Thought | undefined): Thought {
  if (!other) return one
  const [mine, its] = [one.visits + 1, other.visits + 1]
  const chances = one.chances.map((chance, seat) => (mine * chance + its * (other.chances[seat] ?? 0)) / (mine + its))
  return { action: one.action, visits: one.visits + other.visits, chances }
}

function mostTried(thoughts: readonly Thought[], seat: number): number {
  const best = thoughts.reduce((best, one) => {
    const more = one.visits - best.visits || (one.chances[seat] ?? 0) - (best.chances[seat] ?? 0)
    return more > 0 ? one : best
  })
  return best.action
}
