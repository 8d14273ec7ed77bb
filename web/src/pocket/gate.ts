/** The only way into a match: a command is checked here and becomes an entry, or is refused with a reason. Nothing is changed: what is admitted counts when it is added to the match. */

import { Refused as Illegal, type State } from '../../engine/src/game.ts'
import type { Game } from './game'
import { draw } from '../fairness/luck'
import type { AnyCommand, Play, Sit, Undo } from '../wire'
import type { Viewer } from './audience'
import { Numbers } from './deal'
import type * as log from './log'
import type { Match } from './match'
import { Refused } from './refusal'
import type { Chair, Person } from './seating'
import { checkChat, checkName } from './text'
import { undone } from './undo'

/** The person who sends a command, from which seat (null: as a spectator), and when. */
export interface Sender {
  person: Person
  seat: Viewer
  at: number
}

type Command<Do extends AnyCommand['do']> = Extract<AnyCommand, { do: Do }>
type Checks = { [Do in AnyCommand['do']]: (command: Command<Do>, match: Match, sender: Sender) => log.Entry }

/** What this command becomes; null if it was done before. */
export function admit(match: Match, command: AnyCommand, sender: Sender): log.Entry | null {
  if (match.commands.has(command.id)) return null
  const check = CHECKS[command.do] as (command: AnyCommand, match: Match, sender: Sender) => log.Entry
  return check(command, match, sender)
}

/** A decision of this seat, with what chance does after it. */
export function play(match: Match, seat: number, action: number, at: number, by = '', command = ''): log.Played {
  if (!match.state || match.stage !== 'playing')
    throw new Refused(match.stage === 'over' ? 'over' : 'not started', 'no game is in progress')
  const after = played(match.game, match.state, seat, action)
  const chance = match.draws(after, match.moves.drawNumbers.copy())
  return { what: 'played', at, by, command, seat, action, chance }
}

function played(game: Game, state: State, seat: number, action: number): State {
  try {
    return game.play(state, seat, action)
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    if (!game.deciding(state).includes(seat))
      throw new Refused('not deciding', `seat ${seat} has nothing to decide now`, { seat })
    throw new Refused('not legal', error.message)
  }
}

/** The start, with the start player drawn if that is wanted, and the first draws. */
export function start(match: Match, at: number, by = '', command = ''): log.Started {
  gathering(match)
  if (match.seating.chairs.includes(null)) throw new Refused('empty seats', 'every seat must be taken first')
  const lot = () => draw(match.key(), 0, Array<number>(match.seats).fill(1)).place
  const first = match.lots ? lot() : Number(match.options['start'] ?? 0)
  const state = match.begun({ ...match.options, start: first })
  const chance = match.draws(state, new Numbers(match.game, match.deal))
  return { what: 'started', at, by, command, start: first, chance }
}

/** Whether a game that starts by itself may do so now. */
export function isReady({ auto, stage, seating, deal }: Match): boolean {
  if (!auto || stage !== 'gathering' || seating.chairs.includes(null)) return false
  return deal !== null || [...seating.people()].every((person) => seating.contributions.has(person))
}

/** A rematch at the table of this name; null if there is one already. */
export function rematch(match: Match, { person, at }: Sender, command: string, table: string): log.Rematched | null {
  if (match.rematch !== null) return null
  mySeats(match, person)
  if (match.stage !== 'over') throw new Refused('not over', 'the game is not over yet')
  return { what: 'rematch', at, by: person.id, command, table }
}

export function checkOptions(game: Game, seats: number, options: log.Options): void {
  try {
    game.start(seats, options)
  } catch (error) {
    throw error instanceof Illegal ? new Refused('options', error.message) : error
  }
}

function stamp({ person, at }: Sender, { id }: AnyCommand): { at: number; by: string; command: string } {
  return { at, by: person.id, command: id }
}

const CHECKS: Checks = {
  sit: (command, match, sender) => sit(command, match, sender),
  stand(command, match, sender) {
    const chair = chairAt(match, command.seat)
    if (!chair) throw new Refused('nobody there', 'nobody is sitting there', { seat: command.seat })
    if (match.stage === 'over') throw new Refused('over', 'the game is over')
    if (chair.person !== sender.person.id && match.stage !== 'gathering')
      throw new Refused('not yours', 'that is not your seat', { seat: command.seat })
    return { what: 'stood', ...stamp(sender, command), seat: command.seat }
  },
  place(command, match, sender) {
    gathering(match)
    const chair = chairAt(match, command.seat)
    if (chair && !chair.bot) throw new Refused('taken', 'somebody is sitting there', { seat: command.seat })
    return { what: 'placed', ...stamp(sender, command), seat: command.seat, level: command.level }
  },
  set: (command, match, sender) => ({ what: 'set', ...stamp(sender, command), ...settingsOf(command, match) }),
  luck(command, match, sender) {
    gathering(match)
    mySeats(match, sender.person)
    notDealt(match)
    if (match.seating.contributions.has(sender.person.id))
      throw new Refused('luck given', 'your browser has already added its random number')
    return { what: 'luck', ...stamp(sender, command), luck: command.luck }
  },
  start: (command, match, sender) => start(match, sender.at, sender.person.id, command.id),
  play: (command, match, sender) => decide(command, match, sender),
  undo: (command, match, sender) => takeBack(command, match, sender),
  say: (command, match, sender) => ({
    ...{ what: 'said', ...stamp(sender, command), seat: anySeat(match, sender), text: checkChat(command.text) },
  }),
  exclaim: (command, match, sender) => ({
    ...{ what: 'exclaimed', ...stamp(sender, command), seat: anySeat(match, sender), phrase: command.phrase },
  }),
  vote(command, match, sender) {
    mySeat(match, sender)
    chairAt(match, command.seat)
    if (match.stage !== 'playing') throw new Refused('not playing', 'no game is in progress')
    throw new Refused('not away', 'there is nothing to vote on for that seat', { seat: command.seat })
  },
  return(command, match, sender) {
    const seat = mySeat(match, sender)
    if (match.stage !== 'playing' || !match.seating.chairs[seat]?.gone)
      throw new Refused('not replaced', 'no bot is playing for you')
    return { what: 'returned', ...stamp(sender, command), seat }
  },
  rematch() {
    throw new Refused('our fault', 'a rematch needs a table first')
  },
}

function sit(command: Sit, match: Match, sender: Sender): log.Sat {
  gathering(match)
  if (chairAt(match, command.seat)) throw new Refused('taken', 'that seat is taken', { seat: command.seat })
  const { name, avatar } = sender.person
  return { what: 'sat', ...stamp(sender, command), seat: command.seat, name: checkName(command.name ?? name), avatar }
}

function settingsOf(command: Command<'set'>, match: Match): log.Settings {
  gathering(match)
  notDealt(match)
  const seats = command.seats ?? match.seats
  if (match.seating.chairs.slice(seats).some((chair) => chair?.person))
    throw new Refused('taken', 'somebody is sitting on a seat that would be removed')
  const options = command.options ?? match.options
  checkOptions(match.game, seats, options)
  const clock = command.clock ? clockOf(command.clock) : match.clocks.limits
  const { lots, watchers, public: listed } = command
  return {
    ...{ seats, options, clock, lots: lots ?? match.lots },
    ...{ watchers: watchers ?? match.watchers, public: listed ?? match.public },
  }
}

export function clockOf({ move = null, game = null }: log.Settings['clock']): {
  move: number | null
  game: number | null
} {
  return { move, game }
}

function decide(command: Play, match: Match, sender: Sender): log.Played {
  const seat = mySeat(match, sender)
  fresh(match, seat, command.number)
  return play(match, seat, command.action, sender.at, sender.person.id, command.id)
}

function takeBack(command: Undo, match: Match, sender: Sender): log.Undone {
  const seat = mySeat(match, sender)
  const number = match.numberFor(seat)
  if (command.number !== number) throw new Refused('stale', 'the game has moved on; look again', { number })
  return { what: 'undone', ...stamp(sender, command), seat, numbers: undone(match, seat) }
}

// The checklist. The person at the device is the host of all its tables.

function gathering(match: Match): void {
  if (match.stage !== 'gathering') throw new Refused('started', 'the game has already started')
}

function notDealt(match: Match): void {
  if (match.deal) throw new Refused('dealt', 'this table repeats an earlier match, so its options cannot be changed')
}

function chairAt(match: Match, seat: number): Chair | null {
  const chair = match.seating.chairs[seat]
  if (chair === undefined) throw new Refused('no such seat', `this table has seats 0 to ${match.seats - 1}`, { seat })
  return chair
}

function mySeats(match: Match, person: Person): number[] {
  const seats = match.seating.seatsOf(person.id)
  if (!seats.length) throw new Refused('not seated', 'you are not sitting at this table')
  return seats
}

function mySeat(match: Match, { seat, person }: Sender): number {
  if (seat === null || match.seating.chairs[seat]?.person !== person.id)
    throw new Refused('not seated', 'you are not looking from a seat of your own')
  return seat
}

function anySeat(match: Match, { seat, person }: Sender): number {
  const seats = mySeats(match, person)
  return seat !== null && seats.includes(seat) ? seat : (seats[0] as number)
}

/** Others may have decided since, if this seat still has to decide the same. */
function fresh(match: Match, seat: number, number: number): void {
  const latest = match.numberFor(seat)
  const decision = match.clocks.decisions.get(seat)
  if (!(number >= 1 && number <= latest)) throw new Refused('stale', 'no update had that number', { number: latest })
  if (decision && match.audience.entry(seat, number) < decision.number)
    throw new Refused('stale', 'the game has moved on; look again', { number: latest })
}
