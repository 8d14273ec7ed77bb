import type { Problem, Reason } from '../wire'

/** Why something was not done. */
export class Refused extends Error {
  readonly problem: Problem

  /** `reason` is a word for programs: a reason of the wire, of a game, or one that only a device has. */
  constructor(
    reason: Reason | 'needs server' | 'no engine' | 'no room' | 'not legal' | 'unknown action',
    message: string,
    details: Problem['details'] = {},
  ) {
    super(message)
    this.problem = { reason, message, details }
  }
}

/** What to say if something could not be kept. */
export function notStored(error: unknown): Refused {
  return error instanceof Error && error.name === 'QuotaExceededError'
    ? new Refused('no room', 'there is no room left on this device')
    : new Refused('not stored', 'that could not be stored; please try again')
}
