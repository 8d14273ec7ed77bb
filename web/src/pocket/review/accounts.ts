/** Luck and skill of a whole match: as src/brethren/review/review.py says it. */

import { CHANCE } from '../../../engine/src/game.ts'
import type { Game } from '../game'
import type { ReviewAccount, ReviewDraw, ReviewStep, Words } from '../../wire'
import { wordsOf, type Done } from './judging'

/** What changed one seat's chance: how it chose beside the others, whom the others helped, and luck, which is all the rest. */
export function accountOf(steps: readonly ReviewStep[], end: readonly number[], seat: number): ReviewAccount {
  const account = { luck: 0, skill: 0, others: 0, accuracy: accuracyOf(steps, seat) }
  steps.forEach(({ chances, opinion, seat: actor }, place) => {
    const then = steps[place + 1]?.chances ?? end
    const change = chances.map((before, each) => at(then, each) - before)
    account.luck += at(change, seat)
    if (!opinion) return
    const effect = opinion.effect ?? change
    const earned = at(effect, actor) * creditOf(chances, actor, seat)
    account.luck -= at(effect, seat)
    account.skill += earned
    account.others += at(effect, seat) - earned
  })
  return account
}

/** How much of a decision's effect on its own player counts as this seat's skill; the others share it. */
function creditOf(chances: readonly number[], actor: number, seat: number): number {
  if (seat === actor) return 1
  const rest = chances.reduce((total, chance) => total + chance, 0) - at(chances, actor)
  return rest > 0 ? -at(chances, seat) / rest : -1 / (chances.length - 1)
}

function at(numbers: readonly number[], place: number): number {
  return numbers[place] as number
}

/** How much better this seat chose than at random, out of how much better it could have. */
function accuracyOf(steps: readonly ReviewStep[], seat: number): number | null {
  const opinions = steps.flatMap((step) => (step.seat === seat && step.opinion ? [step.opinion] : []))
  const [regret, atRandom] = (['regret', 'at_random'] as const).map((name) =>
    opinions.reduce((sum, opinion) => sum + opinion[name], 0),
  ) as [number, number]
  return atRandom ? 100 * Math.max(0, 1 - regret / atRandom) : null
}

/** What chance did, by what it was about, beside what its odds would have brought on average. */
export function drawsOf(game: Game, steps: readonly Done[]): ReviewDraw[] {
  const found = new Map<string, ReviewDraw>()
  for (const { before, action, seat } of steps) {
    if (seat !== CHANCE) continue
    const weights = game.chanceWeights(before)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    game.legal(before, CHANCE).forEach((possible, place) => {
      const kind = kindOf(game, wordsOf(game, before, CHANCE, possible))
      const draw = found.get(kind.join(' ')) ?? { verb: kind[0], what: kind[1], seen: 0, expected: 0 }
      draw.seen += Number(possible === action)
      draw.expected += (weights[place] as number) / sum
      found.set(kind.join(' '), draw)
    })
  }
  return [...found.values()].toSorted(byKind)
}

function byKind(one: ReviewDraw, other: ReviewDraw): number {
  return order(one.verb, other.verb) || order(one.what, other.what)
}

function order(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}

/** What was drawn, whichever seat drew it: a face, a symbol, a colour, a ship. */
function kindOf({ facts }: Game, { verb, seat: _seat, ...others }: Words): [verb: string, what: string] {
  const what = Object.entries(others).filter(([name]) => !facts.pieces.includes(name))
  return [verb, what.map(([, value]) => inPython(value)).join(' ')]
}

/** The server writes them so. */
function inPython(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
}
