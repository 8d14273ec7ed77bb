/** The compiled games, each loaded when it is first played. */

import type { AnyWords, Game } from '../pocket/game'
import { open } from '../../engine/src/index.ts'
import { Refused } from '../pocket/refusal'

const files = import.meta.glob<string>('../../../dist/engine/*.wasm', { query: '?url', import: 'default', eager: true })

interface Loaded {
  module: WebAssembly.Module
  game: Game
}

export class Engines {
  private readonly loaded = new Map<string, Promise<Loaded>>()

  async load(key: string): Promise<Game> {
    return (await this.find(key)).game
  }

  /** For workers that think: they don't have to compile it again. */
  async module(key: string): Promise<WebAssembly.Module> {
    return (await this.find(key)).module
  }

  private find(key: string): Promise<Loaded> {
    const found = this.loaded.get(key) ?? load(key)
    this.loaded.set(key, found)
    found.catch(() => this.loaded.delete(key))
    return found
  }
}

async function load(key: string): Promise<Loaded> {
  const file = files[`../../../dist/engine/${key}.wasm`]
  if (!file) throw new Refused('no engine', `there is no ${key} on this device`)
  try {
    const response = await fetch(file)
    const module = await WebAssembly.compile(await response.arrayBuffer())
    return { module, game: await open<AnyWords>(module) }
  } catch (error) {
    throw new Refused('no engine', `${key} could not be loaded: ${String(error)}`)
  }
}
