/** What a table does by itself: it starts, its bots decide, and its clocks run out. */

import type { Level, Problem } from '../wire'
import type { Decision } from './clocks'
import * as gate from './gate'
import type { Inbox } from './inbox'
import type { Entry } from './log'
import type { Match } from './match'
import { Refused } from './refusal'
import { seedFrom, type Services, type ThinkJob } from './services'

/** Milliseconds before a failed attempt is repeated. */
const AGAIN = 2000

interface Thinking {
  decision: Decision | undefined
  abort: AbortController
}

export class Autopilot {
  private readonly thinking = new Map<number, Thinking>()
  private isStopped = false
  private alarm: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly match: Match,
    private readonly inbox: Inbox,
    private readonly services: Services,
    private readonly isWatched: () => boolean,
    private readonly complain: (problem: Problem) => void,
  ) {}

  /** Does what the table now asks for. */
  advance(): void {
    if (this.isStopped) return
    if (gate.isReady(this.match)) this.enter(() => this.start())
    this.setAlarm()
    this.stopThinking()
    if (!this.areBotsAwaited()) return
    for (const { seat, level } of this.match.botsToMove()) if (!this.thinking.has(seat)) void this.think(seat, level)
  }

  /** Nothing is done by itself any more. */
  stop(): void {
    this.isStopped = true
    clearTimeout(this.alarm)
    for (const { abort } of this.thinking.values()) abort.abort()
  }

  private enter(propose: () => Entry | null): void {
    this.inbox.enter(propose).catch((error: unknown) => {
      this.tell(error)
      setTimeout(() => this.advance(), AGAIN)
    })
  }

  private tell(error: unknown): void {
    if (error instanceof Refused) this.complain(error.problem)
  }

  private start(): Entry | null {
    return gate.isReady(this.match) ? gate.start(this.match, this.services.now()) : null
  }

  // Clocks

  private setAlarm(): void {
    clearTimeout(this.alarm)
    const next = this.match.nextDue()
    if (!next) return
    const delay = Math.max(0, next.due - this.services.now())
    this.alarm = setTimeout(() => this.enter(() => this.late()), 1000 * delay)
  }

  private late(): Entry | null {
    const [next, at] = [this.match.nextDue(), this.services.now()]
    if (next && next.due <= at) return { what: 'late', at, by: '', command: '', seat: next.seat }
    this.setAlarm()
    return null
  }

  // Bots

  /** By somebody who is here, or who has decided something and will come back for the answer. Bots among themselves wait until somebody comes. */
  private areBotsAwaited(): boolean {
    const { moves, seating } = this.match
    return this.isWatched() || moves.played.some(([, { seat }]) => seating.chairs[seat]?.person)
  }

  /** Of decisions that are no longer there to be made. */
  private stopThinking(): void {
    for (const [seat, { decision, abort }] of this.thinking)
      if (this.match.clocks.decisions.get(seat) !== decision || !this.areBotsAwaited()) abort.abort()
  }

  private async think(seat: number, level: Level): Promise<void> {
    const decision = this.match.clocks.decisions.get(seat)
    const abort = new AbortController()
    this.thinking.set(seat, { decision, abort })
    try {
      const action = await this.choice(seat, level, abort.signal)
      await this.inbox.enter(() => this.play(seat, action, decision))
    } catch (error) {
      // Nobody else will move for this bot: it thinks again.
      if (!abort.signal.aborted) {
        this.tell(error)
        await pause(AGAIN)
      }
    } finally {
      this.thinking.delete(seat)
    }
    this.advance()
  }

  private async choice(seat: number, level: Level, signal: AbortSignal): Promise<number> {
    const { game, state } = this.match
    const view = game.view(state as Uint8Array, seat)
    const seed = seedFrom(this.services)
    const job: ThinkJob = { game: game.facts.key, view, seat, level, seed, purpose: 'move', signal }
    const [{ action }] = await Promise.all([this.services.thinkers.think(job), pause(1000 * this.services.pace)])
    signal.throwIfAborted()
    return action
  }

  /** Unless the game has gone another way meanwhile. */
  private play(seat: number, action: number, decision: Decision | undefined): Entry | null {
    if (this.match.clocks.decisions.get(seat) !== decision) return null
    return gate.play(this.match, seat, action, this.services.now())
  }
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve()
}
