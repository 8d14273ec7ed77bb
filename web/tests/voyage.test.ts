import { beforeAll, describe, expect, it } from 'vitest'
import { until } from '../src/until'
import { shared, wayOf } from '../src/voyage/figures'
import { loadWords } from '../src/words'

describe('a voyage that is shared', () => {
  beforeAll(() => loadWords('voyage'))

  it('tells how well it went, and nothing else', () => {
    expect(shared('2026-03-01', 'battle', 87.35, 'https://x/voyage')).toBe(
      'Brethren, daily voyage: Battle for Tortuga, Sunday 1 March. My accuracy: 87.4 out of 100.\n' +
        '🌊🌊🌊🌊🌊🌊🌊🌊🌊⛵▫️🏝️\nhttps://x/voyage',
    )
  })

  it.each([
    [0, 0],
    [4.9, 0],
    [50, 5],
    [100, 10],
  ])('has come as far as its accuracy: %d', (accuracy, waves) => {
    expect([...wayOf(accuracy)].filter((sign) => sign === '🌊')).toHaveLength(waves)
  })

  it('says when the next one starts', () => {
    expect(until(1000 + 5 * 3600, 1000)).toBe('in 5 hours')
    expect(until(1000 + 61, 1000)).toBe('in 1 minute')
    expect(until(900, 1000)).toBe('in 1 minute')
    expect(until(1000 + 3 * 86_400, 1000)).toBe('in 3 days')
  })
})
