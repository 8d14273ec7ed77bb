import type { Level } from './facts.ts'
import { Refused, type Game, type State, type Words } from './game.ts'
import { Search, type Thought } from './search.ts'
import { Solver, type Solution } from './solver.ts'

export interface Choice {
  action: number
  thoughts: Thought[]
  /** proven to be best */
  exact: boolean
}

/** A player who sees only what its seat may see. Bots of one game share its tree: see Search. */
export class Bot<W extends Words = Words> {
  private readonly level: Level
  private readonly search: Search<W>
  private readonly solver: Solver<W> | null

  /** One of the levels of the game, swab to captain, or a level of your own. */
  constructor(
    private readonly game: Game<W>,
    level: string | Level,
  ) {
    const found = typeof level === 'string' ? game.facts.levels[level] : level
    if (!found) throw new Refused(`there is no level ${String(level)}`)
    this.level = found
    this.search = Search.of(game)
    this.solver = found.finishes && game.facts.solver ? Solver.of(game) : null
  }

  /** The same view, seed and number of simulations give the same choice. */
  choose(view: State, seat: number, seed: bigint): Choice {
    const [first, ...others] = this.game.legal(view, seat)
    if (first === undefined) throw new Refused(`seat ${seat} has nothing to decide`)
    if (!others.length) return { action: first, thoughts: [], exact: false }
    return this.proven(view, seat) ?? this.thought(view, seat, seed)
  }

  private proven(view: State, seat: number): Choice | null {
    const solution = this.solver?.solve(view, seat, this.proofLimits())
    return solution?.exact ? { action: solution.action, thoughts: proofThoughts(solution, seat), exact: true } : null
  }

  private proofLimits(): { nodes?: number; milliseconds?: number } {
    const { share = 0, nodes = 0 } = this.game.facts.solver ?? {}
    const { simulations, milliseconds } = this.budget(share)
    return simulations === null ? { milliseconds } : { nodes: nodes * simulations }
  }

  private thought(view: State, seat: number, seed: bigint): Choice {
    const { simulations, milliseconds } = this.budget(this.solver ? 1 - (this.game.facts.solver?.share ?? 0) : 1)
    this.search.begin(view, seed)
    if (simulations !== null) this.search.think(seat, simulations)
    else this.search.thinkFor(seat, milliseconds)
    const thoughts = this.search.thoughts(view, seat)
    return { action: this.search.pick(seat, this.level.softness), thoughts, exact: false }
  }

  private budget(share: number): { simulations: number | null; milliseconds: number } {
    const { simulations, seconds } = this.level
    const part = simulations === null ? null : Math.max(1, Math.round(simulations * share))
    return { simulations: part, milliseconds: 1000 * (seconds ?? 0) * share }
  }
}

/** The chance of an action that was not looked at to its end lies in the middle of what is known of it. */
function proofThoughts(solution: Solution, seat: number): Thought[] {
  return [...solution.chances].map(([action, [low, high]]) => {
    const mine = (low + high) / 2
    const visits = action === solution.action ? solution.nodes : 0
    return { action, visits, chances: seat === 0 ? [mine, 1 - mine] : [1 - mine, mine] }
  })
}
