/** A table on a connection that comes and goes. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board } from '../src/games/board'
import { noteOf } from '../src/fairness/notes'
import { TableStore } from '../src/table.svelte'
import type { Happening, Table, Update } from '../src/wire'

class FakeSocket {
  static readonly OPEN = 1
  static lines: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.lines.at(-1) as FakeSocket
  }

  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}

  constructor(readonly url: URL) {
    FakeSocket.lines.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close() {
    this.readyState = 3
  }

  open() {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }

  breakOff() {
    this.readyState = 3
    this.onclose()
  }
}

const table = (more: Partial<Table> = {}): Table =>
  ({
    table: 'T',
    game: 'battle',
    stage: 'playing',
    players: [],
    me: 0,
    position: {},
    deciding: [0],
    actions: [],
    fairness: { commitment: 'sealed', contributions: [null], secret: null },
    ...more,
  }) as unknown as Table

const update = (number: number, happened: Partial<Happening>[] = [], more: Partial<Table> = {}): Update => ({
  kind: 'update',
  number,
  table: table(more),
  happened: happened as Happening[],
  missed: 0,
})

async function settled() {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

let store: TableStore

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  FakeSocket.lines = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ happened: [], name: 'Anne', language: 'en' }) }),
  )
  store = new TableStore('T')
  await settled()
  FakeSocket.last.open()
})

afterEach(() => {
  store.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a table', () => {
  it('shows what the server sends', async () => {
    FakeSocket.last.say(update(3))
    await settled()
    expect(store.shown?.number).toBe(3)
    expect(store.connectionState).toBe('open')
  })

  it('asks, after the connection was lost, for what it has not seen, and sends again what was not answered', async () => {
    FakeSocket.last.say(update(3))
    await settled()
    const done = store.act(12)
    const first = FakeSocket.last.sent.at(-1)
    FakeSocket.last.breakOff()
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.lines).toHaveLength(2)
    expect(FakeSocket.last.url.searchParams.get('since')).toBe('3')
    FakeSocket.last.open()
    expect(FakeSocket.last.sent).toEqual([first])
    FakeSocket.last.say({ kind: 'answer', id: first?.['id'], done: true, problem: null })
    expect(await done).toBeNull()
  })

  it('does not mention a short interruption, but a long one', async () => {
    FakeSocket.last.breakOff()
    await vi.advanceTimersByTimeAsync(500)
    expect(store.connectionState).toBe('open')
    await vi.advanceTimersByTimeAsync(1500)
    expect(store.connectionState).toBe('lost')
    FakeSocket.last.open()
    expect(store.connectionState).toBe('open')
  })

  it('counts two taps once', async () => {
    FakeSocket.last.say(update(3))
    await settled()
    void store.act(12)
    void store.act(12)
    expect(FakeSocket.last.sent.filter((command) => command['do'] === 'play')).toHaveLength(1)
  })

  it('tells a story on the position before, and then shows the position after', async () => {
    const seen: string[] = []
    let told = () => {}
    const board: Board = {
      tell: ({ event }) => {
        seen.push(`${event} on ${store.shown?.number}`)
        return new Promise((resolve) => (told = resolve))
      },
      settle: () => seen.push('settled'),
    }
    FakeSocket.last.say(update(3))
    await settled()
    store.teller.tellOn(board)
    FakeSocket.last.say(update(4, [{ number: 4, what: 'played', events: [{ event: 'sailed' }] }]))
    await settled()
    expect(store.teller.telling).toBe(true)
    expect(store.shown?.number).toBe(3)
    told()
    await settled()
    expect(seen).toEqual(['sailed on 3', 'settled'])
    expect(store.shown?.number).toBe(4)
    expect(store.teller.telling).toBe(false)
  })

  it('shows nothing of one person to another who takes the device', async () => {
    FakeSocket.last.say(update(3))
    await settled()
    store.viewAs(1)
    expect(store.shown).toBeNull()
    expect(FakeSocket.last.url.searchParams.get('seat')).toBe('1')
    FakeSocket.last.open()
    FakeSocket.last.say(update(5, [], { me: 1 }))
    await settled()
    expect(store.shown?.table.me).toBe(1)
  })

  it('drops a log that arrives when somebody else has taken the device', async () => {
    const secret = { number: 1, what: 'played', events: [{ event: 'bonus chosen' }] }
    const answers: ((response: object) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
    store.viewAs(0)
    store.viewAs(1)
    const [late] = answers
    late?.(Response.json({ happened: [secret], total: 1 }))
    FakeSocket.last.open()
    FakeSocket.last.say(update(5, [], { me: 1 }))
    await settled()
    expect(store.log).toEqual([])
  })

  it('keeps the board where nothing is hidden, when the device is passed on', async () => {
    FakeSocket.last.say(update(3))
    await settled()
    store.passTo(1)
    expect(store.shown?.number).toBe(3)
    expect(FakeSocket.last.url.searchParams.get('seat')).toBe('1')
    expect(FakeSocket.last.url.searchParams.get('since')).toBe('3')
  })

  const players = [{ name: 'Anne', mine: true }] as unknown as Table['players']

  it('gives its share of luck once, when it sits down, and notes what was promised', async () => {
    FakeSocket.last.say(update(1, [], { stage: 'gathering', players }))
    FakeSocket.last.say(update(2, [], { stage: 'gathering', players }))
    await settled()
    const [command, ...more] = FakeSocket.last.sent
    expect([command?.['do'], more]).toEqual(['luck', []])
    expect(noteOf('T')).toBeNull()
    FakeSocket.last.say({ kind: 'answer', id: command?.['id'], done: true, problem: null })
    await settled()
    expect(noteOf('T')).toEqual({ commitment: 'sealed', luck: command?.['luck'] })
  })

  it('leaves the luck as it is that another device of the same person has given', async () => {
    const fairness = { commitment: 'sealed', contributions: ['0'.repeat(32)], secret: null }
    FakeSocket.last.say(update(1, [], { stage: 'gathering', players, fairness }))
    await settled()
    expect(FakeSocket.last.sent).toEqual([])
  })

  it('knows when there is no such table', async () => {
    const problem = { reason: 'no such table', message: '', details: {} }
    FakeSocket.last.say({ kind: 'answer', id: null, done: false, problem })
    FakeSocket.last.breakOff()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(store.closed?.reason).toBe('no such table')
    expect(FakeSocket.lines).toHaveLength(1)
  })
})
