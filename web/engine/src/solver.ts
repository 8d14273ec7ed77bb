import type { Exports } from './exports.ts'
import type { SolverFacts } from './facts.ts'
import { Refused, type Game, type State, type Words } from './game.ts'
import type { Area } from './memory.ts'

/** What a solver finds out about a decision. */
export interface Solution {
  /** the best, as far as is known */
  action: number
  /** for each legal action, at least and at most */
  chances: Map<number, [number, number]>
  /** whether no other action is better */
  exact: boolean
  /** turns that were looked ahead */
  turns: number
  /** that were searched */
  nodes: number
}

/** How much a solver may do. */
export interface Limits {
  nodes?: number
  milliseconds?: number
}

/** The one of each game: what it remembers takes much memory. */
const solvers = new WeakMap<object, unknown>()

/** Searches a game without secrets to its end, where that is near enough. */
export class Solver<W extends Words = Words> {
  /** That of this game, made when it is first asked for. */
  static of<W extends Words>(game: Game<W>): Solver<W> {
    if (!solvers.has(game)) solvers.set(game, new Solver(game))
    return solvers.get(game) as Solver<W>
  }

  private readonly facts: SolverFacts
  private readonly root: Area
  private readonly states: Area
  private readonly frames: Area
  private readonly table: Area
  private readonly task: Area
  private readonly proof: Area

  constructor(private readonly game: Game<W>) {
    const { solver, sizes } = game.facts
    if (!solver) throw new Refused(`${game.facts.title} cannot be solved`)
    this.facts = solver
    this.root = game.room.take(sizes.state)
    this.states = game.room.take(solver.plies * sizes.state)
    this.frames = game.room.take(solver.plies * solver.sizes.frame)
    this.table = game.room.take(solver.places * solver.sizes.entry)
    this.task = game.room.take(solver.sizes.task)
    this.proof = game.room.take(solver.sizes.proof)
  }

  /** Search until the best action of this seat is proven, or what is allowed is spent. */
  solve(state: State, seat: number, { nodes = Infinity, milliseconds = Infinity }: Limits): Solution {
    this.begin(state, seat)
    const end = performance.now() + milliseconds
    for (;;) {
      const left = performance.now() < end ? Math.min(this.facts.chunk, nodes - this.nodes) : 0
      if (left <= 0 || this.prove(left)) return this.solution()
    }
  }

  private begin(state: State, seat: number): void {
    const [actor, ...others] = this.game.deciding(state)
    if (others.length || actor !== seat) throw new Refused(`it is not seat ${seat} that decides`)
    for (const area of [this.states, this.frames, this.table, this.task, this.proof]) area.bytes.fill(0)
    this.root.bytes.set(state)
    this.exports.begin_proof(this.root.address, 1, seat, this.proof.address, 1)
  }

  private prove(nodes: number): boolean {
    const { root, states, frames, table, task, proof } = this
    const { plies, places } = this.facts
    const words = this.game.facts.sizes.state / 8
    const first = [root.address, 1, states.address, plies, states.address, plies, words] as const
    const rest = [frames.address, plies, table.address, places, task.address, 1, proof.address, 1] as const
    return this.exports.prove(...first, ...rest, nodes) !== 0
  }

  private get exports(): Required<Exports> {
    return this.game.exports as Required<Exports>
  }

  private get nodes(): number {
    return Number(this.task.numbers[this.facts.nodesField / 8])
  }

  private solution(): Solution {
    const [number, best, turns] = (['number', 'best', 'turns'] as const).map(
      (field) => this.field(field, 1)[0] as number,
    )
    const [actions, low, high] = (['actions', 'low', 'high'] as const).map((field) =>
      this.field(field, number as number),
    )
    const { one } = this.facts
    const bounds = (actions as number[]).map((action, place): [number, [number, number]] => [
      action,
      [(low?.[place] as number) / one, (high?.[place] as number) / one],
    ])
    const sure = low?.[best as number] as number
    return {
      action: actions?.[best as number] as number,
      chances: new Map(bounds),
      exact: (high as number[]).every((each, place) => place === best || each <= sure),
      turns: turns as number,
      nodes: this.nodes,
    }
  }

  private field(name: keyof SolverFacts['fields'], length: number): number[] {
    const first = this.facts.fields[name] / 8
    return Array.from(this.proof.numbers.subarray(first, first + length), Number)
  }
}
