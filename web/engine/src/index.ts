import type { Exports } from './exports.ts'
import type * as battle from '../../src/games/battle/shapes.ts'
import type * as cartagena from '../../src/games/cartagena/shapes.ts'
import type * as tortuga from '../../src/games/tortuga/shapes.ts'
import type { Facts } from './facts.ts'
import { Game, type Words } from './game.ts'

export { Bot, type Choice } from './bot.ts'
export { heard, type Happened } from './events.ts'
export type { Facts, Level } from './facts.ts'
export { CHANCE, Game, Refused, type State, type Words } from './game.ts'
export { Search, type Thought } from './search.ts'
export { Solver, type Limits, type Solution } from './solver.ts'

/** The words of each game. */
export interface Battle extends Words {
  Position: battle.Position
  Action: battle.Action
  Chance: battle.Chance
  Event: battle.Event
}

export interface Cartagena extends Words {
  Position: cartagena.Position
  Action: cartagena.Action
  Chance: cartagena.Chance
  Event: cartagena.Event
}

export interface Tortuga extends Words {
  Position: tortuga.Position
  Action: tortuga.Action
  Chance: tortuga.Chance
  Event: tortuga.Event
}

/** The game in this module: bytes, or what fetch answers. */
export async function load<W extends Words = Words>(source: BufferSource | Response): Promise<Game<W>> {
  const bytes = source instanceof Response ? await source.arrayBuffer() : source
  return open<W>(await WebAssembly.compile(bytes))
}

/** The game in a module that is compiled already. */
export async function open<W extends Words = Words>(module: WebAssembly.Module): Promise<Game<W>> {
  const facts = JSON.parse(new TextDecoder().decode(section(module, 'facts'))) as Facts
  const instance = await WebAssembly.instantiate(module)
  return new Game<W>(facts, instance.exports as unknown as Exports, new Uint8Array(section(module, 'judge')))
}

function section(module: WebAssembly.Module, name: string): ArrayBuffer {
  const found = WebAssembly.Module.customSections(module, name)[0]
  if (!found) throw new TypeError('this is not a module of a game')
  return found
}
