/** What a viewer is told about the past of a match, from its log. */

import { CHANCE } from '../../engine/src/game.ts'
import type { Excerpt, Happening, Replay, ReplayStep, Story, Table } from '../wire'
import type { Viewer } from './audience'
import type { Entry } from './log'
import { Match, type Survey } from './match'
import { happeningOf, tableOf } from './views'

/** Happenings on one page. */
export const PAGE = 500

/** What this viewer has heard of: a page of it, beginning with the happening of this number. */
export function storyOf(match: Match, entries: readonly Entry[], viewer: Viewer, first: number, most: number): Story {
  const again = new Match(match.table, match.game)
  const total = match.numberFor(viewer)
  const last = Math.min(total, first + Math.min(most, PAGE) - 1)
  const happened: Happening[] = []
  for (const entry of entries) {
    if (again.numberFor(viewer) >= last) break
    const applied = again.add(entry)
    if (applied.viewers.has(viewer) && again.numberFor(viewer) >= first)
      happened.push(happeningOf(again, applied, viewer))
  }
  return { happened, total }
}

/** The table as this viewer saw it at the update of this number. */
export function momentOf(
  match: Match,
  entries: readonly Entry[],
  viewer: Viewer,
  person: string,
  number: number,
): Table {
  const last = match.audience.entry(viewer, number)
  return tableOf(Match.of(match.table, match.game, entries.slice(0, last)), viewer, person)
}

export function excerptOf(
  match: Match,
  entries: readonly Entry[],
  viewer: Viewer,
  person: string,
  first: number,
  most: number,
): Excerpt {
  const table = tableOf(match, viewer, person)
  return { format: 'brethren excerpt 1', table, ...storyOf(match, entries, viewer, first, most) }
}

/** A match that goes on, step by step, made of nothing but the updates that this viewer got: what was heard of each decision, and what was seen before it. */
export function replaySoFar(match: Match, entries: readonly Entry[], viewer: Viewer): Replay {
  const { game, options, seats, seating } = match
  const again = new Match(match.table, game)
  const heard = new Map<number, { happening: Happening; seen: Survey }>()
  let seen = match.survey(match.begun(options), viewer)
  for (const entry of entries) {
    const applied = again.add(entry)
    if (!applied.viewers.has(viewer)) continue
    if (entry.what === 'started' || entry.what === 'played')
      heard.set(applied.number, { happening: happeningOf(again, applied, viewer), seen })
    else if (entry.what === 'undone') for (const number of entry.numbers) heard.delete(number)
    seen = again.seenBy(viewer) ?? seen
  }
  return {
    ...{ game: game.facts.key, options, seats, winners: [], ending: '', end: seen.position, scores: seen.scores },
    players: seating.chairs.map((chair) => chair?.name ?? ''),
    bots: seating.chairs.map((chair) => chair?.bot ?? null),
    steps: [...heard.values()].map(({ happening, seen }, place) => stepOf(place + 1, happening, seen)),
  }
}

function stepOf(number: number, { what, seat, events }: Happening, seen: Survey): ReplayStep {
  const { position, scores, deciding } = seen
  const actor = what === 'started' ? CHANCE : (seat as number)
  return { number, seat: actor, action: null, words: null, odds: null, events, position, scores, deciding }
}
