/** The entries of a match's log. Entries are only added, never changed; they add up to the match. */

import type { Avatar, Clock, Deal, Level, Phrase } from '../wire'

export type Options = Record<string, string | number>

/** `at`: seconds since 1970. `by`: who asked for it, `command`: under which id; both empty if the pocket, chance or a bot did. */
interface Stamp {
  at: number
  by: string
  command: string
}

export interface Settings {
  seats: number
  options: Options
  lots: boolean
  clock: Clock
  watchers: boolean
  /** Missing in older logs. */
  public?: boolean
}

export interface Created extends Stamp, Settings {
  what: 'created'
  game: string
  rules: number
  auto: boolean
  /** steps of another match, from where this one goes on */
  given: [number, number][]
  secret: string
  commitment: string
  deal: Deal | null
  /** with a deal, what the players of that match put in */
  lucks: (string | null)[]
}

export interface Sat extends Stamp {
  what: 'sat'
  seat: number
  name: string
  avatar: Avatar
}

export interface Stood extends Stamp {
  what: 'stood'
  seat: number
}

export interface Placed extends Stamp {
  what: 'placed'
  seat: number
  level: Level
}

export interface SettingsChanged extends Stamp, Settings {
  what: 'set'
}

export interface Contributed extends Stamp {
  what: 'luck'
  luck: string
}

export interface Started extends Stamp {
  what: 'started'
  start: number
  chance: number[]
}

/** A decision, and what chance did after it. */
export interface Played extends Stamp {
  what: 'played'
  seat: number
  action: number
  chance: number[]
}

/** The decisions with these numbers are no longer part of the game. */
export interface Undone extends Stamp {
  what: 'undone'
  seat: number
  numbers: number[]
}

export interface Said extends Stamp {
  what: 'said'
  seat: number
  text: string
}

export interface Exclaimed extends Stamp {
  what: 'exclaimed'
  seat: number
  phrase: Phrase
}

export interface Late extends Stamp {
  what: 'late'
  seat: number
}

export interface Returned extends Stamp {
  what: 'returned'
  seat: number
}

export interface Rematched extends Stamp {
  what: 'rematch'
  table: string
}

/** There is no vote among them: all people at a device are one, who cannot be away from it. */
export type Entry =
  | Created
  | Sat
  | Stood
  | Placed
  | SettingsChanged
  | Contributed
  | Started
  | Played
  | Undone
  | Said
  | Exclaimed
  | Late
  | Returned
  | Rematched
