import { describe, expect, test } from 'vitest'
import type { Offered } from '../src/games/board'
import { remaining, offersOf, tapCard, tapPlace, trails } from '../src/games/cartagena/choice'
import { at, fitting, layout, line, neighbour, steps } from '../src/games/cartagena/places'
import {
  after,
  BOAT,
  crew,
  FRONT,
  size,
  SPACES,
  type Action,
  type Event,
  type Position,
  type SymbolName,
} from '../src/games/cartagena/position'

const position: Position = {
  game: 'cartagena',
  start: 0,
  idle: 0,
  turns: 0,
  seats: 2,
  variant: 'jamaica',
  tunnel: ['bottle', 'pistol', 'hat', 'skull', 'dagger', 'key'],
  pirates: [
    [0, 0, 3, 3, 5, 37],
    [0, 0, 0, 0, 0, 6],
  ],
  hands: [
    { skull: 2, key: 1 },
    { skull: 1, hidden: 3 },
  ],
  row: ['key', 'hat'],
  deck: 40,
  discards: {},
  turn: 0,
  moves_left: 3,
}

describe('what an event does', () => {
  test('a pirate advances and its card lies open', () => {
    const next = after(position, { event: 'advanced', seat: 0, symbol: 'key', from: 0, to: 6 })
    expect(next.pirates[0]).toEqual([0, 3, 3, 5, 6, 37])
    expect(next.hands[0]).toEqual({ skull: 2 })
    expect(next.discards).toEqual({ key: 1 })
    expect(next.moves_left).toBe(2)
    expect(position.pirates[0]).toEqual([0, 0, 3, 3, 5, 37])
  })

  test('a card that was hidden leaves the hidden ones, a known one the known', () => {
    const play = (symbol: SymbolName): Position =>
      after(position, { event: 'advanced', seat: 1, symbol, from: 0, to: 1 })
    expect(play('hat').hands[1]).toEqual({ skull: 1, hidden: 2 })
    expect(play('skull').hands[1]).toEqual({ hidden: 3 })
  })

  test('cards come from the row in order, from the deck unseen', () => {
    const took = after(position, { event: 'took', seat: 0, symbol: 'key' })
    expect([took.row, took.hands[0]]).toEqual([['hat'], { skull: 2, key: 2 }])
    const drew = after(position, { event: 'drew', seat: 1 })
    expect([drew.deck, drew.hands[1]]).toEqual([39, { skull: 1, hidden: 4 }])
  })

  test('an event that nobody knows changes nothing', () => {
    expect(after(position, JSON.parse('{"event": "sang", "seat": 7}') as Event)).toBe(position)
    expect(after(position, { event: 'retreated', seat: 0, from: 9, to: 5, cards: 1 }).pirates).toEqual(position.pirates)
  })

  test('counting', () => {
    expect(size(position.hands[1])).toBe(4)
    expect(size(undefined)).toBe(0)
    expect(crew(position, 3)).toEqual([2, 0])
  })
})

describe('what a tap means', () => {
  const actions: Offered<Action>[] = [
    { id: 1, verb: 'advance', space: 3, symbol: 'skull', to: 9 },
    { id: 2, verb: 'advance', space: 5, symbol: 'skull', to: 9 },
    { id: 3, verb: 'advance', space: 5, symbol: 'key', to: BOAT },
    { id: 4, verb: 'advance', space: 5, symbol: 'hat', to: BOAT },
    { id: 5, verb: 'retreat', space: 5, to: 3, cards: 2 },
    { id: 6, verb: 'end turn' },
  ]
  const offers = offersOf(actions)

  test('a card, then a pirate', () => {
    expect(tapCard(offers, null, 'skull')).toEqual({ choose: { card: 'skull' } })
    expect(remaining(offers, { card: 'skull' }, null).map(({ from }) => from)).toEqual([3, 5])
    expect(tapPlace(offers, { card: 'skull' }, null, 3, true)).toEqual({ act: 1 })
    expect(tapPlace(offers, { card: 'skull' }, null, 9, false)).toEqual({ why: 'which-pirate' })
    expect(tapPlace(offers, { card: 'key' }, null, BOAT, false)).toEqual({ act: 3 })
    expect(tapCard(offers, { card: 'skull' }, 'skull')).toEqual({ choose: null })
  })

  test('a pirate, then a card, a goal or the way back', () => {
    const chosen = { pirate: 5 }
    expect(tapPlace(offers, null, null, 5, true)).toEqual({ choose: chosen })
    expect(tapCard(offers, chosen, 'skull')).toEqual({ act: 2 })
    expect(tapPlace(offers, chosen, null, 9, false)).toEqual({ act: 2 })
    expect(tapPlace(offers, chosen, null, 3, true)).toEqual({ act: 5 })
    expect(tapPlace(offers, chosen, null, BOAT, false)).toEqual({ why: 'which-card' })
    expect(tapPlace(offers, chosen, null, 5, true)).toEqual({ choose: null })
  })

  test('what cannot be done says why', () => {
    expect(tapCard(offers, null, 'bottle')).toEqual({ why: 'no-move-with-card' })
    expect(tapPlace(offers, null, null, 20, false)).toEqual({ why: 'choose-first' })
    expect(tapPlace(offers, null, null, 0, true)).toEqual({ why: 'stuck' })
    expect(tapPlace(offers, { card: 'skull' }, null, 20, false)).toEqual({ why: 'next-empty' })
    expect(tapPlace(offers, { pirate: 5 }, null, 20, false)).toEqual({ why: 'not-there' })
  })

  test('ways along a longer one are drawn once', () => {
    expect(trails(remaining(offers, { card: 'skull' }, null)).map(({ action }) => action)).toEqual([1])
    expect(trails(remaining(offers, { pirate: 5 }, null)).map(({ action }) => action)).toEqual([3, 5])
  })

  test('advice is open until something is chosen', () => {
    expect(remaining(offers, null, 5).map(({ to }) => to)).toEqual([3])
    expect(tapPlace(offers, null, 2, 9, false)).toEqual({ act: 2 })
    expect(remaining(offers, { leaving: true }, 5)).toEqual([])
  })
})

describe('where things lie', () => {
  test.each([6, 8, 9, 12])('with %i columns no two places are closer than a space', (columns) => {
    const sheet = layout(columns)
    expect(sheet.places).toHaveLength(BOAT + 1)
    for (let a = 1; a <= SPACES; a++) {
      const { x, y } = at(sheet, a)
      expect(x > 50 && x < sheet.width - 50 && y > sheet.ground && y < sheet.shore).toBe(true)
      for (let b = 1; b < a; b++) {
        const other = at(sheet, b)
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(100)
      }
    }
  })

  test('the layout follows the room, and its targets fit a thumb on a phone', () => {
    expect(fitting(390, 520).columns).toBe(6)
    expect(fitting(820, 780).columns).toBe(8)
    expect(fitting(900, 600).columns).toBe(9)
    expect(fitting(900, 300).columns).toBe(12)
    const phone = fitting(390, 500)
    expect(100 * Math.min(390 / phone.width, 500 / phone.height)).toBeGreaterThan(44)
  })

  test('a way leads over every space between, forward and back', () => {
    const sheet = layout(9)
    expect(steps(sheet, 3, 6)).toEqual([3, 4, 5, 6].map((place) => at(sheet, place)))
    expect(steps(sheet, 6, 3)).toEqual([6, 5, 4, 3].map((place) => at(sheet, place)))
    expect(line(sheet, 6, 3).match(/C/g)).toHaveLength(3)
    expect(line(sheet, 5, 5)).not.toContain('C')
  })

  test('arrow keys reach every place', () => {
    const sheet = layout(6)
    const reached = new Set([FRONT])
    for (const place of reached) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = neighbour(sheet, place, arrow)
        if (next !== undefined) reached.add(next)
      }
    }
    expect(reached.size).toBe(BOAT + 1)
  })
})
