/** Answers of a server that are the same for everybody, as files: the games, their courses, shapes and puzzles. */

import { now } from '../time'
import type { PuzzleFile, Puzzles } from '../wire'

const DAY = 24 * 3600

const files = import.meta.glob<string>('../../../dist/answers/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** By path. */
const NAMES: [pattern: RegExp, name: string][] = [
  [/^\/games$/, 'games'],
  [/^\/lessons\/(\w+)$/, 'lessons-$1'],
  [/^\/games\/(\w+)\/shapes$/, 'shapes-$1'],
]

const PUZZLES = /^\/puzzles\/(\w+)(?:\/(\d+))?$/

/** Null if no file answers this. */
export async function answerFrom(path: string): Promise<unknown> {
  const [, game, number] = PUZZLES.exec(path) ?? []
  if (game) return puzzleFrom((await read(`puzzles-${game}`)) as PuzzleFile | null, number)
  const [pattern, name] = NAMES.find(([pattern]) => pattern.test(path)) ?? []
  return pattern ? read(path.replace(pattern, name ?? '')) : null
}

/** The puzzle of this number; without a number, how many there are, and which is today's. */
function puzzleFrom(file: PuzzleFile | null, number: string | undefined): unknown {
  if (!file) return null
  if (number !== undefined) return file.exercises[Number(number)] ?? null
  return puzzlesOf(file, now())
}

/** `at`: seconds since 1970. */
export function puzzlesOf({ stride, exercises: { length: total } }: PuzzleFile, at: number): Puzzles {
  return { total, today: total ? (Math.floor(at / DAY) * stride) % total : 0 }
}

async function read(name: string): Promise<unknown> {
  const file = files[`../../../dist/answers/${name}.json`]
  return file ? (await fetch(file)).json() : null
}
