import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawsInWords } from '../src/replay/draws'
import { mistakesOf, next, previous, spread, stopsOf, turnAt, turnsOf, verdictOf } from '../src/replay/figures'
import { ReplayPlayer } from '../src/replay/player.svelte'
import { reasonsInWords } from '../src/replay/reasons'
import type { Replay, ReplayStep, ReviewStep } from '../src/wire'
import { loadWords } from '../src/words'

const step = (number: number, seat: number, ...events: string[]): ReplayStep => ({
  number,
  seat,
  action: 0,
  words: { verb: 'scout' },
  odds: null,
  events: events.map((event) => ({ event })),
  position: { number },
  scores: [0, 0],
  deciding: [seat],
})

const replay: Replay = {
  game: 'battle',
  options: {},
  seats: 2,
  players: ['Anne', 'mate'],
  bots: [null, 'mate'],
  winners: [0],
  ending: 'sunk',
  steps: [step(1, -1, 'turn began'), step(2, 0, 'scouted'), step(3, -1, 'revealed', 'turn began'), step(4, 1, 'sunk')],
  end: { number: 5 },
  scores: [7, 0],
}

describe('the way through a match', () => {
  it('stops where somebody decides, and at both ends', () => {
    expect(stopsOf(replay)).toEqual([0, 1, 3, 4])
  })

  it('does not stop at what somebody did in secret', () => {
    const hidden = { ...step(2, 0), words: null }
    expect(stopsOf({ ...replay, steps: replay.steps.with(1, hidden) })).toEqual([0, 3, 4])
  })

  it('knows where turns begin', () => {
    const turns = turnsOf(replay)
    expect(turns).toEqual([1, 3])
    expect([0, 1, 2, 3, 4].map((moment) => turnAt(turns, moment))).toEqual([0, 1, 1, 2, 2])
    expect([next(turns, 1), next(turns, 3), previous(turns, 3), previous(turns, 1)]).toEqual([
      3,
      undefined,
      1,
      undefined,
    ])
  })
})

describe('a match that is played again', () => {
  afterEach(() => vi.unstubAllGlobals())

  async function opened(at: number): Promise<ReplayPlayer> {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(replay)))
    const player = new ReplayPlayer({ table: 'x' }, null, at)
    await vi.waitFor(() => expect(player.replay).not.toBeNull())
    return player
  }

  it('opens at the moment of its link, and never beyond the end', async () => {
    expect((await opened(2)).at).toBe(2)
    const player = await opened(99)
    expect(player.at).toBe(4)
    expect(player.position).toEqual({ number: 5 })
    expect(player.scores).toEqual([7, 0])
  })

  it('goes by steps and by turns, there and back', async () => {
    const player = await opened(0)
    const seen: number[] = []
    for (const go of [() => player.on(), () => player.on(), () => player.back(), () => player.onTurn()]) {
      await go()
      seen.push(player.at)
    }
    player.backTurn()
    expect([...seen, player.at]).toEqual([1, 3, 1, 3, 1])
  })

  it('takes chance for nobody', async () => {
    const player = await opened(0)
    expect(player.deciding).toEqual([])
    player.go(1)
    expect(player.deciding).toEqual([0])
  })
})

describe('a review', () => {
  const judged = (number: number, seat: number, loss: number, chosen: number): ReviewStep => ({
    number,
    seat,
    chances: [0.5, 0.5],
    opinion: {
      best: 1,
      best_words: { verb: 'scout' },
      chosen: seat ? [1 - chosen, chosen] : [chosen, 1 - chosen],
      better: seat ? [1 - chosen - loss, chosen + loss] : [chosen + loss, 1 - chosen - loss],
      loss,
      regret: 0,
      at_random: 0,
      effect: null,
      exact: false,
      reasons: [],
      good: [1],
    },
  })

  it('ranks mistakes by what they cost, leaves trifles out and marks what lost the game', () => {
    const found = mistakesOf([judged(1, 0, 0.1, 0.4), judged(2, 1, 0.01, 0.5), judged(3, 1, 0.3, 0)])
    expect(found.map(({ moment, seat, fatal }) => [moment, seat, fatal])).toEqual([
      [2, 1, true],
      [0, 0, false],
    ])
  })

  it('tells luck from skill', () => {
    expect(verdictOf({ luck: -0.2, skill: 0.1, others: -0.2, accuracy: 70 })).toEqual({ luck: 'bad', skill: 'good' })
    expect(verdictOf({ luck: 0.01, skill: -0.02, others: 0.4, accuracy: null })).toEqual({
      luck: 'even',
      skill: 'even',
    })
  })

  it('says what chance did in words, except how the tunnel was laid', async () => {
    await loadWords('review', 'cartagena')
    const draws = [
      { verb: 'draw', what: 'key', seen: 3, expected: 2.5 },
      { verb: 'lay', what: '3 True', seen: 1, expected: 0.5 },
    ]
    expect(drawsInWords('cartagena', draws)).toEqual([
      { title: 'Cards drawn', drawn: [{ what: 'key', seen: 3, expected: 2.5 }] },
    ])
  })
})

describe('labels at the ends of lines', () => {
  it('stay where they are if there is room', () => expect(spread([10, 50, 90], 20, 100)).toEqual([10, 50, 90]))

  it('make room for each other, inside the picture', () => {
    expect(spread([10, 12, 11], 20, 100)).toEqual([10, 50, 30])
    expect(spread([100, 100], 20, 100)).toEqual([80, 100])
  })
})

describe('reasons', () => {
  it('are sentences of the game, or of every game', async () => {
    await loadWords('review', 'cartagena-reasons')
    expect(reasonsInWords('cartagena', ['cards', 'boat'])).toBe(
      'It leaves more cards in hand. It gets more pirates into the boat.',
    )
    expect(reasonsInWords('cartagena', ['wins'])).toBe('It wins the game at once.')
    expect(reasonsInWords('cartagena', [])).toBe('')
  })
})
