/** A finished match as a file, and step by step. */

import { CHANCE, Refused as Illegal, type State } from '../../engine/src/game.ts'
import type { Game } from './game'
import type { MatchRecord, Replay, ReplayStep, Words } from '../wire'
import type { Events } from './audience'
import type { Match } from './match'
import { Refused } from './refusal'
import { tidied } from './text'
import { eventsFor } from './views'

/** How a match ends that its players stopped. */
const STOPPED = 'stopped'

/** A finished match, whole. Only for a match that is over. */
export function recordOf(match: Match): MatchRecord {
  const { chairs } = match.seating
  return {
    format: 'brethren record 1',
    ...{ table: match.table, game: match.game.facts.key, rules: match.rules, seats: match.seats },
    options: match.options,
    players: chairs.map((chair) => chair?.name ?? ''),
    bots: chairs.map((chair) => chair?.bot ?? null),
    ...{ started: match.started, commitment: match.commitment, contributions: match.contributions() },
    ...{ secret: match.secret, lots: match.lots },
    log: [...match.given, ...match.moves.transcript()],
    winners: match.result?.winners ?? [],
    ending: match.result?.ending ?? '',
    given: match.given.length,
    deal: match.deal,
    origin: 'device',
  }
}

/** One entry of the log, with the state before it and everything that happened. */
export interface Step {
  number: number
  seat: number
  action: number
  before: State
  events: Events
}

/** Each step of a match, and where it ended. Refused if the rules don't agree. */
export function stepsOf(game: Game, record: MatchRecord): { steps: Step[]; end: State } {
  let state = legally(0, () => game.start(record.seats, record.options))
  const steps = record.log.map(([seat, action], place): Step => {
    const before = state
    const told = legally(place + 1, () => game.tell(before, seat, action))
    state = told.state
    return { number: place + 1, seat, action, before, events: told.events }
  })
  const winners = game.winners(state)
  const isOver = !game.deciding(state).length || record.ending === STOPPED
  if (!isOver || (game.ending(state) ?? STOPPED) !== record.ending || winners.join() !== record.winners.join())
    throw new Refused('no record', 'the game did not end so', { step: steps.length })
  return { steps, end: state }
}

function legally<Result>(step: number, play: () => Result): Result {
  try {
    return play()
  } catch (error) {
    if (error instanceof Illegal) throw new Refused('no record', `step ${step}: ${error.message}`, { step })
    throw error
  }
}

/** A finished match, step by step: as this seat saw it, or (null) with everything open. */
export function replayOf(game: Game, record: MatchRecord, seat: number | null): Replay {
  const { steps, end } = stepsOf(game, record)
  const shown = seat === null ? end : game.view(end, seat)
  return {
    ...{ game: record.game, options: record.options, seats: record.seats },
    players: record.players.map((name) => tidied(name) || '?'),
    ...{ bots: record.bots, winners: record.winners, ending: record.ending },
    steps: steps.map((step) => replayStep(game, step, seat)),
    end: game.position(shown),
    scores: game.scores(end),
  }
}

function replayStep(game: Game, step: Step, seat: number | null): ReplayStep {
  const shown = seat === null ? step.before : game.view(step.before, seat)
  const open = step.events.map(({ event }) => event)
  const events = seat === null ? open : eventsFor(step.events, seat)
  const isKnown = seat === null || seat === step.seat || JSON.stringify(events) === JSON.stringify(open)
  return {
    ...{ number: step.number, seat: step.seat, action: isKnown ? step.action : null },
    words: isKnown ? wordsOf(game, step) : null,
    odds: seat === null && step.seat === CHANCE ? oddsOf(game, step.before) : null,
    ...{ events, position: game.position(shown) },
    ...{ scores: game.scores(shown), deciding: game.deciding(shown) },
  }
}

function wordsOf(game: Game, { before, seat, action }: Step): Words | null {
  const found = game.actions(before, seat).find(({ id }) => id === action)
  if (!found) return null
  const { id: _id, ...words } = found
  return words
}

function oddsOf(game: Game, state: State): [number, number][] {
  const weights = game.chanceWeights(state)
  return game.legal(state, CHANCE).map((action, place) => [action, weights[place] as number])
}
