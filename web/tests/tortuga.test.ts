import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Board as AnyBoard, Offered } from '../src/games/board'
import {
  chosenAction,
  completed,
  NOTHING,
  onAction,
  question,
  spoils,
  tapDie,
  victims,
} from '../src/games/tortuga/choice'
import Game from '../src/games/tortuga/Board.svelte'
import { travels } from '../src/games/tortuga/places'
import {
  after,
  capacity,
  meaning,
  ranks,
  room,
  total,
  type Action,
  type Board,
  type DieName,
  type Event,
  type Position,
} from '../src/games/tortuga/position'
import type { Die } from '../src/games/tortuga/shapes'

function seatBoard(parts: Partial<Board> = {}, dice: Partial<Record<DieName, Die>> = {}): Board {
  const empty = { ship: 3, pirate: 3, tortuga: [], fleet: [], crew: [], island: [], bonus: {}, tokens: [] }
  return { ...empty, ...parts, dice: { A: {}, B: {}, C: {}, D: {}, E: {}, ...dice } }
}

function position(boards: Board[], parts: Partial<Position> = {}): Position {
  return {
    game: 'tortuga',
    seats: boards.length,
    chests: 6,
    start: 0,
    phase: 'act',
    boards,
    central: [],
    bag: {},
    ...parts,
  }
}

describe('what can be read off a board', () => {
  test('ropes let hold one to four', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(capacity)).toEqual([1, 2, 2, 3, 3, 4, 4, 4])
    expect(room(seatBoard({ ship: 1, pirate: 4 }), 'boarding')).toBe(1)
    expect(room(seatBoard({ ship: 1, pirate: 4 }), 'raid')).toBe(3)
    expect(room(seatBoard(), 'hunt')).toBe(5)
  })

  test('a tile counts with dice only', () => {
    const board = seatBoard({ bonus: { hunt: 2, raid: 1 } }, { A: { placed: 'hunt' }, C: { placed: 'hunt' } })
    expect(total(board, 'hunt')).toBe(3 + 5 + 2)
    expect(total(board, 'raid')).toBe(0)
    expect(total(board, 'raid', ['D'])).toBe(6)
  })

  test('ties go to the player who sits nearer the start player', () => {
    expect(ranks([9, 4, 9], 0)).toEqual([1, 0, 2])
    expect(ranks([9, 4, 9], 1)).toEqual([2, 0, 1])
    expect(ranks([0, 4, 0], 0)).toEqual([0, 1, 0])
  })

  test('with two players there is no second', () => {
    expect(ranks([3, 5], 0)).toEqual([0, 1])
  })

  test('what dice mean together', () => {
    const board = seatBoard({}, { A: { shows: 'skull' }, B: { shows: 'raid' }, C: { shows: 'crew' } })
    expect(meaning(board, ['A'])).toBe('skull')
    expect(meaning(board, ['A', 'B'])).toBe('raid')
    expect(meaning(board, ['B', 'C'])).toBeNull()
    expect(meaning(board, [])).toBeNull()
  })
})

describe('a tap on a die', () => {
  const shows = { A: 'skull', B: 'boarding', C: 'boarding', D: 'boarding', E: 'crew' } as const
  const board = seatBoard({}, Object.fromEntries(Object.entries(shows).map(([die, face]) => [die, { shows: face }])))
  const legal: DieName[][] = [
    ['A'],
    ['B'],
    ['C'],
    ['D'],
    ['E'],
    ['B', 'C'],
    ['B', 'D'],
    ['C', 'D'],
    ['A', 'B'],
    ['A', 'E'],
  ]

  test('adds it, or takes it away', () => {
    expect(tapDie(board, legal, ['B'], 'C')).toEqual({ dice: ['B', 'C'] })
    expect(tapDie(board, legal, ['B', 'C'], 'B')).toEqual({ dice: ['C'] })
  })

  test('with another action chooses anew, and skulls go along', () => {
    expect(tapDie(board, legal, ['A', 'B'], 'E')).toEqual({ dice: ['A', 'E'] })
    expect(tapDie(board, legal, ['B', 'C'], 'E')).toEqual({ dice: ['E'] })
  })

  test('that does not fit says why', () => {
    const parts = { action: 'boarding', marker: 'ship', limit: 2, space: 3 }
    expect(tapDie(board, legal, ['B', 'C'], 'D')).toEqual({ why: 'tortuga-reason-no-room', parts })
    expect(tapDie(board, legal, ['B', 'C'], 'A')).toEqual({ why: 'tortuga-reason-no-room', parts })
  })
})

describe('what is offered', () => {
  const attacks: Offered<Action>[] = [
    { id: 42, verb: 'decline' },
    { id: 52, verb: 'attack', victim: 1, take: null },
    { id: 59, verb: 'attack', victim: 2, take: 'red' },
    { id: 63, verb: 'attack', victim: 2, take: 'purple' },
  ]

  test('is one question', () => {
    expect(question(attacks)).toBe('attack')
    expect(question([])).toBeNull()
  })

  test('an attack needs a victim and, where there are several, a chest', () => {
    expect(victims(attacks)).toEqual([1, 2])
    expect(spoils(attacks, 2)).toEqual(['red', 'purple'])
    expect(chosenAction(attacks, NOTHING)).toBeUndefined()
    expect(completed(attacks, { ...NOTHING, victim: 1 }).chest).toBe('none')
    expect(chosenAction(attacks, { ...NOTHING, victim: 1 })?.id).toBe(52)
    expect(chosenAction(attacks, { ...NOTHING, victim: 2 })).toBeUndefined()
    expect(chosenAction(attacks, { ...NOTHING, victim: 2, chest: 'purple' })?.id).toBe(63)
  })

  test('names and bonuses say their action in words', () => {
    expect(onAction({ verb: 'bonus', action: 'raid' })).toBe('raid')
    expect(onAction({ verb: 'keep', dice: ['A'] })).toBeNull()
  })
})

function afterAll(position: Position, ...events: Event[]): Position {
  return events.reduce(after, position)
}

describe('a story', () => {
  test('boarding: the chest goes to the island, both ships go back (T7.7)', () => {
    const before = position([seatBoard(), seatBoard({ fleet: ['red', 'purple'], ship: 4 })])
    const taken: Event = { event: 'chest taken', seat: 0, victim: 1, chest: 'purple', area: 'fleet' }
    expect(travels(before, after(before, taken), taken)).toEqual([{ from: 'chest-1-fleet-1', to: 'chest-0-island-0' }])
    const { boards } = afterAll(
      before,
      { event: 'attacked', seat: 0, action: 'boarding', victim: 1, rank: 'first' },
      taken,
      { event: 'marker moved', seat: 1, marker: 'ship', from: 4, to: 3 },
    )
    expect(boards[0]?.island).toEqual(['purple'])
    expect(boards[1]).toMatchObject({ fleet: ['red'], ship: 3 })
    expect(before.boards[1]?.fleet).toEqual(['red', 'purple'])
  })

  test('a second raid: island chest taken, the right-hand one given up (T7.8)', () => {
    const victim = seatBoard({ crew: ['white', 'yellow', 'white'], pirate: 2 })
    const before = position([seatBoard(), victim, seatBoard()], { central: ['blue'] })
    const givenUp: Event = { event: 'chest given up', seat: 1, chest: 'white', area: 'crew', to: 'central' }
    const { boards, central } = afterAll(
      before,
      { event: 'attacked', seat: 0, action: 'raid', victim: 1, rank: 'second' },
      { event: 'island chest taken', seat: 0, chest: 'blue' },
      givenUp,
    )
    expect(central).toEqual(['white'])
    expect(boards[1]?.crew).toEqual(['white', 'yellow'])
    expect(boards[0]?.island).toEqual(['blue'])
    expect(travels(before, before, givenUp)).toEqual([{ from: 'chest-1-crew-2', to: 'central-white' }])
  })

  test('the move: home, then each one step on (T7.9)', () => {
    const before = position([seatBoard({ fleet: ['yellow', 'blue'], crew: ['yellow'], island: ['red', 'purple'] })])
    const { boards, phase } = afterAll(
      before,
      { event: 'chest saved', seat: 0, chest: 'yellow' },
      { event: 'chest saved', seat: 0, chest: 'blue' },
      { event: 'chest stowed', seat: 0, chest: 'yellow', area: 'fleet' },
      { event: 'chest stowed', seat: 0, chest: 'purple', area: 'crew' },
      { event: 'chest given up', seat: 0, chest: 'red', area: 'island', to: 'bag' },
    )
    expect(phase).toBe('stow')
    expect(boards[0]).toMatchObject({ tortuga: ['blue', 'yellow'], fleet: ['yellow'], crew: ['purple'], island: [] })
  })

  test('placed dice go to their action, the others back to the hand', () => {
    const before = position([
      seatBoard({}, { A: { shows: 'raid', kept: true }, B: { shows: 'crew' }, C: { placed: 'hunt' } }),
    ])
    const { boards } = after(before, { event: 'placed', seat: 0, dice: ['A'], action: 'raid' })
    expect(boards[0]?.dice).toEqual({ A: { placed: 'raid' }, B: {}, C: { placed: 'hunt' }, D: {}, E: {} })
  })

  test('what nobody has heard of changes nothing', () => {
    const before = position([seatBoard()])
    const mutiny = JSON.parse('{"event": "mutiny", "seat": 0}') as Event
    expect(after(before, mutiny)).toBe(before)
    expect(travels(before, before, mutiny)).toEqual([])
  })
})

describe('the table', () => {
  let shown: ReturnType<typeof mount> | undefined
  const act = vi.fn()
  const explain = vi.fn()

  function show(table: Position, actions: Offered<Action>[], me: number | null = 0) {
    const players = table.boards.map((_, seat) => ({ name: `Seat ${seat}`, bot: null, present: true }))
    const props = {
      game: 'tortuga',
      position: table,
      players,
      me,
      deciding: [0],
      scores: [],
      actions,
      advice: null,
      pace: 0,
      undo: null,
    }
    shown = mount(Game, { target: document.body, props: { ...props, act, explain } })
    flushSync()
  }

  function press(selector: string, number = 0) {
    document.querySelectorAll<HTMLElement>(selector)[number]?.click()
    flushSync()
  }

  afterEach(async () => {
    if (shown) await unmount(shown)
    vi.clearAllMocks()
  })

  const thrown = seatBoard({}, { A: { shows: 'raid' }, B: { shows: 'skull' }, C: { shows: 'crew' } })
  const sets: DieName[][] = [['A'], ['B'], ['A', 'B'], ['C'], ['B', 'C']]
  const keeps = sets.map((dice, id): Offered<Action> => ({ id, verb: 'keep', dice }))

  test('dice are chosen by tapping and kept with the button', () => {
    show(position([thrown, seatBoard()], { phase: 'keep' }), keeps)
    const button = document.querySelector<HTMLButtonElement>('.tray button.brass')
    expect(button?.disabled).toBe(true)
    press('.tray .die', 0)
    press('.tray .die', 1)
    press('.tray button.brass')
    expect(act).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('a victim can be chosen on its card, and a chest on its board', () => {
    const boards = [seatBoard(), seatBoard({ fleet: ['red', 'blue'] }), seatBoard()]
    const attacks: Offered<Action>[] = [
      { id: 42, verb: 'decline' },
      { id: 51, verb: 'attack', victim: 1, take: 'red' },
      { id: 52, verb: 'attack', victim: 1, take: 'blue' },
      { id: 57, verb: 'attack', victim: 2, take: null },
    ]
    show(position(boards, { action: 'boarding', rank: 'first' }), attacks)
    press('.strip .card', 0)
    press('.board .fleet button', 1)
    press('.tray button.brass')
    expect(act).toHaveBeenCalledExactlyOnceWith(52)
  })

  test('a story is told without motion too, and forgotten', async () => {
    show(position([thrown, seatBoard()], { phase: 'keep' }), [], null)
    const board = shown as unknown as AnyBoard
    await board.tell({ event: 'placed', seat: 0, dice: ['A'], action: 'raid' }, new AbortController().signal)
    flushSync()
    expect(document.querySelector('[data-place="cell-0-raid"]')?.textContent).toContain('2')
    board.settle()
    flushSync()
    expect(document.querySelector('[data-place="cell-0-raid"]')?.textContent).not.toContain('2')
  })
})
