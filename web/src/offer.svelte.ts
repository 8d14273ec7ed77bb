/** The games that the server offers. It may know more of them than this client has boards for. */

import { ask } from './api'
import { gameOf } from './games'
import type { GameInfo, Games } from './wire'
import { define, known } from './words'

let others = $state.raw<ReadonlyMap<string, GameInfo>>(new Map())

export const offer = {
  /** Games of other packages, by key. They are played on the text board. */
  get others(): ReadonlyMap<string, GameInfo> {
    return others
  },
}

/** Asks the server, and gives games of other packages their title. */
export async function fetchGames(): Promise<GameInfo[]> {
  const { games } = await ask<Games>('GET', '/games')
  const found = games.filter(({ key }) => !gameOf(key))
  for (const { key, title } of found) define(`game-${key}`, title)
  others = new Map(found.map((game) => [game.key, game]))
  return games
}

/** Makes sure that a game has a title. */
export async function nameGame(game: string): Promise<void> {
  if (!known(`game-${game}`)) await fetchGames()
}
