/** Connects a page with the pocket, which runs in a worker so that nothing blocks the page. */

import { Refusal } from '../api'
import { visitor } from '../me.svelte'
import { now } from '../time'
import type { AnyMessage, Problem } from '../wire'
import { answerFrom } from './answers'
import { noteTable } from './local'
import type { FromWorker, ToWorker } from './messages'

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (refusal: Refusal) => void
}

/** Somebody who listens to a table. */
export interface Listener {
  heard: (message: AnyMessage) => void
  /** The connection is gone; the table may still exist. */
  dropped: () => void
}

const BROKEN: Problem = { reason: 'no engine', message: 'The worker could not be started.', details: {} }

export class Device {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Map<number, Listener>()
  private readonly thinkers = new Map<number, Worker>()
  private last = 0

  /** `broken`: this device can't be used any more. */
  constructor(private readonly broken: () => void) {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data)
    this.worker.onerror = () => this.fail()
    // Clocks at all tables are shown by the same time.
    this.tell({ do: 'begin', ahead: now() - Date.now() / 1000 })
  }

  /** As a server answers; a Refusal says why not. */
  async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const kept = method === 'GET' ? await answerFrom(path) : null
    if (kept) return kept as Answer
    if (method === 'POST' && visitor.now) await this.call('PUT', '/me', visitor.now)
    const answer = await this.call(method, path, body)
    if (method === 'POST') noteTable()
    return answer as Answer
  }

  private call(method: string, path: string, body?: unknown): Promise<unknown> {
    const id = (this.last += 1)
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.tell({ do: 'ask', id, method, path, body })
    })
  }

  /** Listens to a table; the number of the line. */
  connect(table: string, asked: { seat?: number; since?: number }, listener: Listener): number {
    const line = (this.last += 1)
    this.listeners.set(line, listener)
    this.tell({ do: 'connect', line, table, asked })
    return line
  }

  send(line: number, command: object): void {
    this.tell({ do: 'send', line, command })
  }

  close(line: number): void {
    if (this.listeners.delete(line)) this.tell({ do: 'close', line })
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private heard(message: FromWorker): void {
    if (message.what === 'hire') return this.hire(message.thinker, message.port)
    if (message.what === 'dismiss') return this.dismiss(message.thinker)
    if (message.what === 'heard') return this.listeners.get(message.line)?.heard(message.message)
    if (message.what === 'dropped') {
      const listener = this.listeners.get(message.line)
      this.listeners.delete(message.line)
      return listener?.dropped()
    }
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.what === 'answer') waiting?.resolve(message.answer)
    else waiting?.reject(new Refusal(message.problem))
  }

  /** The page makes the workers that think: in Firefox, a worker that makes another one may stop for good. */
  private hire(thinker: number, port: MessagePort): void {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    worker.onerror = () => this.tell({ do: 'lose', thinker })
    worker.postMessage(port, [port])
    this.thinkers.set(thinker, worker)
  }

  private dismiss(thinker: number): void {
    this.thinkers.get(thinker)?.terminate()
    this.thinkers.delete(thinker)
  }

  /** The worker itself is broken: everybody who waits is told. */
  private fail(): void {
    this.broken()
    this.worker.terminate()
    for (const thinker of this.thinkers.keys()) this.dismiss(thinker)
    for (const { reject } of this.waiting.values()) reject(new Refusal(BROKEN))
    this.waiting.clear()
    for (const { heard } of this.listeners.values()) heard({ kind: 'answer', id: null, done: false, problem: BROKEN })
  }
}
