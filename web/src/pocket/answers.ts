/** What is asked about a table, and the answers. */

import type { Made, ReviewPart } from '../wire'
import type { Viewer } from './audience'
import { forkFrom, sameDealFrom } from './checks'
import { dealResults } from './dealt'
import { forkOf, sameDealOf } from './founding'
import { excerptOf, momentOf, PAGE, replaySoFar, storyOf } from './history'
import type { LiveTable } from './live'
import type { Match } from './match'
import type { PracticeBook } from './practice'
import { recordOf, replayOf } from './record'
import { Refused } from './refusal'
import type { Registry } from './registry'
import type { Reviews } from './review/reviews'
import type { Person } from './seating'
import { tableOf } from './views'

const MAX_DIGITS = 9

/** Who asks what about which table. `rest` is what the path has after the word that names the question. */
export interface Question {
  registry: Registry
  reviews: Reviews
  practice: PracticeBook
  person: Person
  live: LiveTable
  rest: string
  query: URLSearchParams
  body: unknown
}

type Answer = (question: Question) => unknown

/** By method and the word after the table's name. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET ': (asked) => tableOf(asked.live.match, viewerOf(asked), asked.person.id),
  'GET story': (asked) => storyOf(asked.live.match, asked.live.log, viewerOf(asked), ...pageOf(asked)),
  'GET at': momentAsked,
  'GET record': recordAsked,
  'GET replay': replayAsked,
  'GET review': reviewAsked,
  'POST hint': (asked) => asked.live.hints.of(viewerOf(asked)),
  'POST fork': ({ live, registry, person, body }) =>
    made(registry.found(forkOf(registry.services, finished(live), person, forkFrom(body)))),
  'POST deal': ({ live, registry, person, body }) =>
    made(registry.found(sameDealOf(registry.services, finished(live), person, sameDealFrom(body)))),
  'GET deal': ({ live, registry, person }) => dealResults(registry, live, person.id),
}

function momentAsked(asked: Question): unknown {
  const { match, log } = asked.live
  const viewer = viewerOf(asked)
  const number = whole(asked.rest)
  if (number < 1 || number > match.numberFor(viewer))
    throw new Refused('no such moment', `moments are 1 to ${match.numberFor(viewer)}`)
  return momentOf(match, log, viewer, asked.person.id, number)
}

/** A finished match whole; before its end what I may know of it. */
function recordAsked(asked: Question): unknown {
  const { match, log } = asked.live
  if (match.stage === 'over') return recordOf(match)
  return excerptOf(match, log, viewerOf(asked), asked.person.id, ...pageOf(asked))
}

function replayAsked(asked: Question): unknown {
  const { match, log } = asked.live
  if (match.stage === 'playing') return replaySoFar(match, log, viewerOf(asked))
  const seat = seatIn(asked.query) ?? null
  const { seats, game } = finished(asked.live)
  if (seat !== null && seat >= seats)
    throw new Refused('no such seat', `this table has seats 0 to ${seats - 1}`, { seat })
  return replayOf(game, recordOf(match), seat)
}

async function reviewAsked({ live, reviews, practice, person, query }: Question): Promise<ReviewPart> {
  const { game, table, seating } = finished(live)
  const record = recordOf(live.match)
  reviews.begin(table, game, record)
  const whole = reviews.part(table, 0)
  // Where there is no room for exercises, there is still the review.
  if (whole.end) await practice.keep(game, record, seating.seatsOf(person.id), whole.steps).catch(() => undefined)
  return { ...whole, steps: whole.steps.slice(wholeIn(query, 'from', 0)) }
}

async function made(table: Promise<string>): Promise<Made> {
  return { table: await table }
}

export function finished({ match }: LiveTable): Match {
  if (match.stage !== 'over') throw new Refused('not over', 'the game is not over yet')
  return match
}

/** From where somebody looks: from the seat that they ask for, or the first of theirs, or (null) from beside the table. */
export function viewerAt({ seating }: Match, { id }: Person, seat: number | undefined): Viewer {
  const seats = seating.seatsOf(id)
  if (seat !== undefined && !seats.includes(seat)) throw new Refused('not yours', 'that is not your seat', { seat })
  return seat ?? seats[0] ?? null
}

function viewerOf({ live, person, query }: Question): Viewer {
  return viewerAt(live.match, person, seatIn(query))
}

function seatIn(query: URLSearchParams): number | undefined {
  return query.has('seat') ? wholeIn(query, 'seat', 0) : undefined
}

function pageOf({ query }: Question): [first: number, most: number] {
  return [wholeIn(query, 'from', 1), wholeIn(query, 'most', PAGE)]
}

export function wholeIn(query: URLSearchParams, name: string, usually: number): number {
  return whole(query.get(name) ?? String(usually))
}

function whole(text: string): number {
  if (!/^\d+$/.test(text) || text.length > MAX_DIGITS)
    throw new Refused('not a number', 'that should be a whole number')
  return Number(text)
}
