// Made from the games' shapes by `make wire`. Do not change it here.

import type * as battle from '../../src/games/battle/shapes.ts'
import type * as cartagena from '../../src/games/cartagena/shapes.ts'
import type * as tortuga from '../../src/games/tortuga/shapes.ts'
import type { Words } from './game.ts'

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
