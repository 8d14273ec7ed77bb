import { describe, expect, it, vi } from 'vitest'
import type { Board, StoryEvent } from '../src/games/board'
import { tellStory } from '../src/story'

const events: StoryEvent[] = [{ event: 'one' }, { event: 'two' }, { event: 'three' }]

function boardThat(tell: Board['tell']): Board {
  return { tell, settle: () => {} }
}

describe('a story', () => {
  it('is told one event after another', async () => {
    const told: string[] = []
    const board = boardThat(async ({ event }) => {
      told.push(`${event} begins`)
      await Promise.resolve()
      told.push(`${event} ends`)
    })
    await tellStory(events.slice(0, 2), board, new AbortController().signal, () => {})
    expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('stops when it is skipped, though the board does not', async () => {
    const skip = new AbortController()
    const seen: string[] = []
    const telling = tellStory(
      events,
      boardThat(() => new Promise(() => {})),
      skip.signal,
      ({ event }) => seen.push(event),
    )
    skip.abort()
    await telling
    expect(seen).toEqual(['one'])
  })

  it('goes on after a motion that failed', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seen: string[] = []
    const board = boardThat(() => Promise.reject(new Error('no such piece')))
    await tellStory(events, board, new AbortController().signal, ({ event }) => seen.push(event))
    expect(seen).toEqual(['one', 'two', 'three'])
    complaint.mockRestore()
  })
})
