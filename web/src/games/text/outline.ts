/** A position as an outline of words, made from a game's shapes, so that it works for every game. */

import { known, t, tOr } from '../../words'
import { resolved, type Schema, type Shapes } from './schema'

export interface Grid {
  columns: string[]
  rows: { head: string; cells: string[] }[]
}

/** One part of a position: a line, numbered lines, a table, or parts of its own. */
export type Part = { title: string } & ({ line: string } | { numbered: string[] } | { table: Grid } | { parts: Part[] })

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const dashed = (word: string) => word.replaceAll(/[ _]/g, '-')

/** Writes values in the words of one game, and in plain words where it has none. */
export class Outline {
  constructor(
    private readonly game: string,
    private readonly shapes: Shapes,
    private readonly names: readonly string[],
  ) {}

  /** The whole position, single lines first. */
  of(position: unknown): Part[] {
    const schema = resolved(this.shapes['Position'], this.shapes)
    const { game: _game, ...fields } = isFields(position) ? position : {}
    const parts = this.parts(fields, schema)
    return [...parts.filter((part) => 'line' in part), ...parts.filter((part) => !('line' in part))]
  }

  private parts(fields: Fields, schema: Schema): Part[] {
    return Object.entries(fields).map(([key, value]) => this.part(key, value, this.inner(schema, key)))
  }

  private part(key: string, value: unknown, schema: Schema): Part {
    const title = this.title(key)
    if (Array.isArray(value) && value.length) return { title, ...this.list(value, schema) }
    if (isFields(value) && schema.properties && Object.values(value).some((inner) => typeof inner === 'object'))
      return { title, parts: this.parts(value, schema) }
    return { title, line: this.line(value, schema) }
  }

  private list(items: readonly unknown[], schema: Schema): { line: string } | { numbered: string[] } | { table: Grid } {
    const inner = resolved(schema.items, this.shapes)
    if (schema.format === 'by seat') return { table: this.bySeat(items, inner) }
    if (schema.format === 'from one') return { numbered: items.map((item) => this.line(item, inner)) }
    if (inner.properties) return { table: this.rows(items, inner) }
    return { line: this.line(items, schema) }
  }

  /** A table with a column for each player. */
  private bySeat(items: readonly unknown[], schema: Schema): Grid {
    const columns = items.map((_, seat) => this.names[seat] ?? '')
    if (!schema.properties)
      return { columns, rows: [{ head: '', cells: items.map((item) => this.line(item, schema)) }] }
    const rows = Object.keys(schema.properties)
      .filter((key) => items.some((item) => isFields(item) && key in item))
      .map((key) => ({ head: this.title(key), cells: items.map((item) => this.cell(item, key, schema)) }))
    return { columns, rows }
  }

  /** A table with a row for each thing, its name first. */
  private rows(items: readonly unknown[], schema: Schema): Grid {
    const [first = '', ...others] = Object.keys(schema.properties ?? {})
    const rows = items.map((item) => ({
      head: this.cell(item, first, schema),
      cells: others.map((key) => this.cell(item, key, schema)),
    }))
    return { columns: [first, ...others].map((key) => this.title(key)), rows }
  }

  private cell(item: unknown, key: string, schema: Schema): string {
    return this.line(isFields(item) ? item[key] : undefined, this.inner(schema, key))
  }

  private inner(schema: Schema, key: string): Schema {
    return resolved(schema.properties?.[key], this.shapes)
  }

  /** Any value in one line. */
  private line(value: unknown, schema: Schema): string {
    if (value === null || value === undefined || value === '') return t('text-none')
    if (typeof value === 'boolean') return t(value ? 'text-yes' : 'text-no')
    if (typeof value === 'number') return this.number(value, schema)
    if (Array.isArray(value)) {
      const inner = resolved(schema.items, this.shapes)
      return value.map((item) => this.line(item, inner)).join(', ') || t('text-none')
    }
    if (isFields(value)) return this.fields(value, schema)
    return this.word(String(value))
  }

  private number(value: number, { format, maximum }: Schema): string {
    if (format === 'seat') return this.names[value] ?? String(value + 1)
    const place = `${this.game}-place-${value}`
    return maximum !== undefined && known(place) ? t(place) : String(value)
  }

  /** The fields of a value in one line. Nested names have no colon: "A: on fleet". */
  private fields(value: Fields, schema: Schema, colon = ':'): string {
    const said = Object.entries(value).map(([key, inner]) => {
      const name = schema.properties ? this.title(key) : this.word(key)
      if (inner === true) return name
      if (!isFields(inner)) return `${name}${colon} ${this.line(inner, this.inner(schema, key))}`
      return Object.keys(inner).length ? `${name}${colon} ${this.fields(inner, this.inner(schema, key), '')}` : name
    })
    return said.join(', ') || t('text-none')
  }

  /** What a field is called. */
  private title(key: string): string {
    return this.said(`${this.game}-key-${dashed(key)}`, key)
  }

  private word(word: string): string {
    return this.said(`${this.game}-word-${dashed(word)}`, word)
  }

  private said(message: string, plain: string): string {
    return tOr(message, plain.replaceAll('_', ' '))
  }
}
