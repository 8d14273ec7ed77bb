/** A worker that thinks. The page makes it, and gives it the port by which the pocket tells it what to think about. */

import { open } from '../../engine/src/index.ts'
import type { AnyWords, Game } from '../pocket/game'
import { think, type Found, type Task } from './thinking'

export interface Work {
  /** Of the game; null if it was sent before. */
  module: WebAssembly.Module | null
  task: Task
}

const games = new Map<string, Promise<Game>>()

async function found({ module, task }: Work): Promise<Found> {
  if (module) games.set(task.game, open<AnyWords>(module))
  return think((await games.get(task.game)) as Game, task)
}

onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  const say = (answer: Found | { problem: string }) => port.postMessage(answer)
  port.onmessage = ({ data }: MessageEvent<Work>) =>
    void found(data).then(say, (error: unknown) => say({ problem: String(error) }))
}
