// Made from the kernels that tools/engine.py names, by `make wire`. Do not change it here.

/** In place of an array: its address, and the length of each dimension. */
export interface Exports {
  memory: WebAssembly.Memory
  room: WebAssembly.Global<'i32'>
  setup(states: number, statesLength: number, place: number, seats: number, options: number, optionsLength: number): void
  deciding(states: number, statesLength: number, place: number): number
  legal(states: number, statesLength: number, place: number, seat: number, out: number, outLength: number): number
  odds(states: number, statesLength: number, place: number, legal: number, legalLength: number, weights: number, weightsLength: number): number
  tell(states: number, statesLength: number, place: number, seat: number, action: number, story: number, storyLength: number, storyLength1: number): number
  scores(states: number, statesLength: number, place: number, out: number, outLength: number): void
  winners(states: number, statesLength: number, place: number): number
  veil(states: number, statesLength: number, place: number, viewer: number): number
  guess(states: number, statesLength: number, place: number, viewer: number, random: number, randomLength: number): number
  position(states: number, statesLength: number, place: number, json: number, jsonLength: number): number
  actions(states: number, statesLength: number, place: number, seat: number, json: number, jsonLength: number, at: number): number
  word(random: number, randomLength: number): bigint
  weigh(states: number, statesLength: number, place: number, judges: number, judgesLength: number, evaluations: number, evaluationsLength: number): void
  see(states: number, statesLength: number, place: number, out: number, outLength: number, outLength1: number): void
  reset_tree(trees: number, treesLength: number): void
  begin(buffers: number, buffersLength: number, seed: bigint, exploration: number, sharpness: number): void
  think(worlds: number, worldsLength: number, trees: number, treesLength: number, buffers: number, buffersLength: number, judges: number, judgesLength: number, evaluations: number, evaluationsLength: number, seat: number, simulations: number): void
  gather(trees: number, treesLength: number, seat: number, boards: number, boardsLength: number): void
  pick(boards: number, boardsLength: number, seat: number, softness: number, random: number, randomLength: number): number
  tally?(states: number, statesLength: number, place: number, json: number, jsonLength: number): number
  begin_proof?(roots: number, rootsLength: number, seat: number, proofs: number, proofsLength: number): void
  prove?(roots: number, rootsLength: number, states: number, statesLength: number, words: number, wordsLength: number, wordsLength1: number, frames: number, framesLength: number, table: number, tableLength: number, tasks: number, tasksLength: number, proofs: number, proofsLength: number, nodes: number): number
}
