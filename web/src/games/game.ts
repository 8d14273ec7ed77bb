/** What everything else knows of a game: one object, which games/GAME/index.ts exports as `GAME`. */

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
  /** The word that names the piece of its seat's own, such as a die; what all draw from has none. */
  piece?: string
  /** How heavy each outcome is in this position, after these numbers were drawn. */
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
  /** What a turn or a round is remembered by, the most telling first. */
  headlines: readonly Event['event'][]
  /** What goes without saying. */
  isUnsaid(event: Event): boolean
  /** What those who sit at a lesson are called. */
  lessonNames(position: Position): string[]
  draws: readonly Draw<Position>[]
}

/** So many of each, less these. */
export function rest(all: readonly number[], names: readonly string[], taken: readonly string[]): number[] {
  return all.map((count, place) => count - taken.filter((name) => name === names[place]).length)
}

/** Each name as often as it is counted. */
export function spread(counts: Partial<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count ?? 0).fill(name))
}
