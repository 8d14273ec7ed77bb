import { describe, expect, it } from 'vitest'
import { commands, orders } from '../src/games/battle/choice'
import { after, type Event, type Position } from '../src/games/battle/position'
import {
  bearing,
  beside,
  centre,
  CHART,
  dots,
  roster,
  SQUARES,
  step,
  turned,
  turnsToDraw,
} from '../src/games/battle/places'

const position: Position = {
  game: 'battle',
  start: 0,
  play: 'single',
  turn: 0,
  fleets: ['pirates', 'spain'],
  waves: ['b1'],
  ships: [
    { square: 'b1', fleet: 'pirates', masts: 3, heading: 'north' },
    { square: 'c3', fleet: 'spain', masts: 2, heading: 'west' },
  ],
  sunk: { pirates: [1, 3], spain: [] },
  quiet: 0,
  match: [0, 0],
}

describe('the sea', () => {
  it('has north at the top and column a at the left', () => {
    expect(centre('b4').y).toBeLessThan(centre('b1').y)
    expect(centre('a2').x).toBeLessThan(centre('d2').x)
  })

  it('keeps every knob beside a ship on the chart', () => {
    for (const square of SQUARES)
      for (const degrees of [0, 90, 180, 270]) {
        const { x, y } = beside(square, degrees, 50)
        expect(Math.min(x, y, CHART - x, CHART - y)).toBeGreaterThanOrEqual(27)
      }
  })

  it('lets the arrow keys reach every square', () => {
    const seen = new Set(['b4' as (typeof SQUARES)[number]])
    for (const square of seen)
      for (const [columns, rows] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        seen.add(step(square, columns, rows, SQUARES))
    expect(seen.size).toBe(12)
    expect(step('c4', 1, 0, SQUARES)).toBe('d3')
    expect(step('d3', 1, 0, SQUARES)).toBe('d3')
    expect(step('b3', 0, -1, SQUARES)).toBe('b4')
  })

  it('turns ships by quarters', () => {
    expect(turned('north', 'left')).toBe('west')
    expect(turned('west', 'right')).toBe('north')
    expect(bearing('west')).toBe(270)
    expect(bearing(null)).toBe(0)
  })

  it('paints the reach of each ship at its bow', () => {
    expect([1, 2, 3].map(dots)).toEqual([[0], [-1, 1], [-1, 0, 1]])
  })
})

describe('a fleet', () => {
  it('has six ships, and each of them one fate', () => {
    expect(roster(position, 'pirates').map(({ fate }) => fate)).toEqual([
      'unseen',
      'sunk',
      'unseen',
      'unseen',
      'afloat',
      'sunk',
    ])
    expect(roster(position, 'spain').filter(({ fate }) => fate === 'unseen')).toHaveLength(5)
  })

  it('is told of a draw only when it comes near', () => {
    expect(turnsToDraw(29)).toBeNull()
    expect(turnsToDraw(48)).toBe(2)
  })
})

describe('what an event does', () => {
  const afterAll = (...events: Event[]): Position => events.reduce(after, position)

  it('turns a tile over, and gives the ship its heading', () => {
    const { ships, waves, scouting } = afterAll(
      { event: 'scouted', seat: 0, square: 'b1' },
      { event: 'revealed', square: 'b1', fleet: 'spain', masts: 1 },
      { event: 'headed', seat: 0, square: 'b1', heading: 'east' },
    )
    expect([waves, scouting]).toEqual([[], undefined])
    expect(ships.at(-1)).toEqual({ square: 'b1', fleet: 'spain', masts: 1, heading: 'east' })
  })

  it('lets a ship that rams another take its square', () => {
    const { ships, sunk } = afterAll(
      { event: 'sailed', seat: 0, from: 'b1', to: 'c3' },
      { event: 'sunk', seat: 0, square: 'c3', fleet: 'spain', masts: 2, points: 2 },
    )
    expect(ships).toEqual([{ square: 'c3', fleet: 'pirates', masts: 3, heading: 'north' }])
    expect(sunk.spain).toEqual([2])
  })
})

describe('orders', () => {
  it('are found where a player taps', () => {
    const sorted = orders([
      { id: 3, verb: 'scout', square: 'c1' },
      { id: 20, verb: 'sail', from: 'b1', to: 'c2' },
      { id: 60, verb: 'turn', square: 'b1', side: 'left' },
    ])
    expect(sorted.scout.get('c1')).toBe(3)
    expect(sorted.sail.get('b1')?.get('c2')).toBe(20)
    expect(sorted.turn.get('b1')?.get('left')).toBe(60)
    expect(commands(sorted, 'b1')).toBe(true)
    expect(commands(sorted, 'c1')).toBe(false)
  })
})
