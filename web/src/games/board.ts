/** The props of every board, and what it can do. A board knows where things lie, never what is allowed. */

import type { Line } from '../log'
import type { StoryEvent, Words } from '../wire'

/** A legal action. `id` is its number on the server, and is sent back. */
export type Offered<Does> = Does & { id: number }

export interface Player {
  /** What they are called in a sentence. */
  name: string
  /** The longer name where there is room: a bot with its rank. */
  full?: string
  /** The person who looks at this board. */
  mine?: boolean
  bot: string | null
  present: boolean
  /** Until which day they are away, in a sentence, if they said so. */
  away?: string
}

export interface BoardProps<Position = unknown, Does = Words> {
  game: string
  /** What I may know of the game, in the words of its rule page. */
  position: Position
  /** Who sits where; null where nobody does. */
  players: (Player | null)[]
  /** My seat; null if I watch. */
  me: number | null
  /** Seats that are deciding, as far as I may know. */
  deciding: number[]
  scores: number[]
  /** What I may do now; empty if it is not for me to decide. */
  actions: Offered<Does>[]
  /** An action that a bot advises, to be shown on the board. */
  advice: number | null
  /** 0: nothing moves; 1: the usual pace. */
  pace: number
  act: (action: number) => void
  /** Takes my latest decision back; null if that isn't possible. */
  undo: (() => void) | null
  /** Says why something cannot be done: a message in the words of the language. */
  explain: (message: string, parts?: Record<string, string | number>) => void
  /** The latest events in words; a replay shows them elsewhere. */
  happened?: Line[]
}

/** What every board can do besides being drawn. */
export interface Board<Event = StoryEvent> {
  /** Shows one event as motion on the position as it still is; resolves when it has been seen or was skipped. */
  tell(event: Event, skip: AbortSignal): Promise<void>
  /** Forgets what `tell` left lying about, as the next position is shown. */
  settle(): void
}

/** Ends a switch over all cases: the compiler finds a forgotten one. Cases that a newer server adds are ignored. */
export function passOver(_case: never): void {}
