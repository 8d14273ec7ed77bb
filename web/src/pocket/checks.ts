/** Checks that values from outside have the shapes of the wire. */

import { AVATARS, CHOICES, LANGUAGES, LEVELS, PHRASES } from '../wire'
import type { AnyCommand, Attempt, Fork, MatchRecord, Me, NewTable, SameDeal, Sight } from '../wire'
import { Refused } from './refusal'
import { checkName } from './text'

type Check = (value: unknown) => boolean
type Fields = Record<string, Check>

const MAX_SECONDS = 1_209_600
const NAME = /^[^\s\p{Cc}]([^\p{Cc}]*[^\s\p{Cc}])?$/u

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBoolean: Check = (value) => typeof value === 'boolean'
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const text =
  (most: number, pattern = /./s): Check =>
  (value) =>
    typeof value === 'string' && [...value].length <= most && pattern.test(value)
const among =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value)
/** It may be left out, or null. */
const perhaps =
  (check: Check): Check =>
  (value) =>
    value == null || check(value)
const each =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check)

const HEX = /^([0-9a-f]{2})+$/

const seat = whole(0, 4)
const seats = whole(2, 5)
const level = among(LEVELS)
const step = whole(1, 2 ** 31)
const options = each((value) => typeof value === 'string' || Number.isInteger(value))
const clock: Check = (value) =>
  isObject(value) && fits(value, { move: perhaps(whole(5, MAX_SECONDS)), game: perhaps(whole(30, MAX_SECONDS)) })

const COMMANDS: Record<AnyCommand['do'], Fields> = {
  sit: { seat, name: perhaps(text(24, NAME)) },
  stand: { seat },
  place: { seat, level },
  set: {
    ...{ seats: perhaps(seats), options: perhaps(options), clock: perhaps(clock) },
    ...{ lots: perhaps(isBoolean), watchers: perhaps(isBoolean), public: perhaps(isBoolean) },
  },
  luck: { luck: text(32, /^[0-9a-f]{32}$/) },
  start: {},
  play: { number: Number.isInteger, action: Number.isInteger },
  undo: { number: Number.isInteger },
  say: { text: text(280) },
  exclaim: { phrase: among(PHRASES) },
  vote: { seat, choice: among(CHOICES) },
  return: {},
  rematch: {},
}

const TABLE: Fields = {
  ...{ game: text(40), seats, options: perhaps(options), seat: perhaps(seat), bots: perhaps(each(level)) },
  ...{ lots: perhaps(isBoolean), clock: perhaps(clock), watchers: perhaps(isBoolean) },
  ...{ public: perhaps(isBoolean), auto: perhaps(isBoolean) },
}

/** Steps of a match that is replayed or reviewed: as many as a server takes. */
const MAX_STEPS = 5000
const list =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check)
const hex = (digits: number): Check => text(digits, new RegExp(`^[0-9a-f]{${digits}}$`))
const isStep: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)
const rows = each(list(whole(1, MAX_STEPS), MAX_STEPS))
const deal: Check = (value) => isObject(value) && fits(value, { table: text(80), rows })

const RECORD: Fields = {
  ...{ format: among(['brethren record 1']), table: text(80), game: text(40), rules: Number.isInteger, seats, options },
  ...{ players: list(text(80, /^/), 5), bots: list(perhaps(level), 5), started: Number.isFinite },
  ...{ commitment: hex(64), contributions: list(perhaps(hex(32)), 5), secret: hex(64), lots: isBoolean },
  ...{ log: list(isStep, MAX_STEPS), winners: list(seat, 5), ending: text(40) },
  ...{ given: perhaps(whole(0, MAX_STEPS)), deal: perhaps(deal) },
}

function fits(value: Record<string, unknown>, fields: Fields): boolean {
  return Object.entries(fields).every(([name, check]) => check(value[name]))
}

function checked(
  value: unknown,
  fields: Fields,
  what: string,
  reason: 'malformed' | 'no record' = 'malformed',
): Record<string, unknown> {
  if (!isObject(value) || !fits(value, fields)) throw new Refused(reason, `this is not ${what}`)
  return value
}

export function commandFrom(value: unknown): AnyCommand {
  const { do: what } = checked(value, { do: among(Object.keys(COMMANDS)), id: text(40) }, 'a command')
  return checked(value, COMMANDS[what as AnyCommand['do']], `a command to ${String(what)}`) as unknown as AnyCommand
}

/** With everything that was left out. */
export function newTableFrom(value: unknown): Required<NewTable> {
  const asked = checked(value, TABLE, 'a table') as unknown as NewTable
  return {
    ...{ options: {}, seat: 0, bots: {}, lots: true, clock: {}, watchers: true, public: false, auto: false },
    ...asked,
  }
}

export function forkFrom(value: unknown): Fork {
  const asked = checked(value, { step, seat, level: perhaps(level) }, 'a moment to go on from')
  return { level: 'mate', ...asked } as unknown as Fork
}

export function sameDealFrom(value: unknown): SameDeal {
  const asked = checked(value, { seat, level: perhaps(level), friend: perhaps(isBoolean) }, 'a deal')
  return { level: 'mate', friend: false, ...asked } as unknown as SameDeal
}

export function sightFrom(value: unknown): Sight {
  const fields = { game: text(40), rules: Number.isInteger, seat, number: Number.isInteger, view: text(2 ** 16, HEX) }
  return checked(value, fields, 'what somebody sees') as unknown as Sight
}

export function attemptFrom(value: unknown): Attempt {
  return checked(value, { solved: isBoolean }, 'an attempt') as unknown as Attempt
}

export function meFrom(value: unknown): Me {
  const fields = { name: text(24, NAME), language: among(LANGUAGES), avatar: among(AVATARS) }
  const me = checked(value, fields, 'somebody') as unknown as Me
  return { ...me, name: checkName(me.name) }
}

/** A record from a file. Replaying it shows whether it agrees with the rules. */
export function recordFrom(value: unknown): MatchRecord {
  const found = checked(value, RECORD, 'a record of a match', 'no record') as unknown as MatchRecord
  for (const each of [found.players, found.bots, found.contributions])
    if (each.length !== found.seats) throw new Refused('no record', `there must be ${found.seats} players`)
  return { ...found, given: found.given ?? 0, deal: found.deal ?? null }
}
