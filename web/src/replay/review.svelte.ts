/** A review, as far as the server has got with it. */

import { ask, Refusal } from '../api'
import type { Problem, Reason, ReviewAccount, ReviewBegun, ReviewDraw, ReviewPart, ReviewStep } from '../wire'
import { mistakesOf } from './figures'
import type { Source } from './player.svelte'

const AGAIN = 500
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
      this.add(await ask('GET', `${await this.address()}?from=${this.steps.length}`))
      this.silences = 0
    } catch (error) {
      this.silences += 1
      if (error instanceof Refusal && error.problem.reason === 'no such review') this.name = null
      const passing = error instanceof Refusal && PASSING.has(error.problem.reason)
      if (passing && this.silences < PATIENCE) return
      this.problem = error instanceof Refusal ? error.problem : { reason: 'unknown', message: '', details: {} }
    }
  }

  private async address(): Promise<string> {
    if ('table' in this.source) return `/tables/${encodeURIComponent(this.source.table)}/review`
    this.name ??= (await ask<ReviewBegun>('POST', '/reviews', this.source.record)).review
    return `/reviews/${this.name}`
  }

  private add({ steps, total, end, accounts, draws }: ReviewPart): void {
    if (steps.length) this.steps = [...this.steps, ...steps]
    this.total = total
    this.end = end
    this.accounts = accounts
    this.draws = draws
  }
}
