/** All matches with the same deal, side by side. */

import type { DealtMatch, DealResults } from '../wire'
import type { LiveTable } from './live'
import { Refused } from './refusal'
import type { Registry } from './registry'
import type { Kept } from './services'

/** Until this match is over the others have no names. */
export async function dealResults(registry: Registry, { match }: LiveTable, person: string): Promise<DealResults> {
  const isOver = match.stage === 'over'
  if (!isOver && !match.deal) throw new Refused('not over', 'the game is not over yet')
  const first = match.deal?.table ?? match.table
  const tables = (await registry.kept()).filter((kept) => kept.table !== first && firstOf(kept) === first)
  const all = [first, ...tables.toSorted(byAge).map(({ table }) => table)]
  const opened = await Promise.all(all.map((table) => registry.open(table).catch(() => null)))
  const matches = opened.flatMap((live) => (live ? dealtOf(live, person, isOver || live.match === match) : []))
  return { game: match.game.facts.key, over: isOver, matches }
}

/** The table that this one has its luck from. */
function firstOf({ log: [created] }: Kept): string | null {
  return created?.what === 'created' ? (created.deal?.table ?? null) : null
}

function byAge(one: Kept, other: Kept): number {
  return (one.log[0]?.at ?? 0) - (other.log[0]?.at ?? 0)
}

/** Scores are shown when it is over. */
function dealtOf({ match, log }: LiveTable, person: string, isNamed: boolean): DealtMatch {
  const end = match.stage === 'over' ? match.state : null
  const undone = log.flatMap((entry) => (entry.what === 'undone' ? entry.numbers : []))
  return {
    table: isNamed ? match.table : null,
    players: match.seating.players(person),
    scores: end ? match.game.scores(end) : [],
    result: match.result,
    moves: end ? match.moves.played.length : 0,
    undone: end ? undone.length : 0,
    updated: match.updated,
  }
}
