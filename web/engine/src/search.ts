import type { ThoughtField } from './facts.ts'
import type { Game, State, Words } from './game.ts'
import type { Area } from './memory.ts'

/** What a bot thinks of one legal action. */
export interface Thought {
  action: number
  /** how often it was tried */
  visits: number
  /** of each seat to win */
  chances: number[]
}

/** Simulations between two looks at the clock. */
const CHUNK = 64
const WORLDS = 3

/** The one of each game: trees are large. */
const searches = new WeakMap<object, unknown>()

/** A bot's thinking, on one core. Its tree takes 42 MB of memory, which is used again for the next decision. */
export class Search<W extends Words = Words> {
  /** That of this game, made when it is first asked for. */
  static of<W extends Words>(game: Game<W>): Search<W> {
    if (!searches.has(game)) searches.set(game, new Search(game))
    return searches.get(game) as Search<W>
  }

  private readonly worlds: Area
  private readonly tree: Area
  private readonly buffers: Area
  private readonly board: Area
  private readonly random: Area

  constructor(private readonly game: Game<W>) {
    const { sizes } = game.facts
    this.worlds = game.room.take(WORLDS * sizes.state)
    this.tree = game.room.take(sizes.tree)
    this.buffers = game.room.take(sizes.buffers)
    this.board = game.room.take(sizes.thoughts)
    this.random = game.room.take(8)
  }

  /** A new tree for this decision. */
  begin(view: State, seed: bigint): void {
    this.random.numbers[0] = seed
    this.grow(view, this.game.exports.word(this.random.address, 1))
  }

  private grow(view: State, word: bigint): void {
    this.game.check(view)
    const { exploration, sharpness } = this.game.facts.search
    this.worlds.bytes.set(view)
    this.game.exports.reset_tree(this.tree.address, 1)
    this.game.exports.begin(this.buffers.address, 1, word, exploration, sharpness)
  }

  /** The chances of all seats, from a new tree with so many simulations. */
  estimate(state: State, seat: number, simulations: number, seed: bigint): number[] {
    this.grow(state, seed)
    this.think(seat, simulations)
    const first = this.game.facts.fields['tree.chances'] >> 2
    const found = this.tree.floats.subarray(first, first + this.game.seats(state))
    // The root begins with one virtual visit of value 0 for every seat; normalising removes it.
    const sum = found.reduce((total, chance) => Math.fround(total + chance), 0)
    return Array.from(found, (chance) => Math.fround(chance / sum))
  }

  /** Grow the tree by so many simulations. */
  think(seat: number, simulations: number): void {
    const { judge, evaluation, exports } = this.game
    const { worlds, tree, buffers } = this
    const arrays = [worlds.address, WORLDS, tree.address, 1, buffers.address, 1] as const
    exports.think(...arrays, judge.address, 1, evaluation.address, 1, seat, simulations)
  }

  /** Grow the tree for so long; at least by one simulation. */
  thinkFor(seat: number, milliseconds: number): void {
    const end = performance.now() + milliseconds
    this.think(seat, 1)
    while (performance.now() < end) this.think(seat, CHUNK)
  }

  /** What the tree says, in the order of the actions. */
  thoughts(view: State, seat: number): Thought[] {
    this.game.exports.gather(this.tree.address, 1, seat, this.board.address, 1)
    const { view: data } = this.board
    const { most } = this.game.facts
    const at = (field: ThoughtField): number => this.game.facts.fields[`thoughts.${field}`]
    const chances = (place: number): number[] =>
      Array.from({ length: this.game.seats(view) }, (_, other) =>
        data.getFloat32(at('chances') + 4 * (place * most.seats + other), true),
      )
    return Array.from({ length: Number(data.getBigInt64(at('number'), true)) }, (_, place) => ({
      action: data.getInt16(at('action') + 2 * place, true),
      visits: Number(data.getBigInt64(at('visits') + 8 * place, true)),
      chances: chances(place),
    }))
  }

  /** One of the thoughts that were just asked for: the softer, the likelier one that is not the best. */
  pick(seat: number, softness: number): number {
    return this.game.exports.pick(this.board.address, 1, seat, softness, this.random.address, 1)
  }
}
