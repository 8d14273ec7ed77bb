import { beforeEach, describe, expect, it } from 'vitest'
import { saveSeen, seenUpTo } from '../src/seen'

describe('what was seen', () => {
  beforeEach(() => localStorage.clear())

  it('is kept for each table and seat', () => {
    saveSeen('A', 0, 12)
    saveSeen('A', 1, 9)
    saveSeen('B', null, 4)
    expect(seenUpTo('A', 0)).toBe(12)
    expect(seenUpTo('A', 1)).toBe(9)
    expect(seenUpTo('B', null)).toBe(4)
    expect(seenUpTo('C', 0)).toBeNull()
  })

  it('is what the last viewer saw, before the seat is known', () => {
    saveSeen('A', 1, 9)
    saveSeen('A', 0, 12)
    expect(seenUpTo('A', undefined)).toBe(12)
  })

  it('does not grow for ever', () => {
    for (let table = 0; table < 100; table++) saveSeen(`table ${table}`, 0, 1)
    expect(seenUpTo('table 99', 0)).toBe(1)
    expect(seenUpTo('table 0', 0)).toBeNull()
  })
})
