/** Times in words. */

import { now } from './time'
import { language } from './words'

/** How long ago, or in how much time: "now", "in 2 days". */
export function when(seconds: number): string {
  const minutes = Math.round((seconds - now()) / 60)
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' })
  if (!minutes) return words.format(0, 'second')
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute')
  if (Math.abs(minutes) < 1440) return words.format(Math.round(minutes / 60), 'hour')
  return words.format(Math.round(minutes / 1440), 'day')
}

/** The locale of dates: English ones are written as in Britain, "3 May 2030". */
export function dateLocale(): string {
  return language() === 'en' ? 'en-GB' : language()
}

/** "3 May" */
export function dayInWords(seconds: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long' }).format(seconds * 1000)
}
