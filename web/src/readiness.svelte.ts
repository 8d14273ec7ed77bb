/** Games that the server is still compiling, and how far they are. */

import type { GameInfo, Preparing } from './wire'

let preparing = $state.raw<Record<string, Preparing | null>>({})
let wanted = $state.raw<string | null>(null)

export const readiness = {
  /** The game that somebody waits for here. */
  get wanted(): string | null {
    return wanted
  },
  of(game: string): Preparing | null {
    return preparing[game] ?? null
  },
}

/** What the server says of all games; whether there is more to wait for. */
export function noteGames(games: readonly GameInfo[]): boolean {
  preparing = Object.fromEntries(games.filter((game) => game.preparing).map((game) => [game.key, game.preparing]))
  return Object.keys(preparing).length > 0
}

/** Something was refused because this game isn't ready. */
export function noteWanted(details: Record<string, unknown>): void {
  const { game, done, seconds } = details as unknown as Preparing & { game: string }
  wanted = game
  preparing = { ...preparing, [game]: { done, seconds } }
}
