/** The games, each found by its folder. */

import type { Component } from 'svelte'
import type { Board, BoardProps } from './board'
import type { Game } from './game'

const found = import.meta.glob<{ GAME: Game }>('./*/index.ts', { eager: true })

const games = new Map(
  Object.entries(found)
    .map(([path, { GAME }]) => [path.split('/')[1] ?? '', GAME] as const)
    .sort(([, a], [, b]) => a.place - b.place),
)

/** Those that have a folder here, in the order of the harbour. */
export const GAMES: readonly string[] = [...games.keys()]

/** In the order of the harbour; those that only the server knows come last. */
export function inHarbourOrder(one: string, other: string): number {
  const place = (game: string) => (games.has(game) ? GAMES.indexOf(game) : GAMES.length)
  return place(one) - place(other) || one.localeCompare(other)
}

/** Undefined for a game that only the server knows. */
export function gameOf(key: string): Game | undefined {
  return games.get(key)
}

export type BoardComponent = Component<BoardProps, Board>

const opened = new Map<string, Promise<BoardComponent>>()

/** Always the same promise: with another one a page would rebuild its board and lose what is chosen.
 *  Games without a board of their own have the text board, too. */
export function boardOf(game: string, asText = false): Promise<BoardComponent> {
  const key = asText ? 'text' : game
  let board = opened.get(key)
  if (!board) {
    board = load(key)
    opened.set(key, board)
    board.catch(() => opened.delete(key))
  }
  return board
}

async function load(game: string): Promise<BoardComponent> {
  const board = gameOf(game)?.board ?? (() => import('./text/Board.svelte'))
  return (await board()).default
}
