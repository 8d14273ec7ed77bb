import type { Problem, Reason } from '../wire'

/** Why something was not done. */
export class Refused extends Error {
  readonly problem: Problem

  /** `reason` is a word for programs: a reason of the wire, of a game, or one that only a device has. */
  constructor(
    reason: Reason | 'needs server' | 'no engine' | 'not legal' | 'unknown action',
    message: string,
    details: Problem['details'] = {},
  ) {
    super(message)
    this.problem = { reason, message, details }
  }
}
