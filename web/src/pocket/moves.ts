/** The decisions of a match as they stand now, what may be taken back of them, and states to go back to. */

import { CHANCE, type State } from '../../engine/src/game.ts'
import type { Numbered } from './clocks'
import type { Numbers } from './deal'
import type { Played } from './log'

const MAX_TAIL = 32
/** The state is kept once in this many decisions, so that taking one back does not replay the whole match. */
const MARK = 16

/** One decision that is part of the game, with what came before it. */
export interface Move {
  entry: Played
  number: number
  before: State
  /** had to decide at once */
  several: boolean
  /** nothing was hidden */
  open: boolean
}

/** The state before a decision, and the numbers of the draws to come. */
interface Mark {
  state: State
  drawNumbers: Numbers
}

export class Moves {
  /** What chance did before the first decision. */
  opening: number[] = []
  played: Numbered[] = []
  /** What may still be taken back: nothing from before chance has spoken. */
  tail: Move[] = []
  /** Before the first decision, and before every MARK-th one after it. */
  private marks: Mark[] = []

  /** Those of the draws to come. */
  constructor(public drawNumbers: Numbers) {}

  /** All that was done, by chance too. */
  transcript(): [number, number][] {
    const byChance = (actions: number[]) => actions.map((action): [number, number] => [CHANCE, action])
    const played = this.played.flatMap(([, { seat, action, chance }]): [number, number][] => [
      [seat, action],
      ...byChance(chance),
    ])
    return [...byChance(this.opening), ...played]
  }

  /** This is the state before the decision at this place. */
  mark(place: number, state: State): void {
    if (place === MARK * this.marks.length) this.marks.push({ state, drawNumbers: this.drawNumbers.copy() })
  }

  lengthenTail(move: Move): void {
    this.tail = move.entry.chance.length ? [] : [...this.tail, move].slice(-MAX_TAIL)
  }

  /** Removes the decisions with these numbers. From the state that is returned, and the place that belongs to it, the rest has to be played again. */
  takeBack(gone: ReadonlySet<number>): { state: State; place: number } {
    const first = this.played.findIndex(([number]) => gone.has(number))
    const mark = Math.floor(first / MARK)
    const earliest = this.played[MARK * mark]?.[0] ?? 0
    this.tail = this.tail.filter(({ number }) => number < earliest)
    this.played = this.played.filter(([number]) => !gone.has(number))
    this.marks.length = mark + 1
    const { state, drawNumbers } = this.marks[mark] as Mark
    this.drawNumbers = drawNumbers.copy()
    return { state, place: MARK * mark }
  }
}
