/** What happened and what can be done, in words. */

import { dayInWords } from './dates'
import { gameOf } from './games'
import type { Happening, StoryEvent, Words } from './wire'
import { known, t, tOr, type Parts } from './words'

/** Parts that name a seat, and the word under which a sentence wants that seat's player. */
const SEATS: Record<string, string> = { seat: 'who', victim: 'victim', start: 'start', winner: 'winner' }

const dashed = (word: string) => word.replaceAll(' ', '-')

/** The fields of an event or action, as parts for messages. */
export function partsOf(told: object, names: readonly string[]): Parts {
  const parts: Parts = {}
  for (const [name, value] of Object.entries<unknown>({ ...told })) {
    const seat = SEATS[name]
    if (value === null || value === undefined) parts[seat ?? name] = 'none'
    else if (seat && typeof value === 'number') parts[seat] = names[value] ?? String(value + 1)
    else if (Array.isArray(value)) {
      parts[name] = value.join(', ')
      parts['count'] = value.length
    } else if (typeof value === 'boolean') parts[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number') parts[name] = value
    else parts[name] = dashed(String(value))
  }
  return parts
}

const isTag = (name: string) => name === 'verb' || name === 'event' || name === 'id'

function plain(value: unknown, names: readonly string[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((item) => plain(item, names)).join(', ')
  return typeof value === 'object' && value !== null ? fieldsOf(value, names).join(', ') : String(value)
}

function fieldsOf(told: object, names: readonly string[]): string[] {
  return Object.entries<unknown>({ ...told })
    .filter(([name, value]) => !isTag(name) && value !== null)
    .map(([name, value]) => {
      const player = name in SEATS && typeof value === 'number' ? names[value] : undefined
      if (name === 'seat' && player) return player
      return `${name.replaceAll('_', ' ')} ${player ?? plain(value, names)}`
    })
}

/** An event or action of a game without messages, in the words of its shapes: "show: lantern 3". */
function inPlainWords(what: string, told: object, names: readonly string[]): string {
  const fields = fieldsOf(told, names)
  return fields.length ? `${what}: ${fields.join(', ')}` : what
}

/** Empty if there are no words for it, or the log leaves it out. */
export function eventInWords(game: string, event: StoryEvent, names: readonly string[]): string {
  const its = gameOf(game)
  if (its?.isUnsaid(event)) return ''
  const plainly = its ? '' : inPlainWords(event.event, event, names)
  return tOr(`${game}-event-${dashed(event.event)}`, plainly, partsOf(event, names))
}

export function actionInWords<Does extends { verb: string }>(
  game: string,
  action: Does,
  names: readonly string[],
): string {
  const plainly = inPlainWords(action.verb, action, names)
  return tOr(`${game}-action-${dashed(action.verb)}`, plainly, partsOf(action, names))
}

/** The same, for the inside of a sentence: after a colon. */
export function actionInSentence(game: string, action: Words, names: readonly string[]): string {
  const key = `${game}-action-${dashed(action.verb)}`
  return known(key) ? t(`${key}.inside`, partsOf(action, names)) : inPlainWords(action.verb, action, names)
}

/** One line of the log. `number` is its moment; `seat` is the one whose sign stands before it. */
export interface Line {
  key: string
  number: number
  seat: number | null
  text: string
  kind: 'event' | 'turn' | 'talk' | 'table'
  /** The kind of event. */
  what: string
}

const seatOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export function linesOf(game: string, happening: Happening, names: readonly string[]): Line[] {
  const { number, what } = happening
  const seat = seatOf(happening.seat)
  const who = happening.name || (seat === null ? '' : (names[seat] ?? ''))
  const line = (kind: Line['kind'], text: string): Line[] => [{ key: `${number}`, number, seat, text, kind, what }]
  // Of people I have blocked, the server says only that they spoke.
  if (what === 'said') return happening.text ? line('talk', happening.text) : []
  if (what === 'exclaimed') return happening.phrase ? line('talk', t(`phrase-${dashed(happening.phrase)}`)) : []
  const events = (happening.events ?? []).flatMap((event, place): Line[] => {
    const text = eventInWords(game, event, names)
    const kind = event.event === 'turn began' || event.event === 'round began' ? 'turn' : 'event'
    return text
      ? [
          {
            key: `${number}.${place}`,
            number,
            seat: seatOf(event['seat'] ?? event['start']),
            text,
            kind,
            what: event.event,
          },
        ]
      : []
  })
  // A vote is told when it has been carried.
  const key = what === 'voted' ? `happened-voted-${happening.carried ? happening.choice : ''}` : `happened-${what}`
  if (what === 'vacation') return line('table', absenceInWords(who, happening))
  return known(key) ? [...line('table', t(key, { who })), ...events] : events
}

function absenceInWords(who: string, { until = 0, at }: Happening): string {
  return until > at ? t('away-until', { who, until: dayInWords(until) }) : t('happened-returned', { who })
}

/** A turn or a round of the log, or what came before the first one. */
export interface Chapter {
  key: string
  lines: Line[]
  /** Lines that stay visible when it is folded: its beginning, and what people said. */
  kept: Line[]
  /** What happened in it, in a few words. */
  heading: string
}

/** Chapters with no more lines than this aren't folded. */
const GLANCE = 6
/** How many events stand in a heading. */
const HEADLINES = 2

function headingOf(game: string, lines: readonly Line[]): string {
  const events = lines.filter(({ kind }) => kind === 'event')
  const order = gameOf(game)?.headlines ?? []
  const telling = order.flatMap((what) => events.filter((line) => line.what === what))
  const chosen = telling.length ? telling.slice(0, HEADLINES) : events.slice(-1)
  return chosen
    .toSorted((a, b) => events.indexOf(a) - events.indexOf(b))
    .map(({ text }) => text)
    .join(' ')
}

/** Folded by turn or round. Short ones hide nothing. */
export function chaptersOf(game: string, lines: readonly Line[]): Chapter[] {
  const chapters: Line[][] = [[]]
  for (const line of lines) {
    if (line.kind === 'turn') chapters.push([])
    chapters.at(-1)?.push(line)
  }
  return chapters
    .filter((found) => found.length)
    .map((found) => {
      const kept = found.filter(({ kind }) => kind !== 'event')
      const long = found.length - kept.length > GLANCE
      return {
        key: found[0]?.key ?? '',
        lines: found,
        kept: long ? kept : found,
        heading: long ? headingOf(game, found) : '',
      }
    })
}
