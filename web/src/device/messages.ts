/** What a page and its worker say to each other. */

import type { AnyMessage, Problem } from '../wire'

export type ToWorker =
  | { do: 'begin'; ahead: number }
  | { do: 'ask'; id: number; method: string; path: string; body: unknown }
  | { do: 'connect'; line: number; table: string; asked: { seat?: number; since?: number } }
  | { do: 'send'; line: number; command: object }
  | { do: 'close'; line: number }
  | { do: 'lose'; thinker: number }

export type FromWorker =
  | { what: 'answer'; id: number; answer: unknown }
  | { what: 'refused'; id: number; problem: Problem }
  | { what: 'heard'; line: number; message: AnyMessage }
  | { what: 'dropped'; line: number }
  | { what: 'hire'; thinker: number; port: MessagePort }
  | { what: 'dismiss'; thinker: number }
