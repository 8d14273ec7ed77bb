/** A change that is sent to the server: whether it is under way, and why it failed. */

import { Refusal } from './api'
import { problemInWords } from './problem'

export class Submission {
  busy = $state(false)
  /** In the visitor's language; empty if all went well. */
  trouble = $state('')

  async make(what: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.trouble = ''
    try {
      await what()
    } catch (error) {
      this.trouble = error instanceof Refusal ? problemInWords(error.problem) : String(error)
    }
    this.busy = false
  }
}
