import { describe, expect, it } from 'vitest'
import { actionInWords, linesOf, partsOf } from '../src/log'
import type { Happening } from '../src/wire'
import { loadWords } from '../src/words'

const names = ['Anne', 'Bart', 'Mary']

describe('what the server says, as messages want it', () => {
  it('puts names in place of seats', () => {
    expect(partsOf({ seat: 1, victim: 2, winner: null }, names)).toEqual({
      who: 'Bart',
      victim: 'Mary',
      winner: 'none',
    })
  })

  it('says lists, truths and words with spaces in a way that messages can choose by', () => {
    expect(partsOf({ dice: ['A', 'C'], reversed: true, ending: 'fair winds', masts: 3 }, names)).toEqual({
      dice: 'A, C',
      count: 2,
      reversed: 'yes',
      ending: 'fair-winds',
      masts: 3,
    })
  })
})

describe('lines of the log', () => {
  const happening = (more: Partial<Happening>): Happening => ({ number: 7, at: 0, what: 'played', events: [], ...more })

  it('has a line for every event that has words, with its seat', async () => {
    await loadWords('cartagena')
    const events = [
      { event: 'turn began', seat: 1 },
      { event: 'advanced', seat: 1, symbol: 'skull', from: 9, to: 23 },
      { event: 'nobody has words for this' },
    ]
    const lines = linesOf('cartagena', happening({ seat: 1, events }), names)
    expect(lines.map(({ kind, seat, number }) => [kind, seat, number])).toEqual([
      ['turn', 1, 7],
      ['event', 1, 7],
    ])
    expect(lines[1]?.text).toContain('Bart')
    expect(lines[1]?.text).toContain('23')
  })

  it('says phrases in the language of the person who hears them', () => {
    const [line] = linesOf('battle', happening({ what: 'exclaimed', seat: 0, phrase: 'well played' }), names)
    expect(line).toMatchObject({ kind: 'talk', seat: 0, text: 'Well played!' })
  })

  it('never says a key where an action has no words', async () => {
    await loadWords('battle')
    expect(actionInWords('battle', { id: 3, verb: 'scout', square: 'b1' }, names)).toBe('Scout b1')
    expect(actionInWords('auction', { id: 3, verb: 'bid', coins: 4, on: ['a1', 'b2'] }, names)).toBe(
      'bid: coins 4, on a1, b2',
    )
    expect(actionInWords('auction', { id: 0, verb: 'pass' }, names)).toBe('pass')
  })

  it('tells events of a game without messages in plain words', () => {
    const events = [
      { event: 'lot sold', seat: 1, last_bid: 4, secret: null, paid: true },
      { event: 'ended', winner: 2 },
    ]
    const lines = linesOf('auction', happening({ seat: 1, events }), names)
    expect(lines.map(({ text }) => text)).toEqual(['lot sold: Bart, last bid 4, paid yes', 'ended: winner Mary'])
  })
})
