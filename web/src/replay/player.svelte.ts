/** The replay of a match: the current moment, and motion to the next one. */

import { ask, Refusal } from '../api'
import { motion } from '../settings.svelte'
import { Storyteller } from '../story.svelte'
import type { MatchRecord, Problem, Replay } from '../wire'
import { loadWords } from '../words'
import { next, previous, stopsOf, turnsOf } from './figures'

/** Milliseconds between two moments when a replay plays by itself. */
const LOOK = 700

/** Where a match comes from: a table of this server, or a file. */
export type Source = { table: string } | { record: MatchRecord }

export class ReplayPlayer {
  replay = $state.raw<Replay | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** The seat whose view is shown; null: everything is open. */
  seat = $state<number | null>(null)
  at = $state(0)
  /** It is on its way to the next decision. */
  telling = $state(false)
  /** It goes on by itself. */
  playing = $state(false)

  stops = $derived(this.replay ? stopsOf(this.replay) : [])
  turns = $derived(this.replay ? turnsOf(this.replay) : [])
  last = $derived(this.replay?.steps.length ?? 0)
  /** The match is over: nothing is hidden any more. */
  over = $derived(!!this.replay?.ending)
  position = $derived(this.replay?.steps[this.at]?.position ?? this.replay?.end ?? null)
  scores = $derived(this.replay?.steps[this.at]?.scores ?? this.replay?.scores ?? [])
  /** Chance, which decides too, is no seat. */
  deciding = $derived((this.replay?.steps[this.at]?.deciding ?? []).filter((seat) => seat >= 0))

  readonly teller = new Storyteller()
  private goal = 0

  constructor(
    private readonly source: Source,
    seat: number | null,
    at: number,
  ) {
    void this.look(seat, at)
  }

  leave(): void {
    this.playing = false
    this.teller.skip()
  }

  /** Shows another view. A file is always fully open. */
  async look(seat: number | null, at = this.at): Promise<void> {
    this.teller.skip()
    try {
      const replay = await this.fetch(seat)
      await loadWords(replay.game, `${replay.game}-board`, `${replay.game}-reasons`)
      this.replay = replay
      this.seat = seat
      this.problem = null
      this.go(at)
    } catch (error) {
      this.problem = error instanceof Refusal ? error.problem : { reason: 'unknown', message: '', details: {} }
    }
  }

  private fetch(seat: number | null): Promise<Replay> {
    if ('record' in this.source) return ask('POST', '/replay', this.source.record)
    const query = seat === null ? '' : `?seat=${seat}`
    return ask('GET', `/tables/${encodeURIComponent(this.source.table)}/replay${query}`)
  }

  /** Shows a moment at once. */
  go(moment: number): void {
    this.teller.skip()
    this.teller.settle(() => (this.at = Math.max(0, Math.min(moment, this.last))))
  }

  back(): void {
    this.playing = false
    this.go(previous(this.stops, this.at) ?? 0)
  }

  backTurn(): void {
    this.playing = false
    this.go(previous(this.turns, this.at) ?? 0)
  }

  onTurn(): void {
    this.playing = false
    this.go(next(this.turns, this.at) ?? this.last)
  }

  /** Tells what happens up to the next decision. Asked again, it shows the rest at once. */
  async on(): Promise<void> {
    if (this.telling) return this.go(this.goal)
    this.goal = next(this.stops, this.at) ?? this.last
    this.telling = true
    while (this.at < this.goal && (await this.tellStep()));
    this.telling = false
  }

  /** Whether it was told to its end. */
  private async tellStep(): Promise<boolean> {
    const { replay } = this
    const told = replay && (await this.teller.tell(replay.game, replay.steps[this.at]?.events ?? []))
    if (told) this.teller.settle(() => (this.at += 1))
    return !!told
  }

  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false
      return
    }
    this.playing = true
    if (this.at === this.last) this.go(0)
    while (this.playing && this.at < this.last) {
      await this.on()
      await new Promise((resolve) => setTimeout(resolve, LOOK / (motion.pace || 1)))
    }
    this.playing = false
  }
}
