/** Being away for some days: my clocks stand still, and the others see it. */

import { ask } from './api'
import { now } from './time'
import type { Player, Vacation } from './wire'

let vacation = $state.raw<Vacation | null>(null)

export const away = {
  /** Null until the server has said. */
  get now(): Vacation | null {
    return vacation
  },
}

export async function lookAtVacation(): Promise<void> {
  vacation = await ask<Vacation>('GET', '/vacation')
}

export async function leaveUntil(until: number): Promise<void> {
  vacation = await ask<Vacation>('PUT', '/vacation', { until })
}

export async function comeBack(): Promise<void> {
  vacation = await ask<Vacation>('POST', '/vacation/end')
}

/** Until when a player is away, if they said so, that isn't over, and no bot plays for them. */
export function awayUntil(player: Player | null | undefined): number | null {
  return player?.away && !player.bot && player.away > now() ? player.away : null
}
