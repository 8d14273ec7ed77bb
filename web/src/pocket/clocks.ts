/** Whose time runs, how much each seat has spent, and when it has run out. */

import type { Clock, Timing } from '../wire'
import type { Played } from './log'

/** Seconds that a message may be on its way. */
const GRACE = 2
const DAY = 86_400

/** Since which entry, and since when, a seat has had to decide what it has to decide now. */
export interface Decision {
  number: number
  at: number
}

/** A decision with the number of its entry. */
export type Numbered = [number: number, played: Played]

export class Clocks {
  limits: Clock = {}
  decisions = new Map<number, Decision>()
  readonly late = new Set<number>()
  /** When each seat's decision began, as everybody sees it. */
  began: number[] = []
  /** When the decision of each entry began. */
  readonly since = new Map<number, number>()
  spent: number[] = []
  /** Time spent on a decision shows only once the decision does: when all hear of it, or had to wait for it. */
  shownSpent: number[] = []

  setUp(seats: number): void {
    this.began = Array<number>(seats).fill(0)
    this.spent = [...this.began]
    this.shownSpent = [...this.began]
  }

  /** This seat has decided. */
  stop(number: number, played: Played): void {
    this.since.set(number, this.decisions.get(played.seat)?.at ?? played.at)
    this.decisions.delete(played.seat)
    add(this.spent, played.seat, this.took(number, played))
  }

  /** Seats that still have to decide keep their time running. */
  keep(deciding: readonly number[]): void {
    for (const seat of this.decisions.keys()) if (!deciding.includes(seat)) this.decisions.delete(seat)
  }

  /** A player without a choice seems to decide like the others, so that clock seems to run too. */
  seemToStart(deciding: readonly number[], at: number): void {
    for (const seat of deciding) if (!this.decisions.has(seat)) this.began[seat] = at
  }

  start(deciding: readonly number[], number: number, at: number): void {
    for (const seat of deciding) if (!this.decisions.has(seat)) this.begin(seat, { number, at })
  }

  begin(seat: number, decision: Decision): void {
    this.decisions.set(seat, decision)
    this.began[seat] = decision.at
  }

  restart(seat: number, at: number): void {
    const decision = this.decisions.get(seat)
    if (decision) this.decisions.set(seat, { ...decision, at })
    this.began[seat] = at
  }

  /** These decisions were taken back, and with them what others had to decide since. */
  forget(gone: ReadonlySet<number>): void {
    for (const [seat, { number }] of this.decisions) if (gone.has(number)) this.decisions.delete(seat)
    for (const seat of this.late) if (!this.decisions.has(seat)) this.late.delete(seat)
  }

  /** Count again, in the same order: subtracting would change the last digits. */
  recount(played: readonly Numbered[], hidden: ReadonlyMap<number, number>): void {
    this.spent = this.spent.map(() => 0)
    this.shownSpent = this.spent.map(() => 0)
    for (const [number, each] of played) {
      add(this.spent, each.seat, this.took(number, each))
      if (!hidden.has(number)) add(this.shownSpent, each.seat, this.took(number, each))
    }
  }

  end(): void {
    this.decisions.clear()
    this.late.clear()
  }

  /** The seats that will be late if they don't decide. */
  get running(): number[] {
    return this.isTimed ? [...this.decisions.keys()].filter((seat) => !this.late.has(seat)) : []
  }

  /** Whether no limit is shorter than a day. */
  get isSlow(): boolean {
    return (this.limits.move ?? DAY) >= DAY && (this.limits.game ?? DAY) >= DAY
  }

  /** When this seat will be late. */
  due(seat: number): number {
    return (this.decisions.get(seat)?.at ?? 0) + this.allowance(this.spent[seat] ?? 0) + GRACE
  }

  /** The clocks of all seats as everybody sees them. They don't stop at a decision that nobody may know of yet. */
  timings(deciding: readonly number[]): Timing[] {
    const { game } = this.limits
    return this.began.map((began, seat) => {
      const spent = this.shownSpent[seat] ?? 0
      const runs = deciding.includes(seat)
      return {
        began: runs ? began : null,
        due: runs && this.isTimed ? began + this.allowance(spent) : null,
        left: game == null ? null : Math.max(0, game - spent),
        late: this.late.has(seat),
      }
    })
  }

  private get isTimed(): boolean {
    return this.limits.move != null || this.limits.game != null
  }

  private allowance(spent: number): number {
    const { move, game } = this.limits
    return Math.min(move ?? Infinity, game == null ? Infinity : Math.max(0, game - spent))
  }

  private took(number: number, played: Played): number {
    return Math.max(0, played.at - (this.since.get(number) ?? played.at))
  }
}

function add(times: number[], seat: number, seconds: number): void {
  times[seat] = (times[seat] ?? 0) + seconds
}
