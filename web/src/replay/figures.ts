/** What a replay and its review come to, in figures. A moment is a place in the list of positions: 0 is the first. */

import type { Replay, ReviewAccount, ReviewOpinion, ReviewStep } from '../wire'

/** Smaller losses are within the error of the estimates. */
const LEAST = 0.02
/** A seat with less of a chance than this has lost. */
const LOST = 0.02
/** Smaller sums of luck or skill are not worth a word. */
const EVEN = 0.03

/** Whether it says that a turn or a round begins. */
export function isBeginning({ event }: Record<string, unknown>): boolean {
  return event === 'turn began' || event === 'round began'
}

/** Moments at which somebody decides, and both ends: what chance does in between belongs to one step. */
export function stopsOf({ steps }: Replay): number[] {
  const decided = steps.flatMap(({ seat, words, events }, moment) =>
    seat >= 0 && (words || events.length) ? [moment] : [],
  )
  return [...new Set([0, ...decided, steps.length])]
}

/** Moments at which a turn, or where there are no turns a round, begins. */
export function turnsOf({ steps }: Replay): number[] {
  return steps.flatMap(({ events }, step) => (events.some(isBeginning) ? [step + 1] : []))
}

export function next(moments: readonly number[], at: number): number | undefined {
  return moments.find((moment) => moment > at)
}

export function previous(moments: readonly number[], at: number): number | undefined {
  return moments.findLast((moment) => moment < at)
}

/** How many turns have begun. */
export function turnAt(turns: readonly number[], at: number): number {
  return turns.filter((moment) => moment <= at).length
}

/** Moments that a graph shows: the beginning of every turn and both ends, or every moment of one turn. */
export function ticksOf(turns: readonly number[], last: number, zoomed: number | null): number[] {
  if (zoomed === null) return [...new Set([0, ...turns, last])]
  const from = turns.findLast((moment) => moment <= zoomed) ?? 0
  const to = turns.find((moment) => moment > zoomed) ?? last
  return Array.from({ length: to - from + 1 }, (_, place) => from + place)
}

/** How far along these ticks a moment is, from 0 to 1; those in between stand in between. */
export function along(ticks: readonly number[], moment: number): number {
  const after = ticks.findIndex((tick) => tick >= moment)
  if (after <= 0 || ticks.length < 2) return after === 0 ? 0 : 1
  const [before, next] = [ticks[after - 1] ?? 0, ticks[after] ?? 0]
  return (after - 1 + (moment - before) / (next - before)) / (ticks.length - 1)
}

export interface Mistake {
  moment: number
  seat: number
  opinion: ReviewOpinion
  /** The game was not lost before, and was lost after it. */
  fatal: boolean
}

/** Decisions that cost their player, the dearest first. */
export function mistakesOf(steps: readonly ReviewStep[]): Mistake[] {
  return steps
    .flatMap(({ number, seat, opinion }): Mistake[] => {
      if (!opinion || opinion.loss < LEAST) return []
      const fatal = (opinion.chosen[seat] ?? 0) < LOST && (opinion.better[seat] ?? 0) >= LOST
      return [{ moment: number - 1, seat, opinion, fatal }]
    })
    .sort((a, b) => b.opinion.loss - a.opinion.loss)
}

export type Rating = 'good' | 'bad' | 'even'

const judge = (sum: number): Rating => (Math.abs(sum) < EVEN ? 'even' : sum > 0 ? 'good' : 'bad')

/** Was it luck, or did somebody choose better than the others? */
export function verdictOf({ luck, skill }: ReviewAccount): { luck: Rating; skill: Rating } {
  return { luck: judge(luck), skill: judge(skill) }
}

/** Heights of labels that would like to stand at `wishes`, moved as little as they must to keep their distance. */
export function spread(wishes: readonly number[], distance: number, most: number): number[] {
  const order = wishes.map((_, place) => place).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0))
  const heights = [...wishes]
  let free = -Infinity
  for (const place of order) {
    heights[place] = Math.max(heights[place] ?? 0, free)
    free = (heights[place] ?? 0) + distance
  }
  free = most
  for (const place of order.reverse()) {
    heights[place] = Math.min(heights[place] ?? 0, free)
    free = (heights[place] ?? 0) - distance
  }
  return heights
}
