import { beforeEach, describe, expect, it } from 'vitest'
import { keepSeen, seenUpTo } from '../src/seen'

describe('what was seen', () => {
  beforeEach(() => localStorage.clear())

  it('is kept for each table and seat', () => {
    keepSeen('A', 0, 12)
    keepSeen('A', 1, 9)
    keepSeen('B', null, 4)
    expect(seenUpTo('A', 0)).toBe(12)
    expect(seenUpTo('A', 1)).toBe(9)
    expect(seenUpTo('B', null)).toBe(4)
    expect(seenUpTo('C', 0)).toBeNull()
  })

  it('is what whoever looked last saw, before the seat is known', () => {
    keepSeen('A', 1, 9)
    keepSeen('A', 0, 12)
    expect(seenUpTo('A', undefined)).toBe(12)
  })

  it('does not grow for ever', () => {
    for (let table = 0; table < 100; table++) keepSeen(`table ${table}`, 0, 1)
    expect(seenUpTo('table 99', 0)).toBe(1)
    expect(seenUpTo('table 0', 0)).toBeNull()
  })
})
