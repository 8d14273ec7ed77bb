import { describe, expect, it } from 'vitest'
import { Audience } from '../src/pocket/audience'
import { commandFrom, newTableFrom } from '../src/pocket/checks'
import { Clocks } from '../src/pocket/clocks'
import { Inbox } from '../src/pocket/inbox'
import type { Entry, Played, Said } from '../src/pocket/log'
import { Refused } from '../src/pocket/refusal'
import { checkChat, checkName, tidied } from '../src/pocket/text'

function said(text: string): Said {
  return { what: 'said', at: 1, by: 'me', command: '', seat: 0, text }
}

function played(seat: number, at: number): Played {
  return { what: 'played', at, by: 'me', command: '', seat, action: 0, chance: [] }
}

function reasonOf(deed: () => unknown): string | null {
  try {
    deed()
  } catch (error) {
    if (error instanceof Refused) return error.problem.reason
    throw error
  }
  return null
}

describe('what people write', () => {
  it('keeps what can be seen', () => {
    for (const text of [
      'Anne',
      'Zoë',
      'Ἀχιλλεύς',
      '👩‍👧',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      'क्‍ष',
    ])
      expect(tidied(text)).toBe(text)
  })

  it('drops what cannot be seen, or turns text around', () => {
    expect(tidied('\u202eevil')).toBe('evil')
    expect(tidied('a\u200db')).toBe('ab')
    expect(tidied('\u3164\u200b ')).toBe('')
    expect(tidied(`z${'\u0351'.repeat(9)}`)).toBe(`z${'\u0351'.repeat(4)}`)
  })

  it('refuses names that are not what they seem, and talk without a word', () => {
    expect(reasonOf(() => checkName('\u202eevil'))).toBe('name')
    expect(reasonOf(() => checkChat('\u200b'))).toBe('nothing said')
    expect(checkChat(' ahoy ')).toBe('ahoy')
  })
})

describe('what comes from a page', () => {
  it('is a command of the wire, or is refused', () => {
    expect(commandFrom({ do: 'play', id: 'a', number: 3, action: 7 }).do).toBe('play')
    const wrong = [null, 7, [], {}, { do: 'play', id: 'a', number: 3 }, { do: 'sit', id: 'a', seat: -1 }]
    for (const command of [...wrong, { do: 'start', id: '' }, { do: 'toString', id: 'a' }])
      expect(reasonOf(() => commandFrom(command))).toBe('malformed')
  })

  it('gets what it leaves out', () => {
    const table = newTableFrom({ game: 'battle', seats: 2 })
    expect(table).toMatchObject({ options: {}, seat: 0, bots: {}, lots: true, watchers: true, auto: false })
    expect(newTableFrom({ game: 'battle', seats: 2, seat: null }).seat).toBeNull()
  })
})

describe('an inbox', () => {
  it('keeps first, then applies, one after another', async () => {
    const deeds: string[] = []
    const note = (deed: string, entry: Entry) => void deeds.push(`${deed} ${(entry as Said).text}`)
    const inbox = new Inbox(
      async (entry) => {
        await Promise.resolve()
        note('kept', entry)
      },
      (entry) => note('applied', entry),
    )
    await Promise.all([inbox.enter(() => said('one')), inbox.enter(() => null), inbox.enter(() => said('two'))])
    expect(deeds).toEqual(['kept one', 'applied one', 'kept two', 'applied two'])
  })

  it('applies nothing that could not be kept, and goes on', async () => {
    const applied: string[] = []
    let isFull = true
    const inbox = new Inbox(
      () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
      (entry) => void applied.push((entry as Said).text),
    )
    await expect(inbox.enter(() => said('lost'))).rejects.toThrow('full')
    isFull = false
    await inbox.enter(() => said('kept'))
    expect(applied).toEqual(['kept'])
  })
})

describe('an audience', () => {
  it('counts for each viewer only what it has heard of', () => {
    const audience = new Audience()
    audience.welcome([null, 0, 1])
    const hear = (number: number, viewers: (number | null)[]) =>
      audience.hear({ number, entry: said('ahoy'), events: [], viewers: new Set(viewers) })
    hear(1, [null, 0, 1])
    hear(2, [1])
    hear(3, [null, 0, 1])
    expect([null, 0, 1].map((viewer) => audience.heardBy(viewer))).toEqual([2, 2, 3])
    expect(audience.number(0, 3)).toBe(2)
    expect(audience.entry(1, 3)).toBe(3)
    expect(audience.thatHeardOf([2])).toEqual(new Set([1]))
  })
})

describe('clocks', () => {
  it('take what a decision took from the time for the game', () => {
    const clocks = new Clocks()
    clocks.limits = { move: 20, game: 30 }
    clocks.setUp(2)
    clocks.start([0], 1, 100)
    expect(clocks.due(0)).toBe(122)
    clocks.stop(2, played(0, 115))
    clocks.start([0], 2, 115)
    expect(clocks.due(0)).toBe(115 + 15 + 2)
    expect(clocks.running).toEqual([0])
  })

  it('show time only when the decision shows', () => {
    const clocks = new Clocks()
    clocks.limits = { game: 30 }
    clocks.setUp(2)
    clocks.start([0, 1], 1, 100)
    clocks.stop(2, played(0, 110))
    expect(clocks.timings([0, 1])[0]).toEqual({ began: 100, due: 130, left: 30, late: false })
  })
})
