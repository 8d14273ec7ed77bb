import { describe, expect, it, vi } from 'vitest'
import type { Board } from '../src/games/board'
import { Storyteller } from '../src/story.svelte'
import type { StoryEvent } from '../src/wire'

const events: StoryEvent[] = [{ event: 'one' }, { event: 'two' }, { event: 'three' }]

function boardThat(tell: Board['tell']): Board {
  return { tell, settle: () => {} }
}

function tellerOn(tell: Board['tell']): Storyteller {
  const teller = new Storyteller()
  teller.tellOn(boardThat(tell))
  return teller
}

describe('a story', () => {
  it('is told one event after another', async () => {
    const told: string[] = []
    const teller = tellerOn(async ({ event }) => {
      told.push(`${event} begins`)
      await Promise.resolve()
      told.push(`${event} ends`)
    })
    expect(await teller.tell('tortuga', events.slice(0, 2))).toBe(true)
    expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
    expect([teller.telling, teller.event]).toEqual([false, null])
  })

  it('stops when it is skipped, though the board does not', async () => {
    const teller = tellerOn(() => new Promise(() => {}))
    const told = teller.tell('tortuga', events)
    expect(teller.event).toEqual({ event: 'one' })
    teller.skip()
    expect(await told).toBe(false)
  })

  it('goes on after a motion that failed', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seen: string[] = []
    const teller = tellerOn(({ event }) => {
      seen.push(event)
      return Promise.reject(new Error('no such piece'))
    })
    await teller.tell('tortuga', events)
    expect(seen).toEqual(['one', 'two', 'three'])
    complaint.mockRestore()
  })
})
