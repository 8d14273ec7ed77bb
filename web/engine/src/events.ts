import type { EventKind } from './facts.ts'
import type { Area } from './memory.ts'

/** One thing that happened, with who may know what of it. */
export interface Happened<Event> {
  /** as those hear it who know all of it */
  event: Event
  /** the seats that do; null: everybody */
  knows: number[] | null
  /** the fields that others don't hear of */
  secret: string[]
  /** whether others hear nothing at all */
  private: boolean
}

const LINE = 8
const EVERYBODY = -1

/** The events in a buffer, in the order in which they happened. The first number says how many rows are written. */
export function read<Event>(buffer: Area, eventKinds: EventKind[]): Happened<Event>[] {
  const numbers = buffer.numbers
  return Array.from({ length: Number(numbers[0]) }, (_, line) => {
    const [kind, knows, ...fields] = Array.from(numbers.subarray((line + 1) * LINE, (line + 2) * LINE), Number)
    return happened<Event>(eventKinds[kind as number] as EventKind, knows as number, fields)
  })
}

function happened<Event>(kind: EventKind, knows: number, numbers: number[]): Happened<Event> {
  const fields = kind.fields.map(({ name, words }, place) => {
    const number = numbers[place] as number
    return [name, words === null ? number : (words as Record<number, unknown>)[number]]
  })
  const event = { event: kind.name, ...Object.fromEntries(fields) } as Event
  if (knows === EVERYBODY) return { event, knows: null, secret: [], private: false }
  const secret = kind.fields.filter((field) => field.secret).map((field) => field.name)
  return { event, knows: seatsIn(knows), secret, private: kind.private }
}

/** The event as this seat hears it (null: a spectator); null if it hears nothing. */
export function heard<Event>(happened: Happened<Event>, seat: number | null): Event | null {
  if (happened.knows === null || (seat !== null && happened.knows.includes(seat))) return happened.event
  if (happened.private) return null
  const open = Object.entries(happened.event as object).filter(([name]) => !happened.secret.includes(name))
  return Object.fromEntries(open) as Event
}

/** The seats of a set, in order. */
export function seatsIn(seats: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (seats >> seat) & 1)
}
