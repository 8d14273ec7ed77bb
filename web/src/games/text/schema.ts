/** The shapes of a game as JSON Schema, as far as a text board has to understand them. */

import { ask } from '../../api'

export interface Schema {
  $ref?: string
  type?: string
  /** 'seat', 'by seat' or 'from one': what JSON Schema has no words for. */
  format?: string
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
}

export type Shapes = Record<string, Schema>

const fetched = new Map<string, Promise<Shapes>>()

/** They are the same for everybody: each game's are fetched once. */
export function shapesOf(game: string): Promise<Shapes> {
  let shapes = fetched.get(game)
  if (!shapes) {
    shapes = ask<{ $defs: Shapes }>('GET', `/games/${encodeURIComponent(game)}/shapes`).then(({ $defs }) => $defs)
    shapes.catch(() => fetched.delete(game))
    fetched.set(game, shapes)
  }
  return shapes
}

/** The schema that a reference leads to; of a value that may be null, the other one. */
export function resolved(schema: Schema | undefined, shapes: Shapes): Schema {
  const other = schema?.anyOf?.find(({ type }) => type !== 'null')
  if (other) return resolved(other, shapes)
  const name = schema?.$ref?.split('/').at(-1)
  return name === undefined ? (schema ?? {}) : resolved(shapes[name], shapes)
}
