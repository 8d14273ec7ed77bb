/** An open table: its match, and all connections to it. */

import type { AnyCommand, AnyMessage, Presence, Problem } from '../wire'
import type { Viewer } from './audience'
import { Autopilot } from './autopilot'
import { commandFrom } from './checks'
import * as gate from './gate'
import { Hints } from './hints'
import { Inbox } from './inbox'
import type { Entry } from './log'
import type { Match } from './match'
import { notStored, Refused } from './refusal'
import type { Person } from './seating'
import type { Kept, Services } from './services'
import { summaryOf, updateOf } from './views'

const SEATING: ReadonlySet<Entry['what']> = new Set<Entry['what']>(['sat', 'stood', 'placed', 'set'])

/** Somebody who looks at the table, from a seat or (null) from beside it. */
export interface Connection {
  person: Person
  seat: Viewer
  heard: (message: AnyMessage) => void
  /** The line is gone. */
  dropped: () => void
}

export class LiveTable {
  private readonly connections = new Set<Connection>()
  private readonly inbox: Inbox
  private readonly autopilot: Autopilot
  readonly hints: Hints

  constructor(
    readonly match: Match,
    readonly log: Entry[],
    private readonly services: Services,
    private readonly foundRematch: (match: Match, person: Person) => Promise<string>,
  ) {
    this.inbox = new Inbox(
      (entry) => this.keep([...this.log, entry]),
      (entry) => this.apply(entry),
    )
    this.autopilot = new Autopilot(
      match,
      this.inbox,
      services,
      () => this.connections.size > 0,
      (problem) => this.complain(problem),
    )
    this.hints = new Hints(match, services)
  }

  // Lines

  /** A new connection gets the table as it is now, and what it missed. */
  connect(connection: Connection, since: number | undefined): void {
    const number = this.match.numberFor(connection.seat)
    const missed = since !== undefined && since >= 0 && since <= number ? since : number
    this.connections.add(connection)
    connection.heard(updateOf(this.match, connection.seat, connection.person.id, missed))
    connection.heard(this.presence())
    this.autopilot.advance()
  }

  disconnect(connection: Connection): void {
    this.connections.delete(connection)
    this.autopilot.advance()
  }

  /** A failure of what the table does by itself. */
  private complain(problem: Problem): void {
    for (const { heard } of this.connections) heard({ kind: 'answer', id: null, done: false, problem })
  }

  /** The table is gone, or has been changed elsewhere. */
  close(): void {
    const dropped = [...this.connections]
    this.connections.clear()
    this.autopilot.stop()
    for (const connection of dropped) connection.dropped()
  }

  // Commands

  /** Does it, or says why not. */
  async command(connection: Connection, sent: unknown): Promise<void> {
    const id = (sent as { id?: string } | null)?.id ?? null
    const problem = await this.done(connection, sent).then(() => null, problemOf)
    connection.heard({ kind: 'answer', id, done: !problem, problem })
  }

  private async done(connection: Connection, sent: unknown): Promise<void> {
    const command = commandFrom(sent)
    if (command.do === 'rematch') return this.rematch(connection, command)
    return this.inbox.enter(() => gate.admit(this.match, command, this.sender(connection)))
  }

  private async rematch(connection: Connection, { id }: AnyCommand): Promise<void> {
    const admit = (table: string) => gate.rematch(this.match, this.sender(connection), id, table)
    if (!admit('')) return
    const table = await this.foundRematch(this.match, connection.person)
    await this.inbox.enter(() => admit(table))
  }

  private sender({ person, seat }: Connection): gate.Sender {
    return { person, seat, at: this.services.now() }
  }

  // Entries

  private async keep(log: Entry[]): Promise<void> {
    await this.services.keeper.save(this.kept(log)).catch((error: unknown) => {
      throw notStored(error)
    })
  }

  private kept(log: Entry[]): Kept {
    const { match } = this
    return { table: match.table, log, over: match.stage === 'over' ? summaryOf(match, match.seating.host) : null }
  }

  private apply(entry: Entry): void {
    this.log.push(entry)
    const applied = this.match.add(entry)
    if (SEATING.has(entry.what)) this.reseat()
    for (const connection of this.connections)
      if (applied.viewers.has(connection.seat))
        connection.heard(updateOf(this.match, connection.seat, connection.person.id))
    // With this, the list doesn't have to replay finished matches; without it, it can.
    if (this.match.stage === 'over') this.keep([...this.log]).catch(() => undefined)
    this.autopilot.advance()
  }

  /** Before the start everybody sees the same, so a connection follows its person from seat to seat. */
  private reseat(): void {
    for (const connection of this.connections) {
      const seats = this.match.seating.seatsOf(connection.person.id)
      if (this.match.stage === 'gathering' && (connection.seat === null || !seats.includes(connection.seat)))
        connection.seat = seats[0] ?? null
      connection.heard(this.presence())
    }
  }

  /** Only one person can be here. */
  private presence(): Presence {
    const { chairs } = this.match.seating
    return {
      kind: 'presence',
      seats: chairs.map((chair) => chair !== null),
      watchers: Number(!chairs.some((chair) => chair?.person)),
    }
  }
}

/** What to say about a failure. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem
  return { reason: 'our fault', message: String(error), details: {} }
}
