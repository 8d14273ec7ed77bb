/** What each viewer has been told. A viewer counts only what it may know, so no number reveals a hidden decision. */

import type { Happened } from '../../engine/src/events.ts'
import type { StoryEvent } from '../wire'
import type { Entry } from './log'

/** A seat, or null for a spectator. */
export type Viewer = number | null

export type Events = readonly Happened<StoryEvent>[]

/** Entries that a viewer who reconnects is told of; GET .../story has the older ones. */
const RECENT = 32

/** An entry with all that happened by it. */
export interface Applied {
  number: number
  entry: Entry
  events: Events
  viewers: ReadonlySet<Viewer>
}

interface Memory {
  /** the numbers of the entries that this viewer has heard of */
  heard: number[]
  recent: Applied[]
}

export class Audience {
  everybody: ReadonlySet<Viewer> = new Set()
  /** Decisions that not everybody has heard of yet, by number, and whose they are. */
  readonly hidden = new Map<number, number>()
  private readonly memories = new Map<Viewer, Memory>()

  /** Before the game starts all see the same, so a new seat knows what spectators know. Numbers must never run backwards: a viewer is not forgotten when its seat is taken away. */
  welcome(viewers: readonly Viewer[]): void {
    const known = this.memories.get(null) ?? { heard: [], recent: [] }
    for (const viewer of viewers)
      if (!this.memories.has(viewer)) this.memories.set(viewer, { heard: [...known.heard], recent: [...known.recent] })
    this.everybody = new Set(this.memories.keys())
  }

  hear(applied: Applied): void {
    for (const viewer of applied.viewers) {
      const memory = this.memories.get(viewer)
      memory?.heard.push(applied.number)
      memory?.recent.push(applied)
      if (memory && memory.recent.length > RECENT) memory.recent.shift()
    }
  }

  /** These are no longer part of the game. The seats that had decided so in secret. */
  unhide(entries: ReadonlySet<number>): number[] {
    const found = [...this.hidden].filter(([number]) => entries.has(number))
    for (const [number] of found) this.hidden.delete(number)
    return found.map(([, seat]) => seat)
  }

  /** How many entries this viewer knows of. The number of all entries would tell when somebody decided in secret. */
  heardBy(viewer: Viewer): number {
    return this.memories.get(viewer)?.heard.length ?? 0
  }

  /** The entry that this viewer knows under this number. */
  entry(viewer: Viewer, number: number): number {
    return this.memories.get(viewer)?.heard[number - 1] ?? 0
  }

  /** Under which number this viewer knows the entry. */
  number(viewer: Viewer, entry: number): number {
    return (this.memories.get(viewer)?.heard.indexOf(entry) ?? -1) + 1
  }

  /** The last things that this viewer has heard of, the oldest first, as far as they are remembered. */
  latest(viewer: Viewer, most: number): Applied[] {
    return most ? (this.memories.get(viewer)?.recent.slice(-most) ?? []) : []
  }

  /** All who know of one of these entries. */
  thatHeardOf(entries: readonly number[]): Set<Viewer> {
    const knowing = [...this.memories].filter(([, { heard }]) => entries.some((entry) => heard.includes(entry)))
    return new Set(knowing.map(([viewer]) => viewer))
  }
}
