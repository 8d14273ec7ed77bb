/** The three games as the shell knows them. */

import type { Component } from 'svelte'
import type { Board, BoardProps } from './board'
import { GAMEKEYS, type GameKey } from '../wire'

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

const boards = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte')

const opened = new Map<GameKey, Promise<BoardComponent>>()

/** Always the same promise: for another one a page would build its board anew, and what is chosen on it would be lost. */
export function boardOf(game: GameKey): Promise<BoardComponent> {
  let board = opened.get(game)
  if (!board) {
    board = load(game)
    opened.set(game, board)
    board.catch(() => opened.delete(game))
  }
  return board
}

async function load(game: GameKey): Promise<BoardComponent> {
  const board = boards[`./${game}/Board.svelte`]
  if (!board) throw new Error(`no board for ${game}`)
  return (await board()).default
}
