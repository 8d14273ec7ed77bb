/**
 * What chance could do, counted from what lay on the table: all there is, less what can be seen.
 *
 * It doesn't depend on the server: it comes from docs/fairness.md and the positions of the replay.
 */

import { gameOf } from '../games'
import type { Draw } from '../games/game'
import type { MatchRecord } from '../wire'

const CHANCE = -1

export function drawsOf(game: string): readonly Draw[] {
  return gameOf(game)?.draws ?? []
}

function drawOf(game: string, action: number): Draw | undefined {
  return drawsOf(game).findLast(({ first }) => first <= action)
}

/** What a number stands for, as `what` of a verb. */
export function outcomeOf(game: string, action: number): { verb: string; what: string } {
  const draw = drawOf(game, action)
  return { verb: draw?.verb ?? '', what: draw?.outcomes[action - draw.first] ?? String(action) }
}

/** Where a draw comes from: a piece of one seat, or a bag, deck or sea that all share. */
export function sourceOf(game: string, words: Record<string, unknown>): string {
  const piece = drawsOf(game).find(({ verb }) => verb === words.verb)?.piece
  return (piece ? ['verb', 'seat', piece] : ['verb']).map((name) => String(words[name])).join(' ')
}

export type Odds = [action: number, weight: number][]

/** Every possibility at a step of the log, with its weight, in order of their numbers. */
export function oddsAt({ game, log }: MatchRecord, place: number, position: unknown): Odds {
  const draw = drawOf(game, log[place]?.[1] ?? 0)
  if (!draw) return []
  const drawn = log.slice(0, place).flatMap(([seat, action]) => (seat === CHANCE ? [action] : []))
  return draw
    .weights(position, drawn)
    .flatMap((weight, place): Odds => (weight > 0 ? [[draw.first + place, weight]] : []))
}
