/** What a pocket needs from the device. */

import type { Choice } from '../../engine/src/bot.ts'
import type { State } from '../../engine/src/game.ts'
import type { Game } from './game'
import type { Exercise, Level, ReviewStep, Summary } from '../wire'
import type { Entry } from './log'
import type { Done } from './review/judging'

export interface Engines {
  load(game: string): Promise<Game>
}

/** A table as it is kept: its log is the truth. `over` says what a list shows of a match that is over. */
export interface Kept {
  table: string
  log: Entry[]
  over: Summary | null
}

/** A mistake to be tried again, the box of learning that it's in, and when it is due; null once it is learnt. */
export interface Scheduled {
  exercise: Exercise
  box: number
  due: number | null
}

export interface Keeper {
  list(): Promise<Kept[]>
  load(table: string): Promise<Kept | null>
  /** Resolves when it is safe: nothing is answered before. */
  save(kept: Kept): Promise<void>
  remove(table: string): Promise<void>
  exercises(): Promise<Scheduled[]>
  /** In place of all that were kept. */
  saveExercises(all: Scheduled[]): Promise<void>
}

/** Something to think about. The view is that of the seat: a bot knows no more than a person there would. */
export interface ThinkJob {
  game: string
  view: State
  seat: number
  level: Level
  /** of 63 bits */
  seed: bigint
  purpose: 'move' | 'hint'
  /** When nobody wants to know any more. */
  signal: AbortSignal
}

export type Thoughts = Choice

/** A step of a finished match, to be judged. The last one is nobody's: that is the end. */
export interface JudgeJob {
  game: string
  step: Done
  /** When nobody wants to know any more. */
  signal: AbortSignal
}

export interface Thinkers {
  think(job: ThinkJob): Promise<Thoughts>
  judge(job: JudgeJob): Promise<ReviewStep>
}

export interface Services {
  keeper: Keeper
  thinkers: Thinkers
  /** Seconds since 1970. */
  now: () => number
  randomBytes: (length: number) => Uint8Array
  /** Seconds that a bot takes at least, so that people can follow. */
  pace: number
}

/** A random number for a search. */
export function seedFrom({ randomBytes }: Services): bigint {
  return randomBytes(8).reduce((seed, byte) => (seed << 8n) | BigInt(byte), 0n) >> 1n
}
