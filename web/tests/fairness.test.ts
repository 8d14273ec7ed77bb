/** Real matches, as `brethren` kept and replayed them, are found fair; whatever is changed in them is found too. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { byGame, opinionOf } from '../src/fairness/chances'
import { check, type Fault } from '../src/fairness/check'
import { commitmentOf, draw, keyOf } from '../src/fairness/luck'
import { saveNote, noteOf } from '../src/fairness/notes'
import { oddsAt, outcomeOf } from '../src/fairness/odds'
import type { ChanceKind, MatchRecord, Replay } from '../src/wire'

interface Kept {
  record: MatchRecord
  replay: Replay
}

const kept = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `replays/${name}.json`), 'utf8')) as Kept

const battle = kept('battle-single')
const cartagena = kept('cartagena-stopped')

const whats = (faults: readonly Fault[]) => [...new Set(faults.map(({ what }) => what))]
const flipped = (digits: string) => digits.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))

describe('the example of docs/fairness.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/fairness.md'), 'utf8')
  const record = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '') as MatchRecord
  const rows = [...page.matchAll(/^\| `(\d+):0` \| `([0-9a-f]{64})` \| .*: ([\d, ]+) \| (\d+) \|/gm)]
  const key = keyOf(record.secret, record.table, record.contributions)

  it('has the commitment of its secret', () => expect(commitmentOf(record.secret)).toBe(record.commitment))

  it('has the draws of its table', () => {
    expect(rows).toHaveLength(4)
    for (const [, number = '', hmac, weights = '', point] of rows) {
      const found = draw(key, Number(number), weights.split(',').map(Number))
      expect(found).toMatchObject({ message: `${number}:0`, hmac, point: Number(point) })
    }
  })
})

describe('a draw', () => {
  it('goes through the weights in order', () => {
    const places = Array.from({ length: 200 }, (_, number) => draw(new Uint8Array(32), number, [1, 0, 3]))
    expect(new Set(places.map(({ point, place }) => `${point} ${place}`))).toEqual(
      new Set(['0 0', '1 2', '2 2', '3 2']),
    )
  })
})

describe.each([
  ['battle', battle],
  ['cartagena', cartagena],
])('a match of %s', (_, { record, replay }) => {
  it('is as promised', () => {
    const { faults, draws } = check(record, replay, null)
    expect(faults).toEqual([])
    expect(draws).toHaveLength(record.log.filter(([seat]) => seat < 0).length)
  })

  it.each([
    ['secret', { secret: flipped(record.secret) }, 'secret'],
    ['commitment', { commitment: flipped(record.commitment) }, 'secret'],
    ['contribution', { contributions: record.contributions.map((luck) => luck && flipped(luck)) }, 'draw'],
    ['table', { table: `${record.table}x` }, 'draw'],
  ] as [string, Partial<MatchRecord>, Fault['what']][])('with another %s is not', (_, change, what) => {
    expect(whats(check({ ...record, ...change }, replay, null).faults)).toContain(what)
  })

  it('with another start player is not', () => {
    const start = (Number(record.options['start'] ?? 0) + 1) % record.seats
    const changed = { ...record, options: { ...record.options, start } }
    expect(check(changed, replay, null).faults).toEqual([
      { what: 'lot', drawn: record.options['start'], recorded: start },
    ])
  })

  it('with another draw is not, and it is said where', () => {
    const place = record.log.findLastIndex(([seat]) => seat < 0)
    const [honest] = check(record, replay, null).draws.slice(-1)
    const other = honest?.odds.find(([action]) => action !== honest.recorded)?.[0] ?? -1
    const log = record.log.with(place, [-1, other])
    const step = { ...replay.steps[place], action: other } as Replay['steps'][number]
    const { faults } = check({ ...record, log }, { ...replay, steps: replay.steps.with(place, step) }, null)
    expect(faults).toMatchObject([
      { what: 'draw', draw: { step: place + 1, drawn: honest?.recorded, recorded: other } },
    ])
    // A replay that hides it differs from the record.
    expect(check({ ...record, log }, replay, null).faults).toContainEqual({ what: 'replay', step: place + 1 })
  })

  it('in which the server took other things for possible is not', () => {
    const place = record.log.findIndex(([seat]) => seat < 0)
    const odds = (replay.steps[place]?.odds ?? []).map(([action, weight]) => [action, weight + 1]) as [number, number][]
    const step = { ...replay.steps[place], odds } as Replay['steps'][number]
    expect(check(record, { ...replay, steps: replay.steps.with(place, step) }, null).faults).toEqual([
      { what: 'odds', step: place + 1 },
    ])
  })

  it('is compared with what this browser noted before', () => {
    const luck = record.contributions.find((each) => each !== null) ?? ''
    const faults = (note: { commitment: string; luck: string }) => whats(check(record, replay, note).faults)
    expect(faults({ commitment: record.commitment, luck })).toEqual([])
    expect(faults({ commitment: flipped(record.commitment), luck })).toEqual(['noted-commitment'])
    expect(faults({ commitment: record.commitment, luck: flipped(luck) })).toEqual(['noted-luck'])
  })

  it('with the luck of another has its draws from the rows of that one', () => {
    const rows: Record<string, number[]> = {}
    const chance = replay.steps.filter(({ seat }) => seat < 0)
    chance.forEach(({ words }, place) => (rows[String(words?.['verb'])] ??= []).push(place + 1))
    const dealt = { ...record, table: 'another', deal: { table: record.table, rows } }
    expect(check(dealt, replay, { commitment: '', luck: '' }).faults).toEqual([])
    const [verb = ''] = Object.keys(rows)
    rows[verb] = []
    const { draws } = check(dealt, replay, null)
    expect(draws[0]?.message).toBe(`${verb} 1:0`)
  })

  it('that goes on from another counts its draws from there', () => {
    const given = record.log.findIndex(([seat]) => seat < 0) + 1
    const { draws } = check({ ...record, given }, replay, null)
    expect(draws[0]?.message).toBe('1:0')
    expect(draws[0]?.step).toBeGreaterThan(given)
  })
})

describe('possibilities', () => {
  const board = { tortuga: ['red'], fleet: ['red', 'purple'], crew: [], island: ['white'], tokens: [1], looked: [3] }
  const position = { boards: [board], central: ['blue'] }
  const record = (action: number) => ({ game: 'tortuga', log: [[-1, action]] }) as unknown as MatchRecord

  it('of Tortuga are counted from the board', () => {
    expect(oddsAt(record(3), 0, position)).toEqual([0, 1, 2, 3, 4, 5].map((face) => [face, 1]))
    expect(oddsAt(record(6), 0, position)).toEqual([
      [6, 8],
      [7, 9],
      [8, 10],
      [9, 4],
      [10, 4],
    ])
    expect(oddsAt(record(11), 0, position)).toEqual([
      [11, 16],
      [12, 9],
      [13, 3],
    ])
  })

  it('have names', () => {
    expect(outcomeOf('tortuga', 10)).toEqual({ verb: 'draw', what: 'purple' })
    expect(outcomeOf('cartagena', 17)).toEqual({ verb: 'lay', what: '6 True' })
    expect(outcomeOf('battle', 5)).toEqual({ verb: 'reveal', what: 'spain 3' })
  })
})

describe('notes', () => {
  it('are kept for each table', () => {
    localStorage.clear()
    saveNote('T', { commitment: 'a', luck: 'b' })
    saveNote('U', { commitment: 'c', luck: 'd' })
    expect(noteOf('T')).toEqual({ commitment: 'a', luck: 'b' })
    expect(noteOf('V')).toBeNull()
  })
})

describe('what all draws come to', () => {
  const kind = (verb: string, probability: number | null, ...whats: string[]): ChanceKind => ({
    game: 'tortuga',
    verb,
    draws: 1,
    outcomes: whats.map((what) => ({ what, seen: 0, expected: 1, deviation: 1 })),
    chi_squared: 1,
    freedom: 1,
    probability,
  })

  it('is judged with care', () => {
    const said = [null, 0.5, 0.009, 0.00009].map((probability) => opinionOf(kind('throw', probability)))
    expect(said).toEqual(['few', 'usual', 'rare', 'wrong'])
  })

  it('is told in the order of the rules', () => {
    const [tortuga] = byGame([kind('lot', 1, '1', '0'), kind('draw', 1), kind('throw', 1, 'skull', 'fleet')])
    expect(tortuga?.kinds.map(({ verb }) => verb)).toEqual(['throw', 'draw', 'lot'])
    expect(tortuga?.kinds[0]?.outcomes.map(({ what }) => what)).toEqual(['fleet', 'skull'])
    expect(tortuga?.kinds[2]?.outcomes.map(({ what }) => what)).toEqual(['0', '1'])
  })
})
