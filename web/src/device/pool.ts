/** Workers that think, so that tables and pages never wait for a bot. */

import type { Choice } from '../../engine/src/bot.ts'
import type { JudgeJob, ThinkJob, Thinkers, Thoughts } from '../pocket/services'
import type { ReviewStep } from '../wire'
import type { Engines } from './engines'
import type { Work } from './thinker'
import { think, type Found, type Task } from './thinking'
import { together } from './together'

/** Two cores are enough for a captain: every worker needs some fifty megabytes. */
const MOST = 2
/** The order in which waiting jobs are done. */
const RANKS = { move: 0, hint: 1, judge: 2 }
/** Milliseconds after which a worker that has said nothing counts as lost: many times what any task takes. */
const SILENCE = 15_000

/** Makes workers that think, and ends them. */
export interface Employer {
  /** The port to the worker. */
  hire(thinker: number, port: MessagePort): void
  dismiss(thinker: number): void
}

interface Job {
  task: Task
  rank: number
  signal: AbortSignal
  resolve: (found: Found) => void
  reject: (error: Error) => void
}

interface Thinker {
  id: number
  port: MessagePort
  job: Job | null
  /** Expires if it stays silent. */
  alarm: ReturnType<typeof setTimeout> | undefined
  /** The games that it knows. */
  known: Set<string>
}

export class Pool implements Thinkers {
  private readonly thinkers: Thinker[] = []
  private waiting: Job[] = []
  private readonly size = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1))

  private last = 0

  constructor(
    private readonly engines: Engines,
    private readonly employer: Employer,
  ) {}

  /** This worker has failed. */
  lose(id: number): void {
    const thinker = this.thinkers.find((one) => one.id === id)
    if (thinker) this.dismiss(thinker)
  }

  /** A level that thinks for a time thinks on all cores. */
  async think(job: ThinkJob): Promise<Thoughts> {
    const { game, view, seat, level, seed, purpose, signal } = job
    const isTimed = (await this.engines.load(game)).facts.levels[level]?.seconds != null
    const seeds = Array.from({ length: isTimed ? this.size : 1 }, (_, place) => seed ^ BigInt(place))
    const found = seeds.map((seed) =>
      this.enter({ do: 'think', game, view, seat, level, seed }, RANKS[purpose], signal),
    )
    return together((await Promise.all(found)) as Choice[], seat)
  }

  async judge({ game, step, signal }: JudgeJob): Promise<ReviewStep> {
    return (await this.enter({ do: 'judge', game, step }, RANKS.judge, signal)) as ReviewStep
  }

  private enter(task: Task, rank: number, signal: AbortSignal): Promise<Found> {
    return new Promise((resolve, reject) => {
      const job = { task, rank, signal, resolve, reject }
      this.waiting = [...this.waiting, job].toSorted((one, other) => one.rank - other.rank)
      signal.addEventListener('abort', () => this.drop(job))
      this.assign()
    })
  }

  /** A job that has begun is finished. */
  private drop(job: Job): void {
    if (!this.waiting.includes(job)) return
    this.waiting = this.waiting.filter((other) => other !== job)
    job.reject(new Error('nobody wants to know'))
  }

  private assign(): void {
    const free = this.thinkers.find(({ job }) => !job) ?? (this.thinkers.length < this.size ? this.hire() : undefined)
    const job = free && this.waiting.shift()
    if (!job) return
    free.job = job
    void this.start(free, job)
    this.assign()
  }

  private async start(thinker: Thinker, job: Job): Promise<void> {
    const { task } = job
    try {
      const module = thinker.known.has(task.game) ? null : await this.engines.module(task.game)
      // It may have been lost meanwhile.
      if (thinker.job !== job) return
      thinker.known.add(task.game)
      thinker.alarm = setTimeout(() => this.dismiss(thinker), SILENCE)
      thinker.port.postMessage({ module, task } satisfies Work)
    } catch (error) {
      this.finish(thinker, (job) => job.reject(error as Error))
    }
  }

  private finish(thinker: Thinker, settle: (job: Job) => void): void {
    const { job } = thinker
    clearTimeout(thinker.alarm)
    thinker.job = null
    if (job) settle(job)
    this.assign()
  }

  private hire(): Thinker {
    const { port1: port, port2: its } = new MessageChannel()
    const thinker: Thinker = { id: (this.last += 1), port, job: null, alarm: undefined, known: new Set() }
    port.onmessage = ({ data }: MessageEvent<Found | { problem: string }>) =>
      this.finish(thinker, (job) => ('problem' in data ? job.reject(new Error(data.problem)) : job.resolve(data)))
    this.thinkers.push(thinker)
    this.employer.hire(thinker.id, its)
    return thinker
  }

  /** It is broken or silent: its job is done here, and another worker is made for the next one. */
  private dismiss(thinker: Thinker): void {
    thinker.port.close()
    this.employer.dismiss(thinker.id)
    this.thinkers.splice(this.thinkers.indexOf(thinker), 1)
    this.finish(thinker, (job) => void this.thinkHere(job.task).then(job.resolve, job.reject))
  }

  private async thinkHere(task: Task): Promise<Found> {
    return think(await this.engines.load(task.game), task)
  }
}
