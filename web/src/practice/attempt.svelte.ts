/** Somebody who tries to find the best choice: what they tried, what helped them, and whether it is found. */

import type { Exercise } from '../wire'

/** So many choices are left after a hint. */
const FEW = 3

export class Attempt {
  /** The latest wrong choice. */
  wrong = $state<number | null>(null)
  found = $state<number | null>(null)
  hinted = $state(false)
  /** The answer is shown. */
  shown = $state(false)

  over = $derived.by(() => this.found !== null || this.shown)
  answer = $derived.by(() => this.found ?? this.exercise.best)
  offered = $derived.by(() => {
    // The answer stays on the board; nothing else can be done any more.
    if (this.over) return this.exercise.actions.filter(({ id }) => id === this.answer)
    return this.hinted ? fewOf(this.exercise) : this.exercise.actions
  })

  private strayed = false

  constructor(readonly exercise: Exercise) {}

  /** Whether it was found at once, without help. */
  get solved(): boolean {
    return this.found !== null && !this.strayed && !this.hinted && !this.shown
  }

  act(action: number): void {
    if (this.over) return
    if (this.exercise.good.includes(action)) {
      this.found = action
      this.wrong = null
    } else {
      this.wrong = action
      this.strayed = true
    }
  }

  hint(): void {
    this.hinted = true
    this.wrong = null
  }

  show(): void {
    this.shown = true
    this.wrong = null
  }
}

/** The best choice among some others that are wrong, spread over all of them. */
export function fewOf({ actions, best, good, played }: Exercise): Exercise['actions'] {
  const wrong = actions.filter(({ id }) => !good.includes(id) && id !== played)
  const step = Math.max(1, Math.floor(wrong.length / (FEW - 1)))
  const kept = new Set([
    best,
    ...wrong
      .filter((_, place) => place % step === 0)
      .slice(0, FEW - 1)
      .map(({ id }) => id),
  ])
  return actions.filter(({ id }) => kept.has(id))
}
