/**
 * One table, as this device sees it.
 *
 * Views come in faster than they can be told. They wait in a queue; each is told as a story on the board that shows the
 * view before it, and only then shown. Nothing is ever shown that the server did not send.
 */

import { answer } from './answering'
import { ask } from './api'
import { saveNote } from './fairness/notes'
import { connectTo, type Connection } from './connection'
import { fetchMe, fetchMeAgain } from './me.svelte'
import { randomHex } from './random'
import { noteWanted } from './readiness.svelte'
import { saveSeen, seenUpTo } from './seen'
import { motion } from './settings.svelte'
import { play } from './sound'
import { eventsOf, Storyteller } from './story.svelte'
import type { AnyCommand, AnyMessage, Happening, Problem, Reason, Story, Table, Update } from './wire'

/** How many decisions are told again to somebody who comes back. */
const RETOLD = 12
/** How long a board that is still on its way is waited for. */
const LOADING = 4000
/** How long a connection may be down before the page says so. */
const QUIET = 1200
/** Reasons for which there is no use in asking again. */
const LASTING: ReadonlySet<string> = new Set<Reason | 'no engine'>([
  'no such table',
  'private',
  'foreign',
  'other rules',
  'no engine',
])

/** Reasons for which a table on this device stands still. */
const UNKEPT: ReadonlySet<string> = new Set<Reason | 'no room'>(['not stored', 'no room'])

/** A command to the table; `id` is added here. */
type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never
export type NewCommand = WithoutId<AnyCommand>

const UNKNOWN: Problem = { reason: 'unknown', message: '', details: {} }

/** A place in what happened: a happening, and how many of its events have been told. */
interface Told {
  number: number
  events: number
}

/** What has been told. Talk is heard at once. */
function inStep(happened: readonly Happening[], told: Told | null): Happening[] {
  const { number, events } = told ?? { number: 0, events: 0 }
  return happened.flatMap((happening) => {
    if (happening.number < number || happening.what === 'said' || happening.what === 'exclaimed') return [happening]
    if (happening.number > number) return []
    return [{ ...happening, events: (happening.events ?? []).slice(0, events) }]
  })
}

interface Pending {
  command: NewCommand & { id: string }
  resolve: (problem: Problem | null) => void
}

export class TableStore {
  /** The view that is shown, and its number. */
  shown = $state.raw<{ number: number; table: Table } | null>(null)
  /** The moment in the past that is looked at instead. */
  past = $state.raw<{ number: number; table: Table } | null>(null)
  /** What happened, as far as the board has told it. */
  log = $derived.by(() => inStep(this.heardOf, this.told))
  present = $state.raw<boolean[]>([])
  watchers = $state(0)
  connectionState = $state<'opening' | 'open' | 'lost'>('opening')
  /** What is told happened while nobody looked. */
  retelling = $state(false)
  /** It is for me to decide, though I may not have seen it yet. */
  myTurn = $state(false)
  /** My command is under way, or what it led to isn't shown yet. */
  busy = $derived.by(() => this.asking || this.answered !== null)
  /** One of the people at this device has said that it's they who look: nobody knows who has just opened the page. */
  claimed = $state(false)
  /** There is no such table, or it is not for me. */
  closed = $state.raw<Problem | null>(null)
  /** Why the table can't go on by itself now. */
  trouble = $state.raw<Problem | null>(null)

  readonly teller = new Storyteller()
  private asking = $state(false)
  /** The number of the view that my command was about, until a later one is shown. */
  private answered = $state<number | null>(null)
  /** What happened, as far as the server has sent it. */
  private heardOf = $state.raw<Happening[]>([])
  /** How far it has been told; null before anything is shown. */
  private told = $state.raw<Told | null>(null)
  /** Undefined until the server has said. */
  private seat: number | null | undefined
  private latest = 0
  private queue: Update[] = []
  private running = false
  private look = () => {}
  private contributed = false
  private view = 0
  private readonly pending = new Map<string, Pending>()
  private readonly connection: Connection
  private lostTimer = 0
  /** The game was still being compiled when the connection was opened. */
  private unready = false

  constructor(readonly id: string) {
    this.connection = connectTo(id, () => this.asked(), this.heard, this.connectionChanged)
    document.addEventListener('visibilitychange', this.looked)
    void this.open()
  }

  /** The server must know the visitor before the connection is opened. */
  private async open(): Promise<void> {
    await fetchMe()
    this.connection.open()
    await this.loadLog()
    if (this.unready) this.connection.renew()
  }

  leave(): void {
    this.teller.skip()
    this.connection.close()
    clearTimeout(this.lostTimer)
    document.removeEventListener('visibilitychange', this.looked)
  }

  /** Sends a command; resolves with the reason if it is refused. It is sent again, under the same id, until it is answered. */
  async request(asked: NewCommand): Promise<Problem | null> {
    const command = { ...asked, id: randomHex(12) }
    this.connection.send(command)
    return new Promise((resolve) => this.pending.set(command.id, { command, resolve }))
  }

  /** Plays an action of the view that is shown. A second tap, before the first has been answered, counts for nothing. */
  async act(action: number): Promise<Problem | null> {
    return this.once((number) => ({ do: 'play', number, action }))
  }

  async undo(): Promise<Problem | null> {
    return this.once((number) => ({ do: 'undo', number }))
  }

  private async once(commandFor: (number: number) => NewCommand): Promise<Problem | null> {
    if (this.busy || this.teller.telling || this.past || !this.shown) return null
    this.asking = true
    const { number } = this.shown
    const problem = await this.request(commandFor(number))
    if (!problem && this.shown.number === number) this.answered = number
    this.asking = false
    return problem
  }

  /** Shows the end of the story at once, and of all updates that came in meanwhile. */
  skip(): void {
    this.teller.skip()
    for (const update of this.queue) update.happened = []
  }

  /** Another of the people at this device looks at the table. Nothing that was another's stays to be seen. */
  viewAs(seat: number): void {
    this.claimed = true
    this.view += 1
    this.queue = []
    this.skip()
    this.latest = 0
    this.shown = null
    this.heardOf = []
    this.told = null
    this.answered = null
    this.passTo(seat)
    void this.loadLog()
  }

  /** The same where nothing is hidden: all have seen everything, and only what can be done is another's. */
  passTo(seat: number): void {
    this.seat = seat
    this.connection.renew()
  }

  /** Shows the board as it was after the happening of this number. */
  async lookBack(number: number): Promise<void> {
    this.skip()
    const table = await ask<Table>('GET', this.path(`at/${number}`))
    // Before the start there was no board to look at.
    if (table.position) this.past = { number, table }
  }

  lookAtNow(): void {
    this.past = null
  }

  private path(rest: string, asked: Record<string, number> = {}): string {
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
    if (typeof this.seat === 'number') query.set('seat', String(this.seat))
    return `/tables/${encodeURIComponent(this.id)}${rest && '/'}${rest}${query.size ? `?${query}` : ''}`
  }

  private asked(): { seat?: number; since?: number } {
    const since = this.latest || seenUpTo(this.id, this.seat)
    return { ...(since ? { since } : {}), ...(typeof this.seat === 'number' ? { seat: this.seat } : {}) }
  }

  private readonly connectionChanged = (open: boolean): void => {
    if (open) {
      clearTimeout(this.lostTimer)
      this.lostTimer = 0
      this.connectionState = 'open'
      // The server now sends the view as it is, whatever came of an earlier command.
      this.answered = null
      for (const { command } of this.pending.values()) this.connection.send(command)
      return
    }
    // The page does not mention a short interruption.
    const lose = () => (this.connectionState = 'lost')
    if (this.connectionState === 'open') this.lostTimer = window.setTimeout(lose, QUIET)
    else if (this.connectionState === 'opening') this.lostTimer ||= window.setTimeout(lose, 4 * QUIET)
  }

  private readonly heard = (message: AnyMessage): void => {
    if (message.kind === 'update') this.receive(message)
    else if (message.kind === 'presence') {
      this.present = message.seats
      this.watchers = message.watchers
    } else if (message.id === null) this.refused(message.problem ?? UNKNOWN)
    else {
      this.pending.get(message.id)?.resolve(message.done ? null : (message.problem ?? UNKNOWN))
      this.pending.delete(message.id)
    }
  }

  /** The connection itself was refused. Some reasons are temporary; others are not. */
  private refused(problem: Problem): void {
    if (problem.reason === 'stranger') void fetchMeAgain()
    else if (problem.reason === 'not yours') this.seat = undefined
    else if (problem.reason === 'getting ready') {
      this.unready = true
      noteWanted(problem.details ?? {})
    } else if (LASTING.has(problem.reason)) {
      this.closed = problem
      this.connection.close()
    } else if (UNKEPT.has(problem.reason)) this.trouble = problem
  }

  private receive(update: Update): void {
    if (update.number < this.latest) return
    this.latest = update.number
    this.seat = update.table.me
    // Before the start there is nothing to hide.
    this.claimed ||= update.table.stage === 'gathering'
    this.addToLog(update.happened)
    this.callMe(update.table)
    void this.contribute(update.table)
    this.queue.push(update)
    if (!this.running) void this.run()
  }

  /** Everybody who sits down adds a number of their own to the dice, so that nobody need trust the server's. */
  private async contribute(table: Table): Promise<void> {
    const mine = table.players.findIndex((player) => player?.mine)
    if (this.contributed || table.stage !== 'gathering' || mine < 0 || table.fairness.contributions[mine]) return
    this.contributed = true
    const luck = randomHex(16)
    const refused = await this.request({ do: 'luck', luck })
    if (!refused) saveNote(this.id, { commitment: table.fairness.commitment, luck })
  }

  /** Calls those who look elsewhere; those who look here are called when they have seen what happened. */
  private callMe(table: Table): void {
    const mine = table.me !== null && table.deciding.includes(table.me) && answer(table) === null
    if (mine && !this.myTurn && document.hidden) play('bell')
    this.myTurn = mine
  }

  private async run(): Promise<void> {
    this.running = true
    while (this.queue.length) {
      const update = this.queue.shift() as Update
      const view = this.view
      if (!this.shown) await this.rewind(update)
      else await this.beLookedAt()
      await this.tell(update)
      // Unless somebody else has taken the device while it was told.
      if (view === this.view) this.show(update)
    }
    this.running = false
  }

  /** On coming back: the board as it was when I left, for what has happened since to be told on it. */
  private async rewind(update: Update): Promise<void> {
    const happened = update.happened.filter((happening) => happening.events?.length)
    update.happened = happened.slice(-RETOLD)
    const first = update.happened[0]
    const seen = happened.length > RETOLD || update.missed ? first && first.number - 1 : seenUpTo(this.id, this.seat)
    if (!first || !seen || !motion.pace || update.table.stage === 'gathering') return
    try {
      const table = await ask<Table>('GET', this.path(`at/${seen}`))
      if (!table.position) return
      this.shown = { number: seen, table: { ...table, actions: [], deciding: [], undo: false } }
      this.told = { number: seen, events: Infinity }
      this.retelling = true
      await Promise.race([this.teller.mounted, new Promise((resolve) => setTimeout(resolve, LOADING))])
    } catch {
      // What was seen last cannot be had any more: the position as it is now will do.
    }
  }

  private async tell(update: Update): Promise<void> {
    const places = update.happened.flatMap(({ number, events }) =>
      (events ?? []).map((_, place) => ({ number, events: place + 1 })),
    )
    const begins = (place: number) => (this.told = places[place] ?? this.told)
    if (!this.past && this.shown?.table.position)
      await this.teller.tell(update.table.game, eventsOf(update.happened), begins)
    this.retelling = false
  }

  /** What nobody sees is not told to the end; what comes after it waits. */
  private readonly looked = (): void => {
    if (document.hidden) this.teller.skip()
    else this.look()
  }

  private async beLookedAt(): Promise<void> {
    while (document.hidden) await new Promise<void>((resolve) => (this.look = resolve))
    for (const update of this.queue.slice(0, -RETOLD)) update.happened = []
  }

  private show(update: Update): void {
    const mine = update.table.me
    const before = this.shown?.table
    this.teller.settle(() => {
      this.shown = { number: update.number, table: update.table }
      if (this.answered !== null && update.number > this.answered) this.answered = null
      this.told = { number: update.number, events: Infinity }
    })
    saveSeen(this.id, mine, update.number)
    const now = mine !== null && update.table.deciding.includes(mine) && answer(update.table) === null
    if (now && before && !before.deciding.includes(mine)) play('bell')
  }

  private addToLog(happened: readonly Happening[]): void {
    const last = this.heardOf.at(-1)?.number ?? 0
    const fresh = happened.filter((happening) => happening.number > last)
    if (fresh.length) this.heardOf = [...this.heardOf, ...fresh]
  }

  private async loadLog(): Promise<void> {
    const view = this.view
    try {
      const told: Happening[] = []
      let page: Story
      do {
        page = await ask<Story>('GET', this.path('story', { from: told.length + 1 }))
        // Somebody else has taken the device: this is not for their eyes.
        if (view !== this.view) return
        told.push(...page.happened)
      } while (page.happened.length && told.length < page.total)
      this.heardOf = [...told, ...this.heardOf.filter((happening) => happening.number > told.length)]
    } catch {
      // The log begins with what the connection brings.
    }
  }
}
