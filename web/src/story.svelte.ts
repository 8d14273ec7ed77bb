/** Tells a story, one event after another, on a board that still shows the position before. */

import { flushSync } from 'svelte'
import { gameOf } from './games'
import type { Board } from './games/board'
import { pause } from './games/motion'
import { motion } from './settings.svelte'
import { playEvent } from './sound'
import type { Happening, StoryEvent } from './wire'

/** No event takes longer than this, whatever a board does. */
const LONGEST = 8000

export function eventsOf(happened: readonly Happening[]): StoryEvent[] {
  return happened.flatMap((happening) => happening.events ?? [])
}

export class Storyteller {
  /** A story is being told. */
  telling = $state(false)
  /** What is being told. */
  event = $state.raw<StoryEvent | null>(null)

  private board: Board | null = null
  private mount = () => {}
  /** Resolves when there is a board to tell on. */
  readonly mounted = new Promise<void>((resolve) => (this.mount = resolve))
  private skipping = new AbortController()

  /** The board that stories are told on; null when it has gone. */
  tellOn(board: Board | null): void {
    this.board = board
    if (board) this.mount()
  }

  /** Tells a story, unless nobody would see it; resolves with whether it got to its end. `begins` hears the place of
   *  each event as it begins to be told. */
  async tell(game: string, events: readonly StoryEvent[], begins = (_place: number) => {}): Promise<boolean> {
    const { signal } = (this.skipping = new AbortController())
    if (!events.length || !this.board || !motion.pace || document.hidden) return true
    this.telling = true
    for (const [place, event] of events.entries()) {
      if (signal.aborted) break
      begins(place)
      await this.tellOne(game, event, this.board, signal)
    }
    this.telling = false
    this.event = null
    return !signal.aborted
  }

  private async tellOne(game: string, event: StoryEvent, board: Board, skip: AbortSignal): Promise<void> {
    this.event = event
    playEvent(gameOf(game)?.sounds[event.event])
    const told = new AbortController()
    try {
      await Promise.race([board.tell(event, skip), pause(LONGEST, AbortSignal.any([skip, told.signal]))])
    } catch (error) {
      // A failed motion must not stop the game: the next position is right in any case.
      console.error(`${event.event} could not be shown`, error)
    }
    told.abort()
  }

  /** Ends the telling at once. */
  skip(): void {
    this.skipping.abort()
  }

  /** Shows another position, and clears what telling has left on the board. */
  settle(show: () => void): void {
    flushSync(() => {
      this.board?.settle()
      show()
    })
  }
}
