/** Something that is asked of the server, and why it didn't work. */

import { Refusal } from './api'
import { problemInWords } from './problem'

export class Attempt {
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
