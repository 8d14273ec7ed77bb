import { read, seatsIn, type Happened } from './events.ts'
import type { Exports } from './exports.ts'
import type { Facts } from './facts.ts'
import { Room, type Area } from './memory.ts'

/** The actor of everything that nobody decides: throws, draws, tiles turned over. */
export const CHANCE = -1
const SPECTATOR = -2
const CHANCE_DECIDES = 1 << 7
/** That are tried to find out whether an action reveals something. */
const WORLDS = 4

/** One game's state, or what a seat may know of it: bytes that only the engine understands. */
export type State = Uint8Array

/** The words of a game. */
export interface Words {
  Position: object
  Action: object
  Chance: object
  Event: object
}

/** Whether two states, or views, are the same to the bit. */
export function same(one: State, other: State): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place])
}

/** All that is counted at the end, and what each seat has then: of each thing how many, and the points that they bring
 * (null: it's told, but brings none). */
export interface Tally {
  counted: { of: string; numbers: number[]; points: number[] | null }[]
  totals: number[]
}

/** Something that the rules don't allow, or that doesn't exist. */
export class Refused extends Error {}

/** One of the games. Nothing here changes a state that it is given. */
export class Game<W extends Words = Words> {
  readonly room: Room
  private readonly states: Area
  private readonly legalNumbers: Area
  private readonly weights: Area
  private readonly points: Area
  private readonly json: Area
  private readonly events: Area
  private readonly random: Area
  readonly judge: Area
  readonly evaluation: Area
  private readonly sights: Area

  constructor(
    readonly facts: Facts,
    readonly exports: Exports,
    judge: Uint8Array,
  ) {
    const { sizes, most } = facts
    this.room = new Room(exports.memory, exports.room.value)
    this.states = this.room.take(sizes.state)
    this.legalNumbers = this.room.take(8 * most.actions)
    this.weights = this.room.take(8 * most.actions)
    this.points = this.room.take(8 * most.seats)
    this.json = this.room.take(sizes.json)
    this.events = this.room.take(sizes.events)
    this.random = this.room.take(8)
    this.evaluation = this.room.take(sizes.evaluation)
    this.sights = this.room.take(4 * most.seats * most.features)
    this.judge = this.room.take(sizes.judge)
    this.judge.bytes.set(judge)
  }

  /** The state before the first chance event. */
  start(seats = this.facts.seats[0], options: Record<string, unknown> = {}): State {
    const choices = this.choices(seats, options)
    this.states.bytes.fill(0)
    this.weights.numbers.set(choices.map(BigInt))
    this.exports.setup(this.states.address, 1, 0, seats, this.weights.address, choices.length)
    return this.states.bytes.slice()
  }

  /** The place of each chosen value among those that its option allows. */
  private choices(seats: number, options: Record<string, unknown>): number[] {
    const [fewest, most] = this.facts.seats
    if (!Number.isInteger(seats) || seats < fewest || seats > most)
      throw new Refused(`${this.facts.title} seats ${fewest} to ${most} players, not ${seats}`)
    for (const name of Object.keys(options))
      if (!(name in this.facts.options)) throw new Refused(`${this.facts.title} has no option ${name}`)
    return Object.entries(this.facts.options).map(([name, values]) => {
      const allowed = name === 'start' ? Array.from({ length: seats }, (_, seat) => seat) : values
      const place = name in options ? allowed.indexOf(options[name]) : 0
      if (place < 0) throw new Refused(`${name} must be one of ${allowed.join(', ')}, not ${String(options[name])}`)
      return place
    })
  }

  /** The seats that may decide now; [CHANCE] at a chance event; [] at the end. */
  deciding(state: State): number[] {
    this.put(state)
    const seats = this.exports.deciding(this.states.address, 1, 0)
    return seats === CHANCE_DECIDES ? [CHANCE] : seatsIn(seats)
  }

  /** What this seat, or CHANCE, may do now, ascending. */
  legal(state: State, seat: number): number[] {
    this.put(state)
    this.checkActor(state, seat)
    const { address } = this.legalNumbers
    return this.legalNumbers.list(this.exports.legal(this.states.address, 1, 0, seat, address, this.facts.most.actions))
  }

  /** How heavy each of `legal(state, CHANCE)` is. */
  chanceWeights(state: State): number[] {
    this.put(state)
    const most = this.facts.most.actions
    const { legalNumbers: legal, weights } = this
    return weights.list(this.exports.odds(this.states.address, 1, 0, legal.address, most, weights.address, most))
  }

  /** The state after this action. */
  play(state: State, seat: number, action: number): State {
    return this.tell(state, seat, action).state
  }

  /** The state after this action, and everything that happened on the way. */
  tell(state: State, seat: number, action: number): { state: State; events: Happened<W['Event']>[] } {
    this.put(state)
    this.checkActor(state, seat)
    const most = seat === CHANCE ? this.facts.chances : this.facts.actions
    if (!Number.isInteger(action) || action < 0 || action >= most) throw new Refused(`there is no action ${action}`)
    this.events.numbers[0] = 0n
    const lines = this.facts.sizes.events / 64
    if (!this.exports.tell(this.states.address, 1, 0, seat, action, this.events.address, lines, 8))
      throw new Refused(`${seat === CHANCE ? 'chance' : `seat ${seat}`} may not do action ${action} now`)
    return { state: this.states.bytes.slice(), events: read(this.events, this.facts.eventKinds) }
  }

  /** The score of each seat. */
  scores(state: State): number[] {
    this.put(state)
    this.exports.scores(this.states.address, 1, 0, this.points.address, this.facts.most.seats)
    return this.points.list(this.seats(state))
  }

  /** Where the points come from, at the end; nothing where the game doesn't say. */
  tally(state: State): Tally {
    this.put(state)
    const { tally } = this.exports
    if (!tally) return { counted: [], totals: [] }
    const { address, size } = this.json
    return JSON.parse(this.json.text(tally(this.states.address, 1, 0, address, size))) as Tally
  }

  /** The seats that have won; [] while the game is going on. */
  winners(state: State): number[] {
    this.put(state)
    return seatsIn(this.exports.winners(this.states.address, 1, 0))
  }

  /** How the game ended; null while it is going on. */
  ending(state: State): string | null {
    this.check(state)
    return this.facts.endings[state[this.facts.fields['state.ending']] as number] || null
  }

  /** How many seats are at the table. */
  seats(state: State): number {
    this.check(state)
    return state[this.facts.fields['state.seats']] as number
  }

  /** What this seat may know (null: a spectator). */
  view(state: State, seat: number | null): State {
    this.put(state)
    this.exports.veil(this.states.address, 1, 0, this.viewer(state, seat))
    return this.states.bytes.slice()
  }

  /** One of the worlds that this seat cannot tell from the truth. */
  guess(view: State, seat: number | null, seed: bigint): State {
    this.random.numbers[0] = seed
    return this.guessOn(view, seat)
  }

  /** The next guess of the same random source. */
  private guessOn(view: State, seat: number | null): State {
    this.put(view)
    this.exports.guess(this.states.address, 1, 0, this.viewer(view, seat), this.random.address, 1)
    return this.states.bytes.slice()
  }

  /** Whether this action shows its seat something hidden: whether another world that looked the same before would look different afterwards. Some are tried. */
  reveals(state: State, seat: number, action: number): boolean {
    const outcome = (world: State): State => this.view(this.play(world, seat, action), seat)
    const [after, view] = [outcome(state), this.view(state, seat)]
    if (same(view, state)) return false
    this.random.numbers[0] = 0n
    return Array.from({ length: WORLDS }, () => outcome(this.guessOn(view, seat))).some((other) => !same(other, after))
  }

  /** The position in the words of the rule page. */
  position(state: State): W['Position'] {
    return JSON.parse(this.positionText(state)) as W['Position']
  }

  /** The same as JSON. */
  positionText(state: State): string {
    this.put(state)
    return this.json.text(this.exports.position(this.states.address, 1, 0, this.json.address, this.json.size))
  }

  /** All that this seat may do now, in words, each with its number as `id`. */
  actions(state: State, seat: number): (W['Action'] & { id: number })[] {
    return JSON.parse(this.actionsText(state, seat)) as (W['Action'] & { id: number })[]
  }

  /** The same as JSON; of CHANCE: what may happen. */
  actionsText(state: State, seat: number): string {
    this.put(state)
    this.checkActor(state, seat)
    const { address, size } = this.json
    return this.json.text(this.exports.actions(this.states.address, 1, 0, seat, address, size, 0))
  }

  /** How likely each seat is to win, judged at a glance. */
  chances(state: State): number[] {
    this.put(state)
    this.exports.weigh(this.states.address, 1, 0, this.judge.address, 1, this.evaluation.address, 1)
    const first = this.facts.fields['evaluation.chances'] >> 2
    return Array.from(this.evaluation.floats.subarray(first, first + this.seats(state)))
  }

  /** What a judge looks at, for each seat. */
  features(state: State): Float32Array[] {
    this.put(state)
    const { seats, features } = this.facts.most
    this.exports.see(this.states.address, 1, 0, this.sights.address, seats, features)
    const { floats } = this.sights
    return Array.from({ length: this.seats(state) }, (_, seat) => floats.slice(seat * features, (seat + 1) * features))
  }

  /** How much the judge likes a seat with these features. */
  score(features: Float32Array): number {
    const { neurons } = this.facts.most
    const [plain, inner, bias, outer] = (['plain', 'inner', 'bias', 'outer'] as const).map((name) =>
      this.judge.floats.subarray(this.facts.fields[`judge.${name}`] >> 2),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array]
    const layer = bias.slice(0, neurons)
    let total = 0
    features.forEach((value, feature) => {
      if (!value) return
      total += value * (plain[feature] as number)
      layer.forEach((sum, neuron) => (layer[neuron] = sum + value * (inner[feature * neurons + neuron] as number)))
    })
    return layer.reduce((sum, neuron, place) => sum + Math.max(neuron, 0) * (outer[place] as number), total)
  }

  private put(state: State): void {
    this.check(state)
    this.states.bytes.set(state)
  }

  /** Compiled code trusts every byte that it is given. */
  check(state: State): void {
    if (!(state instanceof Uint8Array) || state.length !== this.facts.sizes.state)
      throw new Refused(`this is not a state of ${this.facts.title}`)
  }

  private checkActor(state: State, seat: number): void {
    if (seat !== CHANCE) this.viewer(state, seat)
  }

  private viewer(state: State, seat: number | null): number {
    if (seat === null) return SPECTATOR
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats(state))
      throw new Refused(`there is no seat ${seat} at this table`)
    return seat
  }
}
