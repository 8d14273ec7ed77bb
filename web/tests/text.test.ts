import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Position as Battle } from '../src/games/battle/shapes'
import type { Position as Cartagena } from '../src/games/cartagena/shapes'
import { Outline, type Part } from '../src/games/text/outline'
import { resolved, type Schema, type Shapes } from '../src/games/text/schema'
import { known, loadWords } from '../src/words'

function shapesOf(game: string): Shapes {
  return JSON.parse(readFileSync(`../docs/shapes/${game}.json`, 'utf8'))['$defs']
}

const names = ['Ann', 'Bea']
const named = (parts: Part[], title: string): Part | undefined => parts.find((part) => part.title === title)

beforeAll(() => loadWords('text', 'battle-text', 'cartagena-text', 'tortuga-text'))

describe('a position as text', () => {
  const battle: Battle = {
    game: 'battle',
    play: 'single',
    start: 0,
    turn: 1,
    fleets: ['pirates', 'spain'],
    waves: ['b1', 'c1'],
    ships: [{ square: 'b2', fleet: 'pirates', masts: 3, heading: null }],
    sunk: { pirates: [1], spain: [] },
    quiet: 4,
    match: [0, 0],
  }
  const parts = () => new Outline('battle', shapesOf('battle'), names).of(battle)

  it('says seats by name, and words in words', () => {
    expect(named(parts(), 'Whose turn')).toEqual({ title: 'Whose turn', line: 'Bea' })
    expect(named(parts(), 'Game')).toEqual({ title: 'Game', line: 'one round' })
    expect(named(parts(), 'Waves')).toEqual({ title: 'Waves', line: 'b1, c1' })
  })

  it('has a column for each player, and a row for each thing', () => {
    expect(named(parts(), 'Fleets')).toEqual({
      title: 'Fleets',
      table: { columns: names, rows: [{ head: '', cells: ['pirates', 'Spain'] }] },
    })
    expect(named(parts(), 'Ships')).toEqual({
      title: 'Ships',
      table: {
        columns: ['Square', 'Fleet', 'Masts', 'Facing'],
        rows: [{ head: 'b2', cells: ['pirates', '3', 'none'] }],
      },
    })
  })

  it('counts cards, numbers spaces, and names the ends of the tunnel', () => {
    const position: Cartagena = {
      game: 'cartagena',
      seats: 2,
      variant: 'jamaica',
      start: 0,
      tunnel: ['bottle', 'hat'],
      pirates: [
        [0, 2, 37],
        [0, 0, 1],
      ],
      hands: [{ skull: 2, key: 1 }, { hidden: 3 }],
      row: [],
      deck: 90,
      discards: {},
      turn: 0,
      moves_left: 3,
      idle: 0,
      turns: 0,
    }
    const parts = new Outline('cartagena', shapesOf('cartagena'), names).of(position)
    expect(named(parts, 'Tunnel')).toEqual({ title: 'Tunnel', numbered: ['bottle', 'hat'] })
    expect(named(parts, 'Pirates')).toMatchObject({
      table: { rows: [{ cells: ['entrance, 2, boat', 'entrance, entrance, 1'] }] },
    })
    expect(named(parts, 'Cards in hand')).toMatchObject({
      table: { rows: [{ cells: ['skull: 2, key: 1', 'hidden: 3'] }] },
    })
    expect(named(parts, 'Discards')).toEqual({ title: 'Discards', line: 'none' })
  })

  it('says what is inside a thing in one go', () => {
    const boards = [{ dice: { A: { placed: 'fleet' }, B: { shows: 'skull' }, C: {} } }]
    const parts = new Outline('tortuga', shapesOf('tortuga'), names).of({ boards })
    expect(named(parts, 'Player boards')).toMatchObject({
      table: { rows: [{ head: 'Dice', cells: ['A: on fleet, B: shows skull, C'] }] },
    })
  })

  it('uses plain words for a game that it has no words for', () => {
    const shapes: Shapes = { Position: { properties: { last_bid: { type: 'integer' }, leader: { format: 'seat' } } } }
    const parts = new Outline('auction', shapes, names).of({ last_bid: 4, leader: 1 })
    expect(parts).toEqual([
      { title: 'last bid', line: '4' },
      { title: 'leader', line: 'Bea' },
    ])
  })
})

describe.each(['tortuga', 'cartagena', 'battle'])('%s', (game) => {
  /** What a position is made of: names of fields, and words that stand in them. */
  function* spoken(schema: Schema, shapes: Shapes): Generator<string> {
    const {
      properties = {},
      items,
      anyOf = [],
      additionalProperties,
    } = schema as Schema & { additionalProperties?: Schema }
    for (const word of (schema as { enum?: unknown[] }).enum ?? []) if (typeof word === 'string') yield `word-${word}`
    for (const [key, inner] of Object.entries(properties)) {
      if (key === 'game') continue
      yield `key-${key}`
      yield* spoken(resolved(inner, shapes), shapes)
    }
    for (const inner of [items, additionalProperties, ...anyOf])
      if (inner) yield* spoken(resolved(inner, shapes), shapes)
  }

  it('has words for all of it', async () => {
    await loadWords(`${game}-text`)
    const shapes = shapesOf(game)
    const isSquare = (word: string): boolean => /^word-[a-d][1-4]$/.test(word)
    const asked = [...new Set(spoken(resolved(shapes['Position'], shapes), shapes))].filter((word) => !isSquare(word))
    expect(asked.filter((word) => !known(`${game}-${word.replaceAll(/[ _]/g, '-')}`))).toEqual([])
  })
})
