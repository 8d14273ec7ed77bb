/** What shared code knows of a game: one object, which games/GAME/index.ts exports as `GAME`. */

import type { Component } from 'svelte'
import type { Sound } from '../sound'
import type { StoryEvent, Words } from '../wire'
import type { Board, BoardProps } from './board'

export type Options = Record<string, string | number>

type Lazy<What> = () => Promise<{ default: What }>

/** One kind of chance event. */
export interface Draw<Position = unknown> {
  verb: string
  /** The number of its first outcome in a log, and all outcomes in order, by the names that the server gives them. */
  first: number
  outcomes: readonly string[]
  /** The field that names a piece of its seat's own, such as a die; none if all seats draw from the same place. */
  piece?: string
  /** The weight of each outcome in this position, after these numbers were drawn. */
  weights(position: Position, drawn: readonly number[]): number[]
  /** One outcome in words. */
  inWords(outcome: string): string
}

export interface Game<Position = unknown, Does = Words, Event extends { event: string } = StoryEvent> {
  /** Its place among the games of the harbour. */
  place: number
  /** The fewest and the most who can play, and how many sit down at a game that starts with one click. */
  seats: readonly [number, number]
  usualSeats: number
  vignette: Component
  board: Lazy<Component<BoardProps<Position, Does>, Board<Event>>>
  rules: Lazy<Component>
  /** Whether a seat sees what another may not: then a curtain falls between people who share a device. */
  hasSecrets(options: Options): boolean
  /** What the device answers for its people unless they want to be asked (`settings.marching`, whose words are
   *  `GAME-unasked`): whether this action is such an answer, and whether the player who decides here is asked for one. */
  unasked?: {
    isAnswer(action: Does): boolean
    isAsked(position: Position): boolean
  }
  /** What is counted through a match: where all play at the same time there are rounds, no turns. */
  span: 'turn' | 'round'
  /** Its board is as wide as high; it is higher than a phone. */
  square: boolean
  tall: boolean
  sounds: Partial<Record<Event['event'], Sound>>
  /** How it ends where nobody wins: a draw, though the server names everybody as a winner. */
  drawnBy: readonly string[]
  /** Events for the heading of a turn or round in the log, the most important first. */
  headlines: readonly Event['event'][]
  /** Events that the log leaves out. */
  isUnsaid(event: Event): boolean
  /** The names of the players in a lesson. */
  lessonNames(position: Position): string[]
  draws: readonly Draw<Position>[]
}

/** How many of each are left after these were taken. */
export function rest(all: readonly number[], names: readonly string[], taken: readonly string[]): number[] {
  return all.map((count, place) => count - taken.filter((name) => name === names[place]).length)
}

/** Each name as often as it is counted. */
export function spread(counts: Partial<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count ?? 0).fill(name))
}
