/** The same deal: the luck of a finished match again, kind by kind, so that other decisions don't shift it. */

import { CHANCE, type State } from '../../engine/src/game.ts'
import type { Game } from './game'
import type { Deal } from '../wire'

/** What chance decides about now. Each die of each seat is a kind of its own; what comes from one bag, deck or sea is of one kind for all seats. */
export function kindOf(game: Game, state: State): string {
  const words: Record<string, unknown> = game.actions(state, CHANCE)[0] ?? {}
  const own = game.facts.pieces.filter((name) => name in words)
  const names = own.length ? ['verb', 'seat', ...own] : ['verb']
  return names.map((name) => String(words[name])).join(' ')
}

/** For each kind the numbers of its draws, from the states in which a match drew. */
export function rowsOf(game: Game, draws: readonly State[]): Deal['rows'] {
  const rows: Deal['rows'] = {}
  draws.forEach((state, place) => (rows[kindOf(game, state)] ??= []).push(place + 1))
  return rows
}

/** Under which number each draw of a match is made: one after another, or, where the luck is that of another match, the number that the draw of the same kind and place had there. What was not drawn there is named by both. */
export class Numbers {
  private drawn = 0
  private kinds: Record<string, number> = {}

  constructor(
    private readonly game: Game,
    private readonly deal: Deal | null,
  ) {}

  /** That of the draw which is due in this state. */
  next(state: State): number | string {
    this.drawn += 1
    if (!this.deal) return this.drawn
    const kind = kindOf(this.game, state)
    const place = this.kinds[kind] ?? 0
    this.kinds[kind] = place + 1
    return this.deal.rows[kind]?.[place] ?? `${kind} ${place + 1}`
  }

  copy(): Numbers {
    const copy = new Numbers(this.game, this.deal)
    copy.drawn = this.drawn
    copy.kinds = { ...this.kinds }
    return copy
  }
}
