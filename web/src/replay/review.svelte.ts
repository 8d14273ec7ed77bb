/** A review, as far as the server has got with it; where that is too busy, this device goes on. */

import { ask, askDevice, Refusal } from '../api'
import { isLocal } from '../pocket/names'
import type {
  MatchRecord,
  Problem,
  Reason,
  ReviewAccount,
  ReviewBegun,
  ReviewDraw,
  ReviewPart,
  ReviewStep,
} from '../wire'
import { mistakesOf } from './figures'
import type { Source } from './player.svelte'

const AGAIN = 500
/** Milliseconds without a new step after which this device takes over. */
const STALLED = 8000
/** After so many silences in a row nothing more is expected. */
const PATIENCE = 20
/** Reasons that pass: ask again. */
const PASSING: ReadonlySet<string> = new Set<Reason | 'offline'>([
  'offline',
  'too often',
  'nobody thinks',
  'no such review',
])

export class ReviewStore {
  steps = $state.raw<ReviewStep[]>([])
  total = $state(0)
  end = $state.raw<number[] | null>(null)
  accounts = $state.raw<ReviewAccount[] | null>(null)
  draws = $state.raw<ReviewDraw[] | null>(null)
  problem = $state.raw<Problem | null>(null)

  /** The chances of all seats at each moment that has been judged. */
  chances = $derived([...this.steps.map(({ chances }) => chances), ...(this.end ? [this.end] : [])])
  mistakes = $derived(mistakesOf(this.steps))

  private left = false
  private silences = 0
  /** It is this device that thinks. Then the server keeps no mistakes. */
  here = $state(false)
  private progress = Date.now()
  /** Under which name the server knows the file; it forgets that in time, and then the file is sent again. */
  private name: string | null = null

  constructor(private readonly source: Source) {
    void this.follow()
  }

  leave(): void {
    this.left = true
  }

  private async follow(): Promise<void> {
    while (!this.left && !this.end && !this.problem) {
      await this.hear()
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  private async hear(): Promise<void> {
    try {
      const address = await this.address()
      this.add(await (this.here ? askDevice : ask)<ReviewPart>('GET', `${address}?from=${this.steps.length}`))
      this.silences = 0
    } catch (error) {
      this.silences += 1
      if (error instanceof Refusal && error.problem.reason === 'no such review') this.name = null
      const passing = error instanceof Refusal && PASSING.has(error.problem.reason)
      if (passing && this.silences < PATIENCE) return
      this.problem = error instanceof Refusal ? error.problem : { reason: 'unknown', message: '', details: {} }
    }
  }

  /** Both find the same: the steps that are known stay. */
  private async takeOver(): Promise<void> {
    const { source } = this
    if ('table' in source && isLocal(source.table)) return
    this.progress = Date.now()
    const path = 'table' in source ? `/tables/${encodeURIComponent(source.table)}/record` : ''
    try {
      const record = 'record' in source ? source.record : await ask<MatchRecord>('GET', path)
      this.name = (await askDevice<ReviewBegun>('POST', '/reviews', record)).review
      this.here = true
    } catch {
      // Then the server has to do.
    }
  }

  private async address(): Promise<string> {
    if (!this.here && Date.now() - this.progress > STALLED) await this.takeOver()
    if (this.here && this.name) return `/reviews/${this.name}`
    if ('table' in this.source) return `/tables/${encodeURIComponent(this.source.table)}/review`
    this.name ??= (await ask<ReviewBegun>('POST', '/reviews', this.source.record)).review
    return `/reviews/${this.name}`
  }

  private add({ steps, total, end, accounts, draws }: ReviewPart): void {
    if (steps.length) {
      this.steps = [...this.steps, ...steps]
      this.progress = Date.now()
    }
    this.total = total
    this.end = end
    this.accounts = accounts
    this.draws = draws
  }
}
