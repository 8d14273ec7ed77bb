/** The server's time. A phone's own clock may be minutes off, and clocks at the table run by the server's. */

let ahead = 0

/** What an answer of the server says about its time, to the second. */
export function noteTime(date: string | null): void {
  const seconds = date === null ? NaN : Date.parse(date) / 1000
  if (!Number.isNaN(seconds)) ahead = seconds + 0.5 - Date.now() / 1000
}

/** Seconds since 1970, as the server counts them. */
export function now(): number {
  return Date.now() / 1000 + ahead
}
