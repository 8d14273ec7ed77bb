/** Up to where a story has been seen on this device, by table and seat. */

const KEY = 'brethren-seen'
const KEPT = 60

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

const name = (table: string, seat: number | null) => `${table} ${seat ?? 'watcher'}`

/** `seat` is undefined as long as the server has not said which is mine: the last one who looked, then. */
export function seenUpTo(table: string, seat: number | null | undefined): number | null {
  const found = read().find(([key]) => (seat === undefined ? key.startsWith(`${table} `) : key === name(table, seat)))
  return found?.[1] ?? null
}

export function saveSeen(table: string, seat: number | null, number: number): void {
  const key = name(table, seat)
  const rest = read().filter(([other]) => other !== key)
  try {
    localStorage.setItem(KEY, JSON.stringify([[key, number], ...rest].slice(0, KEPT)))
  } catch {
    // A browser that keeps nothing: stories are then not told again.
  }
}
