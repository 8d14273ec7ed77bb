/** What one viewer sees and hears of a match. */

import { heard } from '../../engine/src/events.ts'
import type { Action, Happening, StoryEvent, Summary, Table, Update } from '../wire'
import type { Applied, Events, Viewer } from './audience'
import type { Entry } from './log'
import type { Match, Survey } from './match'
import { tidied } from './text'
import { mayUndo } from './undo'

/** What of an entry may be told to all who may know of it. The rest is in its events, if anywhere. */
const OPEN = ['seat', 'name', 'text', 'phrase', 'level', 'table'] as const
/** What people have written. */
const WRITTEN: ReadonlySet<string> = new Set(['name', 'text'])

/** The whole table as one viewer may see it. */
export function tableOf(match: Match, viewer: Viewer, person: string): Table {
  return { ...settingOf(match, viewer, person), ...sightOf(match, viewer) }
}

type Setting = Omit<Table, keyof Sight>
type Sight = Pick<Table, 'position' | 'deciding' | 'scores' | 'timing' | 'actions' | 'undo'>

/** What no decision changes, unless it ends the game. */
function settingOf(match: Match, viewer: Viewer, person: string): Setting {
  const { table, game, rules, options, lots, clocks, watchers, stage, seating, commitment, result, rematch } = match
  const secret = stage === 'over' ? match.secret : null
  return {
    ...{ table, game: game.facts.key, rules, options, lots, clock: clocks.limits, watchers, stage },
    ...{ public: match.public, slow: clocks.isSlow },
    players: seating.players(person),
    me: viewer,
    host: person === seating.host,
    votes: {},
    fairness: { commitment, contributions: match.contributions(), secret },
    ...{ result, rematch, deal: match.deal !== null, voyage: null },
  }
}

function sightOf(match: Match, viewer: Viewer): Sight {
  const seen = match.seenBy(viewer)
  const undo = viewer !== null && mayUndo(match, viewer)
  if (!seen) return { position: null, deciding: [], scores: [], timing: [], actions: [], undo }
  const deciding = match.stage === 'over' ? [] : seen.deciding
  return {
    ...{ position: seen.position, deciding, scores: seen.scores, timing: match.clocks.timings(deciding), undo },
    actions: viewer !== null && deciding.includes(viewer) ? actionsOf(match, seen, viewer) : [],
  }
}

function actionsOf({ game }: Match, { view }: Survey, seat: number): Action[] {
  return game.actions(view, seat)
}

/** The table now, and what has happened since the update of that number (null: only the last thing). */
export function updateOf(match: Match, viewer: Viewer, person: string, since: number | null = null): Update {
  const number = match.numberFor(viewer)
  const wanted = since === null ? 1 : Math.max(0, number - since)
  const latest = match.audience.latest(viewer, wanted)
  const happened = latest.map((applied) => happeningOf(match, applied, viewer))
  return { kind: 'update', number, table: tableOf(match, viewer, person), happened, missed: wanted - latest.length }
}

/** One entry of the log as one viewer may hear of it. */
export function happeningOf({ audience }: Match, { number, entry, events }: Applied, viewer: Viewer): Happening {
  const words = wordsOf(entry)
  return {
    ...{ number: audience.number(viewer, number), at: entry.at, what: entry.what, ...words },
    events: eventsFor(events, viewer),
  }
}

export function eventsFor(events: Events, viewer: Viewer): StoryEvent[] {
  return events.flatMap((event) => heard(event, viewer) ?? [])
}

function wordsOf(entry: Entry): Partial<Happening> {
  const found = Object.entries(entry).filter(([name]) => (OPEN as readonly string[]).includes(name))
  return Object.fromEntries(
    found.map(([name, value]) => [name, WRITTEN.has(name) ? tidied(String(value)) || '?' : value]),
  )
}

/** A table as a list shows it. */
export function summaryOf(match: Match, person: string): Summary {
  const { table, game, stage, seating, state, updated, clocks } = match
  const mine = stage === 'playing' && state ? seating.seatsOf(person) : []
  const deciding = mine.filter((seat) => game.deciding(game.view(state as Uint8Array, seat)).includes(seat))
  const dues = clocks.timings(deciding).flatMap(({ due }) => due ?? [])
  return {
    ...{ table, game: game.facts.key, stage, players: seating.players(person), my_turn: deciding.length > 0, updated },
    due: dues.length ? Math.min(...dues) : null,
  }
}
