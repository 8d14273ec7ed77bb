/** In how much time something happens, in words: "in 5 hours". */

import { language } from './words'

const HOUR = 60
const DAY = 24 * HOUR

/** Both in seconds since 1970. */
export function until(then: number, now: number): string {
  const minutes = Math.max(1, Math.round((then - now) / 60))
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'always' })
  if (minutes < 1.5 * HOUR) return words.format(minutes, 'minute')
  if (minutes < 1.5 * DAY) return words.format(Math.round(minutes / HOUR), 'hour')
  return words.format(Math.round(minutes / DAY), 'day')
}
