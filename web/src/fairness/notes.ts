/** What this browser wrote down before a game: a record alone proves only that it agrees with itself. */

export interface Note {
  commitment: string
  /** What this browser put into the dice. */
  luck: string
}

const KEY = 'brethren-notes'
const KEPT = 200

function read(): [string, Note][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Note][]
  } catch {
    return []
  }
}

export function noteOf(table: string): Note | null {
  return read().find(([noted]) => noted === table)?.[1] ?? null
}

export function saveNote(table: string, note: Note): void {
  const others = read().filter(([noted]) => noted !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, note], ...others].slice(0, KEPT)))
  } catch {
    // A browser that stores nothing: then there is nothing to compare with.
  }
}
