/** One match: what the entries of its log add up to. The gate checks entries before they are added here. */

import { CHANCE, same, type State } from '../../engine/src/game.ts'
import type { Game } from './game'
import { draw, keyOf } from '../fairness/luck'
import type { Deal, Level, Position, Result, Stage } from '../wire'
import { Audience, type Applied, type Events, type Viewer } from './audience'
import { Clocks } from './clocks'
import { Numbers } from './deal'
import type * as log from './log'
import { Moves } from './moves'
import { Refused } from './refusal'
import { Seating } from './seating'
import { tidied } from './text'

/** What one viewer may know of a state, and whether that is all there is to know. */
export interface Survey {
  view: State
  deciding: number[]
  scores: number[]
  position: Position
  open: boolean
}

export class Match {
  number = 0
  rules = 0
  options: log.Options = {}
  lots = true
  watchers = true
  public = false
  auto = false
  given: [number, number][] = []
  secret = ''
  commitment = ''
  deal: Deal | null = null
  stage: Stage = 'gathering'
  started = 0
  updated = 0
  state: State | null = null
  /** What everybody may know of the state. */
  overview: Survey | null = null
  deciding: number[] = []
  result: Result | null = null
  rematch: string | null = null
  moves: Moves
  readonly seating = new Seating()
  readonly clocks = new Clocks()
  readonly audience = new Audience()
  /** Commands that have been carried out, by person and id, so that none counts twice. */
  readonly commands = new Set<string>()
  private dealtContributions: (string | null)[] = []

  constructor(
    readonly table: string,
    readonly game: Game,
  ) {
    this.moves = new Moves(new Numbers(game, null))
  }

  static of(table: string, game: Game, entries: readonly log.Entry[]): Match {
    const match = new Match(table, game)
    for (const entry of entries) match.add(entry)
    return match
  }

  // What is asked of it

  get seats(): number {
    return this.seating.chairs.length
  }

  /** Seats that a bot has to decide for now. */
  botsToMove(): { seat: number; level: Level }[] {
    return this.seating.botsAmong(this.deciding)
  }

  /** The first person to be late, and when; null if nobody will be. */
  nextDue(): { due: number; seat: number } | null {
    const people = this.clocks.running.filter((seat) => !this.seating.chairs[seat]?.bot)
    const dues = people.map((seat) => ({ due: this.clocks.due(seat), seat }))
    return dues.toSorted((a, b) => a.due - b.due || a.seat - b.seat)[0] ?? null
  }

  /** What the player of each seat has put into the dice; with a deal, what those of that match did. */
  contributions(): (string | null)[] {
    if (this.deal) return this.dealtContributions
    return this.seating.chairs.map((chair) => this.seating.contributions.get(chair?.person ?? '') ?? null)
  }

  /** What all the dice of this match are drawn with. */
  key(): Uint8Array {
    return keyOf(this.secret, this.deal?.table ?? this.table, this.contributions())
  }

  /** That of the latest update to this viewer. */
  numberFor(viewer: Viewer): number {
    return this.audience.heardBy(viewer)
  }

  // What happens to it

  /** Lets this entry count. */
  add(entry: log.Entry): Applied {
    this.number += 1
    if (entry.command) this.commands.add(entry.command)
    const events = this.count(entry)
    const applied = { number: this.number, entry, events, viewers: this.viewersOf(entry) }
    this.audience.hear(applied)
    if (applied.viewers.size === this.audience.everybody.size) this.updated = entry.at
    return applied
  }

  private viewersOf(entry: log.Entry): ReadonlySet<Viewer> {
    const hidden = this.audience.hidden.get(this.number)
    if (hidden !== undefined) return new Set([hidden])
    return entry.what === 'undone' ? this.audience.thatHeardOf(entry.numbers) : this.audience.everybody
  }

  private count(entry: log.Entry): Events {
    if (entry.what === 'started') return this.start(entry)
    if (entry.what === 'played') return this.play(entry)
    if (entry.what === 'undone') this.undo(entry)
    else if (entry.what === 'rematch') this.rematch = entry.table
    else if (entry.what === 'late') this.clocks.late.add(entry.seat)
    else if (entry.what === 'returned') this.return(entry)
    else this.gather(entry)
    return []
  }

  /** What happens mostly before the start. */
  private gather(entry: log.Entry): void {
    const { chairs, contributions } = this.seating
    if (entry.what === 'created') this.create(entry)
    else if (entry.what === 'set') this.configure(entry)
    else if (entry.what === 'sat') chairs[entry.seat] = chairOf(entry)
    else if (entry.what === 'placed')
      chairs[entry.seat] = { name: entry.level, person: '', avatar: null, bot: entry.level, gone: false }
    else if (entry.what === 'stood') this.stand(entry)
    else if (entry.what === 'luck') contributions.set(entry.by, entry.luck)
  }

  private create(entry: log.Created): void {
    if (entry.game !== this.game.facts.key || entry.rules !== this.game.facts.version)
      throw new Refused('other rules', 'this was played by other rules than those that are known here')
    this.seating.host = entry.by
    this.rules = entry.rules
    this.secret = entry.secret
    this.commitment = entry.commitment
    this.auto = entry.auto
    this.given = entry.given
    this.deal = entry.deal
    this.dealtContributions = entry.lucks
    this.moves = new Moves(new Numbers(this.game, this.deal))
    this.configure(entry)
  }

  private configure({ options, lots, watchers, public: listed, clock, seats }: log.Settings): void {
    this.options = options
    this.lots = lots
    this.watchers = watchers
    this.public = listed ?? false
    this.clocks.limits = clock
    this.seating.resize(seats)
    this.audience.welcome([null, ...Array(seats).keys()])
  }

  private stand({ seat }: log.Stood): void {
    const chair = this.seating.chairs[seat]
    if (this.stage === 'playing' && chair) chair.gone = true
    else this.seating.chairs[seat] = null
  }

  private start(entry: log.Started): Events {
    this.stage = 'playing'
    this.started = entry.at
    this.moves.opening = entry.chance
    this.options = { ...this.options, start: entry.start }
    this.clocks.setUp(this.seats)
    const { state, events } = this.afterChance(this.begun(this.options), entry.chance)
    this.standAt(state, entry.at, true)
    return events
  }

  private play(entry: log.Played): Events {
    const { moves, number } = this
    const before = this.state as State
    const open = this.isOpen
    moves.mark(moves.played.length, before)
    const { state, events } = this.after(before, entry)
    this.clocks.stop(number, entry)
    moves.played.push([number, entry])
    const openly = events.some(({ private: isPrivate, knows }) => !isPrivate || knows === null)
    this.show(entry.seat, openly)
    this.clocks.late.delete(entry.seat)
    moves.lengthenTail({ entry, number, before, several: this.deciding.length > 1, open })
    this.standAt(state, entry.at, openly)
    return events
  }

  private undo(entry: log.Undone): void {
    const gone = new Set(entry.numbers)
    const { clocks } = this
    // The clock runs on as if the decision had never been made: others must not see a change of mind.
    const unheard = this.audience.unhide(gone)
    const began = new Map([[entry.seat, clocks.since.get(entry.numbers[0] as number) ?? entry.at]])
    for (const seat of unheard) began.set(seat, clocks.began[seat] ?? entry.at)
    const state = this.replayed(this.moves.takeBack(gone))
    clocks.recount(this.moves.played, this.audience.hidden)
    clocks.forget(gone)
    this.standAt(state, entry.at, !unheard.length)
    for (const [seat, at] of began) clocks.begin(seat, { number: this.number, at })
  }

  private return({ seat, at }: log.Returned): void {
    const chair = this.seating.chairs[seat]
    if (chair) chair.gone = false
    this.clocks.late.delete(seat)
    this.clocks.restart(seat, at)
  }

  // How the game goes on

  /** Before anything is drawn or decided at this table. */
  begun(options: log.Options): State {
    const first = this.game.start(this.seats, options)
    return this.given.reduce((state, [seat, action]) => this.game.play(state, seat, action), first)
  }

  /** What chance does from this state on, until somebody has to decide. */
  draws(first: State, numbers: Numbers): number[] {
    const key = this.key()
    const chance: number[] = []
    for (let state = first; this.game.deciding(state)[0] === CHANCE;) {
      const { place } = draw(key, numbers.next(state), this.game.chanceWeights(state))
      const action = this.game.legal(state, CHANCE)[place] as number
      chance.push(action)
      state = this.game.play(state, CHANCE, action)
    }
    return chance
  }

  private after(state: State, { seat, action, chance }: log.Played): { state: State; events: Events } {
    const decided = this.tell(state, seat, action)
    const drawn = this.afterChance(decided.state, chance)
    return { state: drawn.state, events: [...decided.events, ...drawn.events] }
  }

  private afterChance(first: State, chance: readonly number[]): { state: State; events: Events } {
    const told: Events[number][] = []
    let state = first
    for (const action of chance) {
      this.moves.drawNumbers.next(state)
      const next = this.tell(state, CHANCE, action)
      state = next.state
      told.push(...next.events)
    }
    return { state, events: told }
  }

  private tell(state: State, seat: number, action: number): { state: State; events: Events } {
    return this.game.tell(state, seat, action)
  }

  /** This is the state now. Seats that did not have to decide before have had to since `at`. */
  private standAt(state: State, at: number, openly: boolean): void {
    const seen = this.lookAt(state)
    const { clocks, deciding } = this
    clocks.keep(deciding)
    if (openly && !seen.open) clocks.seemToStart(seen.deciding, at)
    clocks.start(deciding, this.number, at)
    if (!deciding.length) this.end(state)
  }

  private lookAt(state: State): Survey {
    this.state = state
    this.overview = this.survey(state, null)
    this.deciding = this.game.deciding(state)
    return this.overview
  }

  private get isOpen(): boolean {
    return this.overview?.open ?? true
  }

  /** What this viewer may know of a state. */
  survey(state: State, viewer: Viewer): Survey {
    const { game } = this
    const view = game.view(state, viewer)
    const position = game.position(view)
    return { view, deciding: game.deciding(view), scores: game.scores(view), position, open: same(view, state) }
  }

  /** What this viewer may know of the state as it is now. */
  seenBy(viewer: Viewer): Survey | null {
    return viewer === null || !this.state || this.isOpen ? this.overview : this.survey(this.state, viewer)
  }

  /** Where the decisions from this place on lead to. */
  private replayed({ state, place }: { state: State; place: number }): State {
    return this.moves.played.slice(place).reduce((before, [number, entry], since) => {
      this.moves.mark(place + since, before)
      const { open } = this.lookAt(before)
      this.moves.lengthenTail({ entry, number, before, several: this.deciding.length > 1, open })
      return this.after(before, entry).state
    }, state)
  }

  /** A decision shows when all hear of it, or had to wait for it; and so does the time that was spent on it. */
  private show(seat: number, openly: boolean): void {
    const { clocks, audience } = this
    if (openly) {
      audience.hidden.clear()
      clocks.shownSpent = [...clocks.spent]
    } else if (clocks.late.has(seat)) clocks.shownSpent[seat] = clocks.spent[seat] as number
    else audience.hidden.set(this.number, seat)
  }

  private end(state: State): void {
    this.stage = 'over'
    const { game } = this
    this.result = { winners: game.winners(state), ending: game.ending(state) ?? '', ...game.tally(state) }
    this.deciding = []
    this.clocks.end()
    this.moves.tail = []
  }
}

function chairOf({ name, by, avatar }: log.Sat): {
  name: string
  person: string
  avatar: log.Sat['avatar']
  bot: null
  gone: boolean
} {
  return { name: tidied(name) || '?', person: by, avatar, bot: null, gone: false }
}
