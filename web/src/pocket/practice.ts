/** Mistakes made at tables on this device, tried again until they are learnt: as src/brethren/server/practice does it. */

import { CHANCE } from '../../engine/src/game.ts'
import type { Game } from './game'
import type { Exercise, MatchRecord, Practice, ReviewOpinion, ReviewStep } from '../wire'
import { stepsOf, type Step } from './record'
import { notStored, Refused } from './refusal'
import type { Scheduled, Services } from './services'

const MISTAKE = 0.02
const MAX_OF_A_MATCH = 10
const MOST = 100
const DAY = 24 * 3600
/** Seconds until an exercise comes back, by its box; behind the last one it is learnt. */
const BOXES = [600, 1 * DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY]

export class PracticeBook {
  constructor(private readonly services: Services) {}

  /** The mistakes of these seats in a finished match that has been reviewed; once. */
  async keep(game: Game, record: MatchRecord, seats: readonly number[], judged: readonly ReviewStep[]): Promise<void> {
    const kept = await this.services.keeper.exercises()
    if (kept.some(({ exercise }) => exercise.table === record.table)) return
    const { steps } = stepsOf(game, record)
    const due = this.services.now()
    const found = dearest(judged, seats).map(({ number, opinion }) => ({
      ...{ exercise: exerciseOf(game, record, steps[number - 1] as Step, opinion), box: 0, due },
    }))
    if (found.length) await this.services.keeper.saveExercises([...found, ...kept].slice(0, MOST))
  }

  /** Of all tables, or of one. */
  async next(table: string | null): Promise<Practice> {
    const all = (await this.services.keeper.exercises()).filter(({ exercise, due }) => {
      return due !== null && (table === null || exercise.table === table)
    })
    const sorted = all.toSorted((one, other) => (one.due as number) - (other.due as number))
    const now = this.services.now()
    const due = all.filter((one) => (one.due as number) <= now).length
    const [first] = sorted
    return { due, kept: all.length, exercise: due && first ? first.exercise : null, at: first?.due ?? null }
  }

  async tried(id: string, solved: boolean): Promise<void> {
    const kept = await this.services.keeper.exercises()
    const tried = kept.find(({ exercise }) => exercise.id === id)
    if (!tried) throw new Refused('not found', 'this exercise is not kept any more')
    const box = solved ? tried.box + 1 : 0
    const seconds = BOXES[box]
    const due = seconds === undefined ? null : this.services.now() + seconds
    const now = kept.map((one): Scheduled => (one === tried ? { ...one, box, due } : one))
    await this.services.keeper.saveExercises(now).catch((error: unknown) => {
      throw notStored(error)
    })
  }
}

type Mistake = ReviewStep & { opinion: ReviewOpinion }

function dearest(judged: readonly ReviewStep[], seats: readonly number[]): Mistake[] {
  const mistakes = judged.filter((step): step is Mistake => {
    return seats.includes(step.seat) && step.opinion !== null && step.opinion.loss >= MISTAKE
  })
  return mistakes.toSorted((one, other) => other.opinion.loss - one.opinion.loss).slice(0, MAX_OF_A_MATCH)
}

/** The position as the player saw it. */
function exerciseOf(game: Game, { table, game: key }: MatchRecord, step: Step, opinion: ReviewOpinion): Exercise {
  const { seat, number } = step
  const view = game.view(step.before, seat)
  return {
    ...{ id: `${table}-${number}`, game: key, seat, position: game.position(view) },
    deciding: game.deciding(view).filter((actor) => actor !== CHANCE),
    scores: game.scores(view),
    actions: game.actions(view, seat),
    ...{ played: step.action, best: opinion.best, good: opinion.good },
    ...{ better: opinion.better[seat] as number, chosen: opinion.chosen[seat] as number },
    ...{ reasons: opinion.reasons, exact: opinion.exact, table, step: number, level: null, rival: null },
  }
}
