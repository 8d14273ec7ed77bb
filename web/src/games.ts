/** The three games as the shell knows them. */

import type { Component } from 'svelte'
import type { Board, BoardProps } from './boards/board'
import { GAMEKEYS, type GameKey } from './wire'

/** How many sit down at a game that starts with one click. */
export const USUAL_SEATS: Record<GameKey, number> = { tortuga: 3, cartagena: 3, battle: 2 }

export function isGame(word: string): word is GameKey {
  return (GAMEKEYS as readonly string[]).includes(word)
}

/** Whether a seat sees what another may not: then a curtain falls between people who share a device. */
export function hasSecrets(game: GameKey, options: Record<string, string | number>): boolean {
  return game === 'tortuga' || (game === 'cartagena' && options['variant'] !== 'tortuga')
}

export type BoardComponent = Component<BoardProps<unknown>, Board>

const boards = import.meta.glob<{ default: BoardComponent }>('./boards/*/Game.svelte')

export async function boardOf(game: GameKey): Promise<BoardComponent> {
  const load = boards[`./boards/${game}/Game.svelte`]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).default
}
