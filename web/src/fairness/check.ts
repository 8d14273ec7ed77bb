/** Whether a finished match followed its dice. No conclusion of the server is trusted. */

import type { Deal, MatchRecord, Replay } from '../wire'
import { commitmentOf, draw, keyOf, type Drawn } from './luck'
import type { Note } from './notes'
import { oddsAt, sourceOf, type Odds } from './odds'

/** One chance event, drawn again. */
export interface Draw extends Drawn {
  /** Which draw of the match, and which step of the log; both are counted from 1. */
  number: number
  step: number
  odds: Odds
  /** The result here, and the one in the record. */
  drawn: number
  recorded: number
}

/** The draw of who begins. */
export interface Lot extends Drawn {
  seats: number
  recorded: number
}

/** What is wrong; steps are counted from 1. */
export type Fault =
  | { what: 'secret' | 'noted-commitment' | 'noted-luck' }
  | { what: 'lot'; drawn: number; recorded: number }
  | { what: 'draw'; draw: Draw }
  | { what: 'odds' | 'replay'; step: number }

export interface Verdict {
  commitment: string
  lot: Lot | null
  draws: Draw[]
  faults: Fault[]
}

/** Where nothing could have been drawn, but was. */
const NOTHING: Drawn = { message: '', hmac: '', total: 0, point: 0, place: -1 }

export const isFair = ({ drawn, recorded }: Draw): boolean => drawn === recorded

export function check(record: MatchRecord, replay: Replay, note: Note | null): Verdict {
  const commitment = commitmentOf(record.secret)
  const key = keyOf(record.secret, record.deal?.table ?? record.table, record.contributions)
  const lot = lotOf(record, key)
  const draws = drawsOf(record, replay, key)
  const faults: Fault[] = [
    ...(commitment === record.commitment ? [] : [{ what: 'secret' } as const]),
    ...noteFaults(record, note),
    ...(lot && lot.place !== lot.recorded ? [{ what: 'lot', drawn: lot.place, recorded: lot.recorded } as const] : []),
    ...replayFaults(record, replay),
    ...oddsFaults(draws, replay),
    ...draws.flatMap((draw): Fault[] => (isFair(draw) ? [] : [{ what: 'draw', draw }])),
  ]
  return { commitment, lot, draws, faults }
}

function lotOf({ lots, seats, options }: MatchRecord, key: Uint8Array): Lot | null {
  if (!lots) return null
  return { ...draw(key, 0, Array<number>(seats).fill(1)), seats, recorded: Number(options['start'] ?? 0) }
}

/** Under which number each draw is made: one after another, or, with the luck of another match, kind by kind. */
class Numbers {
  drawn = 0
  private readonly kinds = new Map<string, number>()

  constructor(
    private readonly game: string,
    private readonly deal: Deal | null,
  ) {}

  next(words: Record<string, unknown>): number | string {
    this.drawn += 1
    if (!this.deal) return this.drawn
    const kind = sourceOf(this.game, words)
    const place = this.kinds.get(kind) ?? 0
    this.kinds.set(kind, place + 1)
    return this.deal.rows[kind]?.[place] ?? `${kind} ${place + 1}`
  }
}

function drawsOf(record: MatchRecord, replay: Replay, key: Uint8Array): Draw[] {
  const numbers = new Numbers(record.game, record.deal)
  return record.log.flatMap(([seat, recorded], place): Draw[] => {
    if (seat >= 0 || place < record.given) return []
    const name = numbers.next(replay.steps[place]?.words ?? {})
    const odds = oddsAt(record, place, replay.steps[place]?.position)
    const weights = odds.map(([, weight]) => weight)
    const found = odds.length ? draw(key, name, weights) : NOTHING
    return [{ ...found, number: numbers.drawn, step: place + 1, odds, drawn: odds[found.place]?.[0] ?? -1, recorded }]
  })
}

/** The replay must be that of this record. */
function replayFaults({ log }: MatchRecord, { steps }: Replay): Fault[] {
  const differs = (place: number) => steps[place]?.seat !== log[place]?.[0] || steps[place]?.action !== log[place]?.[1]
  const place = Array.from({ length: Math.max(log.length, steps.length) }, (_, place) => place).find(differs)
  return place === undefined ? [] : [{ what: 'replay', step: place + 1 }]
}

/** The server and we must find the same actions possible. */
function oddsFaults(draws: readonly Draw[], { steps }: Replay): Fault[] {
  return draws.flatMap(({ step, odds }): Fault[] =>
    JSON.stringify(steps[step - 1]?.odds) === JSON.stringify(odds) ? [] : [{ what: 'odds', step }],
  )
}

/** What this browser wrote down before the game must be in the record. */
function noteFaults(record: MatchRecord, note: Note | null): Fault[] {
  // The luck of another match was noted with that match, if at all.
  if (!note || record.deal) return []
  const { commitment, contributions } = record
  const faults: Fault[] = []
  if (note.commitment !== commitment) faults.push({ what: 'noted-commitment' })
  if (!contributions.includes(note.luck)) faults.push({ what: 'noted-luck' })
  return faults
}
