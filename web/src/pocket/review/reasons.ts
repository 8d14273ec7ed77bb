/** Why a choice is better, as far as the judge can name it honestly: as src/brethren/review/reasons.py says it. */

import type { Reason } from '../../../engine/src/facts.ts'
import type { State } from '../../../engine/src/game.ts'
import type { Game } from '../game'

/** A smaller preference of the judge needs no reason. */
const LEAST = 0.01
/** Reasons that are looked at in pairs. */
const STRONGEST = 4

/** The features of every seat, in several positions. */
type Sights = Float32Array[][]

/** Of the positions after the better choice and after the one that was made, in the same worlds. A game that is over explains itself; else the judge has to change its mind without the features that are named. */
export function reasonNames(game: Game, better: State[], chosen: State[], seat: number): string[] {
  if (better.every((state) => isDecided(game, state, seat, true))) return ['wins']
  if (chosen.every((state) => isDecided(game, state, seat, false))) return ['loses']
  const goesOn = (state: State | undefined): boolean => state !== undefined && game.deciding(state).length > 0
  const pairs = [...better.keys()].filter((place) => goesOn(better[place]) && goesOn(chosen[place]))
  if (!pairs.length) return []
  const sights = (states: State[]): Sights => pairs.map((place) => game.features(states[place] as State))
  return new Comparison(game, sights(better), sights(chosen), seat).reasons().map(({ name }) => name)
}

function isDecided(game: Game, state: State, seat: number, won: boolean): boolean {
  return !game.deciding(state).length && game.winners(state).includes(seat) === won
}

class Comparison {
  constructor(
    private readonly game: Game,
    private readonly better: Sights,
    private readonly chosen: Sights,
    private readonly seat: number,
  ) {}

  /** The one or two without which the judge would not prefer the better positions; [] if there are none. */
  reasons(): Reason[] {
    if (this.preference(this.better) < LEAST) return []
    const found = this.game.facts.review.reasons.filter((reason) => this.applies(reason))
    const left = new Map(found.map((one) => [one, this.preference(this.without(this.better, one))]))
    const sorted = found.toSorted((one, other) => (left.get(one) ?? 0) - (left.get(other) ?? 0))
    return candidates(sorted).find((some) => this.preference(some.reduce(this.without, this.better)) <= 0) ?? []
  }

  private applies({ mine, theirs, more }: Reason): boolean {
    const difference = mine.length
      ? this.change(this.seat, mine[0] as number)
      : this.others.reduce((sum, other) => sum + this.change(other, theirs[0] as number), 0)
    return more ? difference > 0 : difference < 0
  }

  private change(seat: number, feature: number): number {
    const differences = this.better.map(
      (sight, place) => value(sight, seat, feature) - value(this.chosen[place], seat, feature),
    )
    return differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  }

  private get others(): number[] {
    return [...(this.better[0] ?? []).keys()].filter((other) => other !== this.seat)
  }

  /** The better positions, as if the choice had made no difference in this. */
  private readonly without = (better: Sights, { mine, theirs }: Reason): Sights =>
    better.map((sight, place) =>
      sight.map((features, seat) => {
        const changed = features.slice()
        for (const feature of seat === this.seat ? mine : theirs)
          changed[feature] = value(this.chosen[place], seat, feature)
        return changed
      }),
    )

  /** By how much the judge likes these positions more than those that were chosen, on average. */
  private preference(better: Sights): number {
    const differences = better.map(
      (sight, place) => this.liking(sight) - this.liking(this.chosen[place] as Float32Array[]),
    )
    return differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  }

  private liking(sight: Float32Array[]): number {
    const scores = sight.map((features) => this.game.score(features))
    const most = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - most))
    return (powers[this.seat] as number) / powers.reduce((sum, power) => sum + power, 0)
  }
}

/** The strongest alone, then pairs of the strongest few. */
function candidates(sorted: Reason[]): Reason[][] {
  const few = sorted.slice(0, STRONGEST)
  const pairs = few.flatMap((one, place) => few.slice(place + 1).map((other) => [one, other]))
  return [...sorted.slice(0, 1).map((one) => [one]), ...pairs]
}

function value(sight: Float32Array[] | undefined, seat: number, feature: number): number {
  return sight?.[seat]?.[feature] ?? 0
}
