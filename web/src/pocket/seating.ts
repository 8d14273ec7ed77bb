/** Who sits where, and what each person has added to the dice. */

import type { Avatar, Level, Player } from '../wire'

export interface Person {
  id: string
  name: string
  avatar: Avatar
}

/** Who sits on a seat: a person, or a bot. `gone`: the person has left during the game. */
export interface Chair {
  name: string
  person: string
  avatar: Avatar | null
  bot: Level | null
  gone: boolean
}

export class Seating {
  host = ''
  chairs: (Chair | null)[] = []
  /** What each person has added to the dice. */
  readonly contributions = new Map<string, string>()

  resize(seats: number): void {
    this.chairs = Array.from({ length: seats }, (_, seat) => this.chairs[seat] ?? null)
  }

  seatsOf(person: string): number[] {
    return [...this.chairs.keys()].filter((seat) => this.chairs[seat]?.person === person)
  }

  people(): Set<string> {
    return new Set(this.chairs.flatMap((chair) => chair?.person || []))
  }

  /** Those of these seats for which a bot decides, with its level. */
  botsAmong(seats: readonly number[]): { seat: number; level: Level }[] {
    return seats.flatMap((seat) => {
      const level = this.chairs[seat]?.bot
      return level ? [{ seat, level }] : []
    })
  }

  /** Whether there are only bots beside this seat. */
  isAmongBots(seat: number): boolean {
    return this.chairs.every((chair, other) => other === seat || !chair || chair.bot)
  }

  /** Who sits where, as this person sees it. */
  players(person: string): (Player | null)[] {
    return this.chairs.map(
      (chair) =>
        chair && {
          name: chair.name,
          avatar: chair.avatar,
          person: chair.person !== '',
          bot: chair.bot,
          mine: person !== '' && chair.person === person,
          host: chair.person === this.host,
          away: null,
        },
    )
  }
}
