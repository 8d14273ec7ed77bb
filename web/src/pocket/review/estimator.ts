/** How likely each seat is to win, with everything open: as src/brethren/review/estimate.py says it. */

import { CHANCE, type State } from '../../../engine/src/game.ts'
import type { Game } from '../game'
import { Search, type Thought } from '../../../engine/src/search.ts'
import { Solver } from '../../../engine/src/solver.ts'

export type Chances = number[]

/** Searched for a proof. */
const NODES = 20_000
/** From the seed of one search to that of the next. */
const SPREAD = 1_000

export class Estimator {
  readonly simulations: number

  constructor(readonly game: Game) {
    this.simulations = game.facts.review.simulations
  }

  /** Among players who make mistakes. At the end this is the result; a shared victory is shared. */
  chances(state: State, seed: bigint): Chances {
    return this.estimate(state, this.simulations, seed, this.game.facts.review.searches)
  }

  /** The same, but what can be proven counts as certain. The simulations are shared among so many worlds. */
  withBestPlay(state: State, seed: bigint, worlds: number): Chances {
    return this.proven(state) ?? this.estimate(state, Math.max(1, Math.floor(this.simulations / worlds)), seed)
  }

  /** The chance of a seat with each action. */
  liked(thoughts: readonly Thought[], seat: number): Map<number, number> {
    return new Map(thoughts.map(({ action, chances }) => [action, this.calibrated(chances)[seat] as number]))
  }

  /** Of a search on what a seat knows. A proof says little about choices that are not the best. */
  thoughts(view: State, seat: number, seed: bigint): Thought[] {
    const search = Search.of(this.game)
    search.begin(view, seed)
    search.think(seat, this.simulations)
    return search.thoughts(view, seat)
  }

  private calibrated(chances: Chances): Chances {
    const { sharpness, drag } = this.game.facts.review.calibration
    const weights = chances.map((chance) => (chance / (1 + drag * chance)) ** sharpness)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map((weight) => weight / sum)
  }

  private estimate(state: State, simulations: number, seed: bigint, searches = 1): Chances {
    const [actor] = this.game.deciding(state)
    if (actor === undefined) return resultOf(this.game, state)
    const seat = actor === CHANCE ? 0 : actor
    const seeds = Array.from({ length: searches }, (_, place) => seed + BigInt(SPREAD * place))
    const found = seeds.map((each) => Search.of(this.game).estimate(state, seat, simulations, each))
    return this.calibrated(mean(found))
  }

  private proven(state: State): Chances | null {
    const [seat] = this.game.deciding(state)
    if (!this.game.facts.solver || seat === undefined || seat === CHANCE) return null
    const { action, chances } = Solver.of(this.game).solve(state, seat, { nodes: NODES })
    const [low, high] = chances.get(action) as [number, number]
    if (low !== high) return null
    return seat === 0 ? [low, 1 - low] : [1 - low, low]
  }
}

export function mean(found: readonly Chances[]): Chances {
  const [first = []] = found
  return first.map((_, seat) => found.reduce((sum, chances) => sum + (chances[seat] as number), 0) / found.length)
}

function resultOf(game: Game, state: State): Chances {
  const winners = game.winners(state)
  return Array.from({ length: game.seats(state) }, (_, seat) => Number(winners.includes(seat)) / winners.length)
}
