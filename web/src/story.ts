/** Tells what happened, one event after another, on a board that still shows the position before. */

import type { Board, StoryEvent } from './games/board'
import type { Happening } from './wire'

/** No event takes longer than this, whatever a board does. */
const LONGEST = 8000

export function eventsOf(happened: readonly Happening[]): StoryEvent[] {
  return happened.flatMap((happening) => (happening.events ?? []) as StoryEvent[])
}

function until(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

export async function tellStory(
  events: readonly StoryEvent[],
  board: Board,
  skip: AbortSignal,
  before: (event: StoryEvent) => void,
): Promise<void> {
  for (const event of events) {
    if (skip.aborted) return
    before(event)
    const told = new AbortController()
    try {
      await Promise.race([board.tell(event, skip), until(AbortSignal.any([skip, told.signal]), LONGEST)])
    } catch (error) {
      // A motion that failed is no reason to stop the game: the position that follows is the truth.
      console.error(`${event.event} could not be shown`, error)
    }
    told.abort()
  }
}
