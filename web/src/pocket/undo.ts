/** What may be taken back: nothing that chance, a reveal, or somebody else's later decision has followed. */

import { CHANCE, same } from '../../engine/src/game.ts'
import type { Match } from './match'
import type { Move } from './moves'
import { Refused } from './refusal'

const MESSAGES = {
  over: 'there is nothing to undo now',
  'not started': 'there is nothing to undo now',
  'nothing to undo': 'there is nothing to undo',
  'gone on': 'somebody else has played since',
  revealed: 'that showed you something hidden',
}
type Reason = keyof typeof MESSAGES

/** The numbers of the decisions that go if this seat takes its latest one back; refused if it cannot. */
export function undone(match: Match, seat: number): number[] {
  const found = find(match, seat)
  if (typeof found === 'string') throw new Refused(found, MESSAGES[found])
  return found
}

export function mayUndo(match: Match, seat: number): boolean {
  return typeof find(match, seat) !== 'string'
}

function find(match: Match, seat: number): number[] | Reason {
  if (match.stage !== 'playing') return match.stage === 'over' ? 'over' : 'not started'
  return match.seating.isAmongBots(seat) ? rewound(match, seat) : latest(match, seat)
}

/** Against bots, back to the decision itself, whatever has followed. */
function rewound({ moves }: Match, seat: number): number[] | Reason {
  const place = moves.played.findLastIndex(([, played]) => played.seat === seat)
  return place < 0 ? 'nothing to undo' : moves.played.slice(place).map(([number]) => number)
}

function latest(match: Match, seat: number): number[] | Reason {
  const { tail } = match.moves
  const place = tail.findLastIndex(({ entry }) => entry.seat === seat)
  const move = tail[place]
  if (!move) return 'nothing to undo'
  const later = tail.slice(place + 1)
  if (!(move.several && atOnce(match, move, later))) {
    if (later.length || asksInSecret(match, move)) return 'gone on'
    if (!move.open && match.game.reveals(move.before, seat, move.entry.action)) return 'revealed'
  }
  return [move.number]
}

/** Whether others are asked in secret after this decision. Then it stands, whether they have answered or not: that must not show. */
function asksInSecret({ game }: Match, { before, entry: { seat, action } }: Move): boolean {
  const after = game.play(before, seat, action)
  const seen = game.view(after, seat)
  const asked = game.deciding(after).filter((other) => other !== seat && other !== CHANCE)
  const answers = asked.map((other) => game.play(after, other, game.legal(after, other)[0] as number))
  return answers.some((answered) => same(game.view(answered, seat), seen))
}

/** Of a move in which several decide: whether somebody else has not decided yet, and all that has happened since could have happened without this decision. */
function atOnce({ game }: Match, { before }: Move, later: readonly Move[]): boolean {
  let state = before
  for (const { entry } of later) {
    if (!game.legal(state, entry.seat).includes(entry.action)) return false
    state = game.play(state, entry.seat, entry.action)
  }
  return game.deciding(state).length > 1
}
