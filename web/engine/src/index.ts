import type { Exports } from './exports.ts'
import type { Facts } from './facts.ts'
import { Game, type Words } from './game.ts'

export { Bot, type Choice } from './bot.ts'
export { heard, type Happened } from './events.ts'
export type { Facts, Level, Reason } from './facts.ts'
export { CHANCE, Game, Refused, same, type State, type Tally, type Words } from './game.ts'
export { Search, type Thought } from './search.ts'
export { Solver, type Limits, type Solution } from './solver.ts'
export type * from './words.ts'

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
