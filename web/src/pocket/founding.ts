/** Making tables: new ones, rematches, and finished matches played again. */

import { bytesToHex } from '@noble/hashes/utils.js'
import { CHANCE } from '../../engine/src/game.ts'
import type { Game } from './game'
import { commitmentOf } from '../fairness/luck'
import type { Deal, Fork, Level, NewTable, SameDeal } from '../wire'
import { rowsOf } from './deal'
import { checkOptions, clockOf } from './gate'
import type * as log from './log'
import type { Match } from './match'
import { localName } from './names'
import { recordOf, stepsOf } from './record'
import { Refused } from './refusal'
import type { Person } from './seating'
import type { Services } from './services'

export function newName({ randomBytes }: Services): string {
  return localName(bytesToHex(randomBytes(12)))
}

/** The first entries of a table. */
export function newTable(services: Services, game: Game, person: Person, asked: Required<NewTable>): log.Entry[] {
  const { seats, options, seat, bots, lots, clock, watchers, public: listed, auto } = asked
  checkOptions(game, seats, options)
  const isFree = (taken: number) => Number.isInteger(taken) && taken >= 0 && taken < seats && taken !== seat
  if (!Object.keys(bots).every((taken) => isFree(Number(taken))) || (seat !== null && seat >= seats))
    throw new Refused('seats', `seats are 0 to ${seats - 1}, each for one player`)
  const settings = { seats, options, lots, clock: clockOf(clock), watchers, public: listed, auto }
  const made = created(services, game, person, { ...settings, ...newSecret(services) })
  const placed = Object.entries(bots).map(([taken, level]) => place(made, Number(taken), level))
  return [made, ...(seat === null ? [] : [sit(made, seat, person)]), ...placed]
}

/** The same people and bots, on the same seats. */
export function rematchOf(services: Services, match: Match, person: Person): log.Entry[] {
  const { game, seats, lots, watchers, clocks, seating } = match
  const { start, ...others } = match.options
  const options = lots || start === undefined ? others : { ...others, start }
  const settings = { seats, options, lots, clock: clocks.limits, watchers, public: match.public, auto: true }
  const made = created(services, game, person, { ...settings, ...newSecret(services) })
  const taken = seating.chairs.flatMap((chair, seat): log.Entry[] => {
    if (!chair) return []
    const { name, avatar } = chair
    return [chair.bot ? place(made, seat, chair.bot) : sit(made, seat, { ...person, name, avatar: avatar ?? 'anchor' })]
  })
  return [made, ...taken]
}

/** A table that goes on from before this step, with bots on all other seats. */
export function forkOf(services: Services, match: Match, person: Person, { step, seat, level }: Fork): log.Entry[] {
  const steps = recordOf(match).log
  if (step > steps.length || seat >= match.seats)
    throw new Refused('no such moment', 'that match has no such step, or no such seat')
  const given = steps.slice(0, step - 1)
  const made = created(services, match.game, person, { ...again(match), given, ...newSecret(services) })
  const others = [...match.seating.chairs.keys()]
  return [made, ...others.map((other) => (other === seat ? sit(made, seat, person) : place(made, other, level)))]
}

/** A table with the luck of this finished match. */
export function sameDealOf(
  services: Services,
  match: Match,
  person: Person,
  { seat, level, friend }: SameDeal,
): log.Entry[] {
  if (friend) throw new Refused('needs server', 'friends can join only at a table on a server')
  if (seat >= match.seats) throw new Refused('no such seat', `this table has seats 0 to ${match.seats - 1}`, { seat })
  const { secret, commitment, given } = match
  const deal = match.deal ?? dealOf(match)
  const luck = { secret, commitment, given, deal, lucks: match.contributions() }
  const made = created(services, match.game, person, { ...again(match), ...luck })
  const taken = match.seating.chairs.map((chair, other) =>
    other === seat ? sit(made, seat, person) : place(made, other, chair?.bot ?? level),
  )
  return [made, ...taken]
}

/** How a finished match is played once more. */
function again({ seats, options }: Match): log.Settings & { auto: boolean } {
  return { seats, options, lots: false, clock: { move: null, game: null }, watchers: true, public: false, auto: true }
}

type Chosen = log.Settings & Pick<log.Created, 'auto' | 'secret' | 'commitment'> & Partial<log.Created>

function created({ now }: Services, { facts }: Game, { id }: Person, chosen: Chosen): log.Created {
  const entry = { what: 'created', at: now(), by: id, command: '', game: facts.key, rules: facts.version } as const
  return { ...entry, given: [], deal: null, lucks: [], ...chosen }
}

function sit({ at }: log.Created, seat: number, { id, name, avatar }: Person): log.Sat {
  return { what: 'sat', at, by: id, command: '', seat, name, avatar }
}

function place({ at, by }: log.Created, seat: number, level: Level): log.Placed {
  return { what: 'placed', at, by, command: '', seat, level }
}

/** A new secret, and the commitment to it. */
function newSecret({ randomBytes }: Services): { secret: string; commitment: string } {
  const secret = bytesToHex(randomBytes(32))
  return { secret, commitment: commitmentOf(secret) }
}

function dealOf(match: Match): Deal {
  const record = recordOf(match)
  const drawn = stepsOf(match.game, record).steps.filter(({ seat, number }) => seat === CHANCE && number > record.given)
  return {
    table: match.table,
    rows: rowsOf(
      match.game,
      drawn.map(({ before }) => before),
    ),
  }
}
