/** Hints: what the strongest bot thinks of a player's actions. */

import { hexToBytes } from '@noble/hashes/utils.js'
import type { Hint, Level, Sight } from '../wire'
import type { Viewer } from './audience'
import type { Game } from './game'
import type { Match } from './match'
import { Refused } from './refusal'
import { seedFrom, type Services, type ThinkJob, type Thoughts } from './services'

const LEVEL: Level = 'captain'
const TOLD = 3

export class Hints {
  private isThinking = false

  constructor(
    private readonly match: Match,
    private readonly services: Services,
  ) {}

  /** Only in games against bots, where no other person is at a disadvantage. */
  async of(viewer: Viewer): Promise<Hint> {
    const job = this.job(viewer)
    const number = this.match.numberFor(viewer)
    if (this.isThinking) throw new Refused('busy', 'a hint is already on its way')
    this.isThinking = true
    try {
      return hintOf(number, await this.services.thinkers.think(job))
    } finally {
      this.isThinking = false
    }
  }

  private job(seat: Viewer): ThinkJob {
    const { game, state, deciding, seating } = this.match
    if (seat === null || !state || !deciding.includes(seat))
      throw new Refused('not deciding', 'there is nothing for you to decide now')
    if (seating.chairs.some((chair, other) => other !== seat && !chair?.bot))
      throw new Refused('not alone', 'hints only work in games against bots')
    const { signal } = new AbortController()
    const view = game.view(state, seat)
    return { game: game.facts.key, view, seat, level: LEVEL, seed: seedFrom(this.services), purpose: 'hint', signal }
  }
}

/** About what somebody sees at a table elsewhere. */
export async function hintAbout(game: Game, sight: Sight, services: Services): Promise<Hint> {
  const view = hexToBytes(sight.view)
  if (sight.rules !== game.facts.version) throw new Refused('other rules', 'that is played by other rules')
  if (view.length !== game.facts.sizes.state || !game.deciding(view).includes(sight.seat))
    throw new Refused('malformed', 'this is not a position in which that seat decides')
  const { signal } = new AbortController()
  const job = { game: sight.game, view, seat: sight.seat, level: LEVEL, seed: seedFrom(services), signal }
  return hintOf(sight.number, await services.thinkers.think({ ...job, purpose: 'hint' }))
}

function hintOf(number: number, { action, thoughts, exact }: Thoughts): Hint {
  const best = (one: { action: number }) => Number(one.action === action)
  const sorted = thoughts.toSorted((a, b) => best(b) - best(a) || b.visits - a.visits)
  return { number, thoughts: sorted.length ? sorted.slice(0, TOLD) : [{ action, visits: 0, chances: [] }], exact }
}
