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

/** A bot's thinking, on one core. Its tree takes 42 MB of memory, which is used again for the next decision. */
export class Search<W extends Words = Words> {
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
    this.game.check(view)
    const { exploration, sharpness } = this.game.facts.search
    this.random.numbers[0] = seed
    this.worlds.bytes.set(view)
    this.game.exports.plant(this.tree.address, 1)
    const word = this.game.exports.word(this.random.address, 1)
    this.game.exports.begin(this.buffers.address, 1, word, exploration, sharpness)
  }

  /** Grow the tree by so many simulations. */
  think(seat: number, simulations: number): void {
    const { judge, opinion, exports } = this.game
    const { worlds, tree, buffers } = this
    const arrays = [worlds.address, WORLDS, tree.address, 1, buffers.address, 1] as const
    exports.think(...arrays, judge.address, 1, opinion.address, 1, seat, simulations)
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
