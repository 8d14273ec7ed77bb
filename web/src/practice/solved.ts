/** Puzzles that were solved on this device, at once and without help: by game, their numbers from 0. */

const KEY = 'brethren-puzzles'

function read(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>
  } catch {
    return {}
  }
}

export function solvedOf(game: string): Set<number> {
  return new Set(read()[game])
}

export function saveSolved(game: string, number: number): void {
  const numbers = [...solvedOf(game).add(number)]
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: numbers }))
  } catch {
    // A browser that stores nothing: then all puzzles stay new.
  }
}

/** The next one that was not solved; when all were, simply the next one. */
export function nextAfter(game: string, number: number, total: number): number {
  const solved = solvedOf(game)
  const others = Array.from({ length: total }, (_, step) => (number + 1 + step) % total)
  return others.find((other) => !solved.has(other)) ?? others[0] ?? 0
}
