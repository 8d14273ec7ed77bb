/** A table's inbox: proposals are checked, kept and applied one after another. */

import type { Entry } from './log'

/** An entry to check when its turn comes, and a callback for the outcome. */
interface Proposal {
  propose: () => Entry | null
  done: (problem: unknown) => void
}

export class Inbox {
  private readonly waiting: Proposal[] = []
  private isKeeping = false

  /** `keep` makes an entry safe; only then is it applied. */
  constructor(
    private readonly keep: (entry: Entry) => Promise<void>,
    private readonly apply: (entry: Entry) => void,
  ) {}

  /** Resolves when this has been kept and applied, or turned out not to be needed; rejects if it was refused. */
  enter(propose: () => Entry | null): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ propose, done: (problem) => (problem === null ? resolve() : reject(problem as Error)) })
      void this.drain()
    })
  }

  private async drain(): Promise<void> {
    if (this.isKeeping) return
    this.isKeeping = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift())
      next.done(await this.take(next.propose).catch((problem: unknown) => problem))
    this.isKeeping = false
  }

  private async take(propose: () => Entry | null): Promise<null> {
    const entry = propose()
    if (!entry) return null
    await this.keep(entry)
    this.apply(entry)
    return null
  }
}
