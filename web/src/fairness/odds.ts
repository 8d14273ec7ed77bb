/**
 * What chance could do, counted from what lay on the table: all there is, less what can be seen.
 *
 * The server says it too, but is not asked: this comes from docs/fairness.md and from the positions that the replay shows.
 */

import type { GameKey, MatchRecord } from '../wire'

/** A kind of draw: its verb, the number of its first outcome, and all outcomes in order. */
export interface Kind {
  verb: string
  first: number
  outcomes: readonly string[]
}

const SYMBOLS = ['bottle', 'pistol', 'hat', 'skull', 'dagger', 'key']
const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple']
const SEGMENTS = [1, 2, 3, 4, 5, 6].flatMap((segment) => [`${segment} False`, `${segment} True`])

export const KINDS: Readonly<Record<GameKey, readonly Kind[]>> = {
  tortuga: [
    { verb: 'throw', first: 0, outcomes: ['fleet', 'crew', 'hunt', 'boarding', 'raid', 'skull'] },
    { verb: 'draw', first: 6, outcomes: COLOURS },
    { verb: 'token', first: 11, outcomes: ['1', '2', '3'] },
  ],
  cartagena: [
    { verb: 'draw', first: 0, outcomes: SYMBOLS },
    { verb: 'lay', first: 6, outcomes: SEGMENTS },
  ],
  battle: [
    {
      verb: 'reveal',
      first: 0,
      outcomes: ['pirates 1', 'pirates 2', 'pirates 3', 'spain 1', 'spain 2', 'spain 3'],
    },
  ],
}

export function kindOf(game: GameKey, action: number): Kind | undefined {
  return KINDS[game].findLast(({ first }) => first <= action)
}

/** What a number stands for, as `what` of a verb. */
export function outcomeOf(game: GameKey, action: number): { verb: string; what: string } {
  const kind = kindOf(game, action)
  return { verb: kind?.verb ?? '', what: kind?.outcomes[action - kind.first] ?? String(action) }
}

type Counts = Record<string, number>

/** So many of each, less these. */
function rest(whole: readonly number[], names: readonly string[], taken: readonly string[]): number[] {
  return whole.map((count, place) => count - taken.filter((name) => name === names[place]).length)
}

const spread = (counts: Counts): string[] => Object.entries(counts).flatMap(([name, count]) => Array(count).fill(name))

interface Tortuga {
  boards: (Record<'tortuga' | 'fleet' | 'crew' | 'island', string[]> & { tokens: number[]; looked?: number[] })[]
  central: string[]
}

interface Cartagena {
  hands: Counts[]
  row: string[]
  discards: Counts
}

interface Battle {
  ships: { fleet: string; masts: number }[]
  sunk: Record<string, number[]>
}

function weights(game: GameKey, verb: string, position: unknown, drawn: readonly number[]): number[] {
  switch (`${game} ${verb}`) {
    case 'tortuga draw': {
      const { boards, central } = position as Tortuga
      const chests = boards.flatMap(({ tortuga, fleet, crew, island }) => [...tortuga, ...fleet, ...crew, ...island])
      return rest([10, 10, 10, 5, 5], COLOURS, [...chests, ...central])
    }
    case 'tortuga token': {
      const { boards } = position as Tortuga
      const tokens = boards.flatMap(({ tokens, looked = [] }) => [...tokens, ...looked])
      return rest([17, 9, 4], ['1', '2', '3'], tokens.map(String))
    }
    case 'cartagena draw': {
      const { hands, row, discards } = position as Cartagena
      return rest(Array<number>(6).fill(17), SYMBOLS, [...hands.flatMap(spread), ...row, ...spread(discards)])
    }
    case 'cartagena lay':
      // A segment lies one way or the other: both its numbers are gone.
      return SEGMENTS.map((_, place) => (drawn.some((laid) => (laid - 6) >> 1 === place >> 1) ? 0 : 1))
    case 'battle reveal': {
      const { ships, sunk } = position as Battle
      const seen = [
        ...ships.map(({ fleet, masts }) => `${fleet} ${masts}`),
        ...Object.entries(sunk).flatMap(([fleet, lost]) => lost.map((masts) => `${fleet} ${masts}`)),
      ]
      return rest(Array<number>(6).fill(2), KINDS.battle[0]?.outcomes ?? [], seen)
    }
    default:
      return Array<number>(6).fill(1)
  }
}

export type Odds = [action: number, weight: number][]

/** Every possibility at a step of the log, with its weight, in order of their numbers. */
export function oddsAt({ game, log }: MatchRecord, place: number, position: unknown): Odds {
  const kind = kindOf(game, log[place]?.[1] ?? 0)
  if (!kind) return []
  const drawn = kind.verb === 'lay' ? log.slice(0, place).map(([, action]) => action) : []
  return weights(game, kind.verb, position, drawn).flatMap((weight, place): Odds =>
    weight > 0 ? [[kind.first + place, weight]] : [],
  )
}
