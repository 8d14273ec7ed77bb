/** A game on this device, in the words of the wire: which of the games it is doesn't matter here. */

import type * as engine from '../../engine/src/game.ts'
import type { Position, StoryEvent, Words } from '../wire'

export interface AnyWords extends engine.Words {
  Position: Position
  Action: Words
  Chance: Words
  Event: StoryEvent
}

export type Game = engine.Game<AnyWords>
