/**
 * A small server on the device itself: it answers what a server answers under /api, and speaks the same commands,
 * answers and updates. No rule of any game is written here: only the engine knows rules.
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyMessage, Hint, Made, MatchRecord, Me, Replay, ReviewBegun, Tables } from '../wire'
import { ANSWERS, viewerAt, wholeIn } from './answers'
import { attemptFrom, meFrom, newTableFrom, recordFrom, sightFrom } from './checks'
import { newTable } from './founding'
import type { Game } from './game'
import { hintAbout } from './hints'
import { problemOf, type Connection, type LiveTable } from './live'
import { PracticeBook } from './practice'
import { replayOf } from './record'
import { Refused } from './refusal'
import { Registry } from './registry'
import { Reviews } from './review/reviews'
import type { Person } from './seating'
import type { Engines, Keeper, Services, Thinkers } from './services'

export type { Engines, JudgeJob, Keeper, Kept, Thinkers, ThinkJob, Thoughts } from './services'

/** Seconds, as on a server. */
const PACE = 0.5
/** The one person at this device, who may sit on several seats. */
const PERSON = 'me'

/** The client's end of a connection to a table. */
export interface Channel {
  send(command: object): void
  close(): void
}

export class Pocket {
  /** Until PUT /me says otherwise. */
  private me: Me = { name: 'Sailor', language: 'en', avatar: 'anchor' }
  private readonly registry: Registry
  private readonly reviews: Reviews
  private readonly practice: PracticeBook

  /** `now`: seconds since 1970. `pace`: seconds that a bot takes at least, so that people can follow. */
  constructor(
    private readonly engines: Engines,
    keeper: Keeper,
    thinkers: Thinkers,
    now: () => number,
    randomBytes: (length: number) => Uint8Array,
    pace = PACE,
  ) {
    const services: Services = { keeper, thinkers, now, randomBytes, pace }
    this.registry = new Registry(engines, services)
    this.reviews = new Reviews(services)
    this.practice = new PracticeBook(services)
  }

  /** Answers as a server does at this path under /api; rejects with an error that has a `problem`. */
  async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    try {
      return await this.answer(method, new URL(path, 'http://pocket'), body)
    } catch (error) {
      throw error instanceof Refused ? error : Object.assign(new Error(String(error)), { problem: problemOf(error) })
    }
  }

  /** The first message is the table as it is, or an answer without an id that says why there is none. */
  connect(
    table: string,
    asked: { seat?: number; since?: number },
    heard: (message: AnyMessage) => void,
    dropped: () => void = () => undefined,
  ): Channel {
    const connected = this.greet(table, asked, heard, dropped)
    connected.catch((error: unknown) => heard({ kind: 'answer', id: null, done: false, problem: problemOf(error) }))
    const then = (use: (live: LiveTable, connection: Connection) => void): void =>
      void connected.then(({ live, connection }) => use(live, connection)).catch(() => undefined)
    return {
      send: (command) => then((live, connection) => void live.command(connection, command)),
      close: () => then((live, connection) => live.disconnect(connection)),
    }
  }

  /** Somebody else has changed this table: those who listen to it have to call again. */
  forget(table: string): void {
    this.registry.forget(table)
  }

  private async greet(
    table: string,
    { seat, since }: { seat?: number; since?: number },
    heard: Connection['heard'],
    dropped: () => void,
  ) {
    const live = await this.registry.open(table)
    const connection = { person: this.person, seat: viewerAt(live.match, this.person, seat), heard, dropped }
    live.connect(connection, since)
    return { live, connection }
  }

  private get person(): Person {
    return { id: PERSON, name: this.me.name, avatar: this.me.avatar }
  }

  private async answer(method: string, { pathname, searchParams: query }: URL, body: unknown): Promise<unknown> {
    const [first, table, what = '', rest = ''] = pathname.split('/').slice(1).map(decodeURIComponent)
    if (first === 'me' && !table) return method === 'PUT' ? (this.me = meFrom(body)) : this.me
    if (first === 'tables' && !table) return method === 'POST' ? this.make(body) : this.list()
    if (method === 'POST' && first === 'replay') return this.replay(body)
    if (method === 'POST' && first === 'reviews') return this.review(body)
    if (method === 'POST' && first === 'hints') return this.hint(body)
    if (first === 'reviews' && table) return this.reviews.part(table, wholeIn(query, 'from', 0))
    if (first === 'practice') return this.practise(method, table, query, body)
    if (first !== 'tables' || !table) throw needsServer()
    if (method === 'POST' && what === 'remove') return this.registry.remove(table).then(() => null)
    const answer = ANSWERS[`${method} ${what}`]
    if (!answer) throw needsServer()
    const live = await this.registry.open(table)
    const { registry, reviews, practice, person } = this
    return answer({ registry, reviews, practice, person, live, rest, query, body })
  }

  private async practise(method: string, id: string | undefined, query: URLSearchParams, body: unknown) {
    if (method === 'POST' && id) await this.practice.tried(id, attemptFrom(body).solved)
    return this.practice.next(query.get('table'))
  }

  // Records that somebody kept as files

  private async replay(body: unknown): Promise<Replay> {
    const { game, record } = await this.recordOf(body)
    return replayOf(game, record, null)
  }

  private async review(body: unknown): Promise<ReviewBegun> {
    const { game, record } = await this.recordOf(body)
    const name = bytesToHex(sha256(utf8ToBytes(JSON.stringify(record))))
    this.reviews.begin(name, game, record)
    return { review: name }
  }

  private async hint(body: unknown): Promise<Hint> {
    const sight = sightFrom(body)
    return hintAbout(await this.engines.load(sight.game), sight, this.registry.services)
  }

  private async recordOf(body: unknown): Promise<{ game: Game; record: MatchRecord }> {
    const record = recordFrom(body)
    const game = await this.engines.load(record.game)
    if (record.rules !== game.facts.version) throw new Refused('other rules', 'this was played by other rules')
    return { game, record }
  }

  // Tables

  private async make(body: unknown): Promise<Made> {
    const asked = newTableFrom(body)
    const game = await this.engines.load(asked.game)
    return { table: await this.registry.found(newTable(this.registry.services, game, this.person, asked)) }
  }

  private async list(): Promise<Tables> {
    return { tables: await this.registry.list(PERSON) }
  }
}

function needsServer(): Refused {
  return new Refused('needs server', 'this needs a server')
}
