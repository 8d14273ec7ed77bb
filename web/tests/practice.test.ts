import { beforeEach, describe, expect, it } from 'vitest'
import { puzzlesOf } from '../src/device/answers'
import { Attempt, fewOf } from '../src/practice/attempt.svelte'
import { together } from '../src/practice/mine'
import { nextAfter, saveSolved, solvedOf } from '../src/practice/solved'
import type { Exercise } from '../src/wire'

const exercise: Exercise = {
  id: 't-4',
  game: 'battle',
  seat: 0,
  position: {},
  deciding: [0],
  scores: [0, 0],
  actions: Array.from({ length: 10 }, (_, id) => ({ id, verb: 'scout' })),
  played: 2,
  best: 7,
  good: [7, 8],
  better: 0.6,
  chosen: 0.4,
  reasons: [],
  exact: false,
  table: 't',
  step: 4,
  level: null,
  rival: null,
}

describe('an attempt', () => {
  it('is solved by anything that is as good as the best', () => {
    const attempt = new Attempt(exercise)
    expect(attempt.offered).toHaveLength(10)
    attempt.act(8)
    expect([attempt.found, attempt.over, attempt.solved]).toEqual([8, true, true])
    expect(attempt.offered.map(({ id }) => id)).toEqual([8])
  })

  it('goes on after a wrong choice, and then does not count as solved', () => {
    const attempt = new Attempt(exercise)
    attempt.act(2)
    expect([attempt.wrong, attempt.over]).toEqual([2, false])
    attempt.act(7)
    expect([attempt.wrong, attempt.found, attempt.solved]).toEqual([null, 7, false])
  })

  it('offers a few choices after a hint, and the answer when asked', () => {
    const attempt = new Attempt(exercise)
    attempt.hint()
    expect(attempt.offered.map(({ id }) => id)).toContain(7)
    expect(attempt.offered).toHaveLength(3)
    attempt.show()
    attempt.act(7)
    expect([attempt.over, attempt.found, attempt.solved]).toEqual([true, null, false])
  })

  it('leaves out what was played, and has few choices where there are few', () => {
    expect(fewOf(exercise).map(({ id }) => id)).not.toContain(2)
    expect(fewOf({ ...exercise, actions: exercise.actions.slice(7, 9) }).map(({ id }) => id)).toEqual([7])
  })
})

describe('puzzles that were solved', () => {
  beforeEach(() => localStorage.clear())

  it('are remembered for each game, once', () => {
    for (const number of [3, 3, 0]) saveSolved('battle', number)
    expect([...solvedOf('battle')].sort()).toEqual([0, 3])
    expect(solvedOf('tortuga').size).toBe(0)
  })

  it('are passed over, until all are solved', () => {
    for (const number of [1, 2, 4]) saveSolved('battle', number)
    expect(nextAfter('battle', 0, 5)).toBe(3)
    expect(nextAfter('battle', 3, 5)).toBe(0)
    for (const number of [0, 3]) saveSolved('battle', number)
    expect(nextAfter('battle', 4, 5)).toBe(0)
  })

  it('are forgotten by a browser that kept nonsense', () => {
    localStorage.setItem('brethren-puzzles', 'x')
    expect(solvedOf('battle').size).toBe(0)
  })
})

describe('puzzles in a file', () => {
  it('have one of the day, in UTC, as on a server', () => {
    const file = { stride: 73, exercises: Array.from({ length: 50 }, () => exercise) }
    expect(puzzlesOf(file, 0)).toEqual({ total: 50, today: 0 })
    expect(puzzlesOf(file, 86_399)).toEqual({ total: 50, today: 0 })
    expect(puzzlesOf(file, 86_400)).toEqual({ total: 50, today: 23 })
    expect(puzzlesOf({ ...file, exercises: [] }, 86_400)).toEqual({ total: 0, today: 0 })
  })
})

describe('mistakes of a server and of this device', () => {
  const none = { due: 0, kept: 0, exercise: null, at: null }

  it('are counted together, and those of the server come first', () => {
    const there = { due: 0, kept: 2, exercise: null, at: 50 }
    const here = { due: 1, kept: 1, exercise, at: 20 }
    expect(together(there, here)).toEqual({ due: 1, kept: 3, exercise, at: 20 })
    expect(together(there, none)).toEqual(there)
    expect(together(none, none)).toEqual(none)
    const other = { ...exercise, id: 'other' }
    expect(together({ ...there, due: 1, exercise: other }, here).exercise?.id).toBe('other')
  })
})
