import { describe, expect, it } from 'vitest'
import { inOrder, nextWaiting } from '../src/waiting'
import type { Player, Summary } from '../src/wire'

const me = { person: true, mine: true } as Player
const other = { person: true, mine: false } as Player
const bot = { person: false, mine: false } as Player

function summary(table: string, changes: Partial<Summary> = {}): Summary {
  const usual: Summary = {
    table,
    game: 'battle',
    stage: 'playing',
    players: [me, other],
    my_turn: true,
    updated: 0,
    due: null,
  }
  return { ...usual, ...changes }
}

const names = (tables: Summary[]) => tables.map(({ table }) => table)

describe('my tables', () => {
  it('begin with those that wait for me, first the one whose time runs out first', () => {
    const tables = [
      summary('over', { stage: 'over', my_turn: false, updated: 9 }),
      summary('theirs', { my_turn: false, updated: 8 }),
      summary('old, no clock', { updated: 1 }),
      summary('new, no clock', { updated: 7 }),
      summary('tomorrow', { due: 200 }),
      summary('today', { due: 100 }),
      summary('gathering', { stage: 'gathering', my_turn: false, updated: 3 }),
    ]
    const sorted = ['today', 'tomorrow', 'new, no clock', 'old, no clock', 'theirs', 'gathering', 'over']
    expect(names(inOrder(tables))).toEqual(sorted)
    expect(names(inOrder(tables.toReversed()))).toEqual(sorted)
  })

  it('go on at the first where people wait for me', () => {
    const tables = [
      summary('here', { due: 10 }),
      summary('bots', { due: 20, players: [me, bot, null] }),
      summary('later', { due: 40 }),
      summary('next', { due: 30 }),
      summary('theirs', { my_turn: false }),
    ]
    expect(nextWaiting(tables, 'here')?.table).toBe('next')
    expect(nextWaiting(tables.slice(0, 2), 'here')).toBeNull()
  })
})
