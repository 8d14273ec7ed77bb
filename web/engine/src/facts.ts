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
  /** words of a chance event that name a piece of its seat's own, such as a die */
  pieces: string[]
  eventKinds: EventKind[]
  levels: Record<string, Level>
  /** null if the game has none */
  solver: SolverFacts | null
  search: { exploration: number; sharpness: number }
  review: ReviewFacts
  /** bytes of each record */
  sizes: Record<'state' | 'tree' | 'buffers' | 'judge' | 'evaluation' | 'thoughts' | 'json' | 'events', number>
  most: Record<'actions' | 'seats' | 'features' | 'neurons', number>
  /** where in a record a field is */
  fields: Record<
    | `state.${'seats' | 'ending'}`
    | 'evaluation.chances'
    | 'tree.chances'
    | `judge.${'plain' | 'inner' | 'bias' | 'outer'}`
    | `thoughts.${ThoughtField}`,
    number
  >
}

/** What reviews need to know of a game. */
export interface ReviewFacts {
  /** of one search */
  simulations: number
  /** for the chances before each step */
  searches: number
  /** `sharpness`: above 1 it makes chances less alike; `drag`: how much less the chance of a leader counts */
  calibration: { sharpness: number; drag: number }
  reasons: Reason[]
}

/** What features mean to a player: those of the player, and of everyone else. */
export interface Reason {
  name: string
  mine: number[]
  theirs: number[]
  /** whether a better choice brings more of it */
  more: boolean
}

export type ThoughtField = 'number' | 'visits' | 'chances' | 'action'

/** How one kind of event reads. */
export interface EventKind {
  name: string
  fields: Field[]
  /** heard only by those who know its fields */
  private: boolean
}

export interface Field {
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
