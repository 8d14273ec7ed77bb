/** What a module says about its game: made by tools/engine.py. */
export interface Facts {
  key: string
  title: string
  credits: string
  /** of the rules */
  version: number
  /** the fewest and the most */
  seats: [number, number]
  /** what can be chosen for each option; the first is what is played if nothing is */
  options: Record<string, unknown[]>
  actions: number
  chances: number
  endings: string[]
  tellings: Telling[]
  levels: Record<string, Level>
  /** null if the game has none */
  solver: SolverFacts | null
  search: { exploration: number; sharpness: number }
  /** bytes of each record */
  sizes: Record<'state' | 'tree' | 'buffers' | 'judge' | 'opinion' | 'thoughts' | 'paper' | 'page', number>
  most: { actions: number; seats: number }
  /** where in a record a field is */
  fields: Record<'state.seats' | 'state.ending' | 'opinion.chances' | `thoughts.${ThoughtField}`, number>
}

export type ThoughtField = 'number' | 'visits' | 'chances' | 'action'

/** How one kind of event reads. */
export interface Telling {
  name: string
  parts: Part[]
  /** heard only by those who know its parts */
  private: boolean
}

export interface Part {
  name: string
  /** what its numbers mean; null if they are just numbers */
  words: unknown[] | Record<string, unknown> | null
  /** left out for those who may not know it */
  secret: boolean
}

/** How long a bot thinks, in simulations or in seconds, and how much worse than the best an action may be. */
export interface Level {
  simulations: number | null
  seconds: number | null
  softness: number
  /** whether it looks for a proof where the game has a solver */
  finishes: boolean
}

export interface SolverFacts {
  /** certainty: chances are whole numbers of this part */
  one: number
  plies: number
  /** how many positions are remembered */
  places: number
  /** of a bot's budget */
  share: number
  /** that take as long as a simulation */
  nodes: number
  /** nodes between two looks at the clock */
  chunk: number
  sizes: Record<'frame' | 'entry' | 'task' | 'proof', number>
  fields: Record<'number' | 'best' | 'turns' | 'actions' | 'low' | 'high', number>
  nodesField: number
}
