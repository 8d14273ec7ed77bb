/** Jobs for workers: a bot's decision, or a step of a finished match. */

import { Bot, type Choice } from '../../engine/src/bot.ts'
import type { State } from '../../engine/src/game.ts'
import type { Game } from '../pocket/game'
import { Estimator } from '../pocket/review/estimator'
import { judge, type Done } from '../pocket/review/judging'
import type { ReviewStep } from '../wire'

export type Task =
  | { do: 'think'; game: string; view: State; seat: number; level: string; seed: bigint }
  | { do: 'judge'; game: string; step: Done }

export type Found = Choice | ReviewStep

export function think(game: Game, task: Task): Found {
  if (task.do === 'judge') return judge(new Estimator(game), task.step)
  if (task.level === 'random') return anything(game, task.view, task.seat, task.seed)
  return new Bot(game, task.level).choose(task.view, task.seat, task.seed)
}

function anything(game: Game, view: State, seat: number, seed: bigint): Choice {
  const legal = game.legal(view, seat)
  return { action: legal[Number(seed % BigInt(legal.length))] as number, thoughts: [], exact: false }
}
