/** One step of a finished match, judged on what its player could know: as src/brethren/review/review.py says it. */

import { Bot } from '../../../engine/src/bot.ts'
import { CHANCE, same, type State } from '../../../engine/src/game.ts'
import type { Game } from '../game'
import type { ReviewOpinion, ReviewStep, Words } from '../../wire'
import { mean, type Chances, type Estimator } from './estimator'
import { reasonNames } from './reasons'

const WORLDS = 8
/** Smaller losses are within the error of the estimates. */
const MISTAKE = 0.02
/** Choices this close to each other are equally good. */
const ALIKE = 0.005

/** A step of a match: what was done, and the state before it. */
export interface Done {
  number: number
  seat: number
  action: number
  before: State
}

/** Steps don't depend on each other: they can be judged in any order, and at once. */
export function judge(estimator: Estimator, step: Done): ReviewStep {
  const { number, seat, before } = step
  const seed = BigInt(number)
  const opinion = seat === CHANCE ? null : opinionOf(estimator, step, seed)
  return { number, seat, chances: estimator.chances(before, seed), opinion }
}

/** The best choice is looked for on the view; then it and the one that was made are played out in the same worlds, for a search looks too little at what it does not want. */
function opinionOf(estimator: Estimator, step: Done, seed: bigint): ReviewOpinion | null {
  const { game } = estimator
  const { seat, action, before } = step
  if (game.legal(before, seat).length === 1) return null
  const view = game.view(before, seat)
  const level = { simulations: estimator.simulations, seconds: null, softness: 0, finishes: true }
  const choice = new Bot(game, level).choose(view, seat, seed)
  const worlds = worldsOf(game, view, seat, seed)
  const [after, instead] = [action, choice.action].map((one) => worlds.map((world) => game.play(world, seat, one)))
  const chosen = meanChances(estimator, after as State[], seed)
  const other = choice.action === action ? chosen : meanChances(estimator, instead as State[], seed)
  const gain = at(other, seat) - at(chosen, seat)
  const isFound = gain > 0
  const liked = estimator.liked(choice.thoughts, seat)
  const searched = choice.exact ? estimator.liked(estimator.thoughts(view, seat, seed), seat) : liked
  const better = isFound ? other : chosen
  const best = isFound ? choice.action : action
  return {
    ...{ best, best_words: wordsOf(game, before, seat, best), chosen, better },
    loss: Math.max(0, at(better, seat) - at(chosen, seat)),
    ...regretOf(searched, choice.action, action),
    effect: effectOf(estimator, before, worlds, chosen, seed),
    exact: choice.exact && (isFound || choice.action === action),
    good: isFound ? goodOnes(liked, choice.action, action) : [action],
    reasons: gain >= MISTAKE ? reasonNames(game, instead as State[], after as State[], seat) : [],
  }
}

/** How much worse the search likes what was chosen than the best; and the same of a choice at random, on average. */
function regretOf(
  liked: ReadonlyMap<number, number>,
  best: number,
  chosen: number,
): { regret: number; at_random: number } {
  const regret = (action: number) => Math.max(0, (liked.get(best) as number) - (liked.get(action) as number))
  return { regret: regret(chosen), at_random: sum([...liked.keys()].map(regret)) / liked.size }
}

/** What the search likes nearly as much as the best choice, and clearly more than what was chosen. */
function goodOnes(liked: ReadonlyMap<number, number>, best: number, chosen: number): number[] {
  const least = Math.max((liked.get(best) as number) - ALIKE, (liked.get(chosen) as number) + ALIKE)
  return [...liked].filter(([action, chance]) => action === best || chance >= least).map(([action]) => action)
}

function worldsOf(game: Game, view: State, seat: number, seed: bigint): State[] {
  const guesses = Array.from({ length: WORLDS }, (_, place) => game.guess(view, seat, seed + BigInt(place)))
  return guesses.filter((guess, place) => guesses.findIndex((other) => same(guess, other)) === place)
}

function meanChances(estimator: Estimator, worlds: readonly State[], seed: bigint): Chances {
  return mean(worlds.map((world) => estimator.withBestPlay(world, seed, worlds.length)))
}

/** What the decision did to the chances of all seats; null where nothing was hidden. */
function effectOf(estimator: Estimator, before: State, worlds: State[], chosen: Chances, seed: bigint): Chances | null {
  if (worlds.length === 1 && same(worlds[0] as State, before)) return null
  const then = meanChances(estimator, worlds, seed)
  return chosen.map((after, seat) => after - at(then, seat))
}

export function wordsOf(game: Game, state: State, seat: number, action: number): Words {
  const { id: _id, ...words } = game.actions(state, seat).find(({ id }) => id === action) ?? { id: action, verb: '' }
  return words
}

function at(chances: Chances, seat: number): number {
  return chances[seat] as number
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
