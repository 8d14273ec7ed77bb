import { describe, expect, it, vi } from 'vitest'
import type { Choice } from '../engine/src/bot.ts'
import type { Engines } from '../src/device/engines'
import { Pool } from '../src/device/pool'
import type { Work } from '../src/device/thinker'
import { together } from '../src/device/together'
import type { ThinkJob } from '../src/pocket/services'
import type { Level } from '../src/wire'

function choice(visits: number[], chances: number[], exact = false): Choice {
  const thoughts = visits.map((each, action) => ({ action, visits: each, chances: [chances[action] as number] }))
  return { action: visits.indexOf(Math.max(...visits)), thoughts, exact }
}

describe('two trees', () => {
  it('choose what both have tried most', () => {
    const found = together([choice([6, 4, 0], [0.5, 0.5, 0]), choice([0, 4, 6], [0, 0.7, 0.9])], 0)
    expect(found.action).toBe(1)
    expect(found.thoughts.map(({ visits }) => visits)).toEqual([6, 8, 6])
    expect(found.thoughts[1]?.chances[0]).toBeCloseTo(0.6)
  })

  it('choose what has the better chance, if it was tried as often', () => {
    expect(together([choice([5, 5], [0.4, 0.6]), choice([5, 5], [0.4, 0.6])], 0).action).toBe(1)
  })

  it('believe a proof', () => {
    const proof = choice([1, 0], [1, 0], true)
    expect(together([choice([0, 9], [0, 0.9]), proof], 0)).toBe(proof)
  })
})

const LEVELS = { captain: { seconds: 1 }, mate: { seconds: null } }

/** Nothing is thought; what workers are asked is kept, until they are told to answer. */
class Office {
  readonly asked: { port: MessagePort; work: Work }[] = []
  readonly dismissed: number[] = []
  readonly pool: Pool

  /** `module`: the game, which may still be on its way. */
  constructor(module: Promise<string> = Promise.resolve('module')) {
    const engines = { load: async () => ({ facts: { levels: LEVELS } }), module: () => module }
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8, configurable: true })
    this.pool = new Pool(engines as unknown as Engines, {
      hire: (_, port) => {
        port.onmessage = ({ data }: MessageEvent<Work>) => void this.asked.push({ port, work: data })
      },
      dismiss: (thinker) => void this.dismissed.push(thinker),
    })
  }

  think(level: Level, seed: bigint, purpose: 'move' | 'hint' = 'move'): Promise<unknown> {
    const signal = new AbortController().signal
    const job: ThinkJob = { game: 'battle', view: new Uint8Array(), seat: 0, level, seed, purpose, signal }
    return this.pool.think(job)
  }

  async until(number: number): Promise<void> {
    while (this.asked.length < number) await new Promise((resolve) => setTimeout(resolve))
  }
}

function seedOf({ work }: { work: Work }): bigint | null {
  return work.task.do === 'think' ? work.task.seed : null
}

describe('a device with several cores', () => {
  it('has two of them think about a captain’s move, each with a seed of its own', async () => {
    const office = new Office()
    const found = office.think('captain', 6n)
    await office.until(2)
    expect(office.asked.map(seedOf)).toEqual([6n, 7n])
    expect(office.asked[0]?.port).not.toBe(office.asked[1]?.port)
    for (const { port } of office.asked) port.postMessage(choice([1, 3], [0.1, 0.3]))
    expect(await found).toMatchObject({ action: 1, thoughts: [{ visits: 2 }, { visits: 6 }] })
  })

  it('has one think about any other, and lets moves go before hints', async () => {
    const office = new Office()
    const found = [office.think('mate', 1n), office.think('captain', 4n, 'hint'), office.think('mate', 9n)]
    for (const answered of [0, 1, 2, 3]) {
      await office.until(answered + 1)
      office.asked[answered]?.port.postMessage(choice([1], [1]))
    }
    await Promise.all(found)
    expect(office.asked.map(seedOf)).toEqual([1n, 4n, 9n, 5n])
  })
})

it('a worker that is lost before the game has come is lost only once', async () => {
  vi.useFakeTimers()
  const office = new Office(new Promise((resolve) => setTimeout(resolve, 1000, 'module')))
  const found = office.think('mate', 1n).catch(() => 'no game here')
  await vi.advanceTimersByTimeAsync(0)
  office.pool.lose(1)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(office.dismissed).toEqual([1])
  expect(await found).toBe('no game here')
})
