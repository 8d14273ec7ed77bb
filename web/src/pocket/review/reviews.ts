/** Reviews of finished matches: made in the background, step by step, and handed out as far as they are done. */

import { CHANCE } from '../../../engine/src/game.ts'
import type { Game } from '../game'
import type { MatchRecord, ReviewDraw, ReviewPart, ReviewStep } from '../../wire'
import { stepsOf } from '../record'
import { Refused } from '../refusal'
import type { Services } from '../services'
import { accountOf, drawsOf } from './accounts'
import type { Done } from './judging'

/** Milliseconds without a question after which a review pauses. The next question resumes it. */
const ASKING = 15_000

export class Reviews {
  private readonly reviews = new Map<string, Review>()

  constructor(private readonly services: Services) {}

  begin(name: string, game: Game, record: MatchRecord): void {
    if (!this.reviews.has(name)) this.reviews.set(name, new Review(game, record, this.services))
  }

  /** What is known so far, without the first `have` steps. */
  part(name: string, have: number): ReviewPart {
    const review = this.reviews.get(name)
    if (!review) throw new Refused('no such review', 'this review is not kept any more; open the record again')
    return review.part(have)
  }
}

class Review {
  /** The last one is the end. */
  private readonly steps: Done[]
  private readonly judged: (ReviewStep | null)[]
  private readonly draws: ReviewDraw[]
  private abort: AbortController | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    game: Game,
    private readonly record: MatchRecord,
    private readonly services: Services,
  ) {
    const { steps, end } = stepsOf(game, record)
    const last = { number: 0, seat: CHANCE, action: 0, before: end }
    this.steps = [...steps.map(({ number, seat, action, before }) => ({ number, seat, action, before })), last]
    this.judged = this.steps.map(() => null)
    this.draws = drawsOf(game, steps)
  }

  part(have: number): ReviewPart {
    const open = this.judged.indexOf(null)
    const done = Math.min(open < 0 ? Infinity : open, this.steps.length - 1)
    const steps = this.judged.slice(0, done) as ReviewStep[]
    const end = open < 0 ? (this.judged.at(-1)?.chances ?? null) : null
    if (!end) this.goOn()
    const accounts = end && end.map((_, seat) => accountOf(steps, end, seat))
    return {
      ...{ done, total: this.steps.length - 1, steps: steps.slice(have) },
      ...{ end, accounts, draws: end && this.draws },
    }
  }

  private goOn(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.pause(), ASKING)
    if (this.abort) return
    this.abort = new AbortController()
    void this.judgeAll(this.abort.signal).then(
      () => this.pause(),
      () => this.pause(),
    )
  }

  private pause(): void {
    clearTimeout(this.timer)
    this.abort?.abort()
    this.abort = null
  }

  private async judgeAll(signal: AbortSignal): Promise<void> {
    const { game } = this.record
    const judge = async (step: Done, place: number) => {
      if (this.judged[place]) return
      this.judged[place] = await this.services.thinkers.judge({ game, step, signal })
    }
    await Promise.all(this.steps.map(judge))
  }
}
