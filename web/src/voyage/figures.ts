/** How a voyage is told: its accuracy, its day, and the text that a player shares. */

import { dateLocale } from '../dates'
import { language, t } from '../words'

/** From 0 to 100, to a tenth. */
export function accuracyInWords(accuracy: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language(), digits).format(accuracy)
}

/** `day` is a date without a time, such as 2026-03-01. */
export function dayInWords(day: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLocale(), style).format(new Date(day))
}

const WAY = 10

/** How far the ship has come to its island. */
export function wayOf(accuracy: number): string {
  const sailed = Math.min(WAY, Math.max(0, Math.round((accuracy * WAY) / 100)))
  return `${'🌊'.repeat(sailed)}⛵${'▫️'.repeat(WAY - sailed)}🏝️`
}

/** It tells how well somebody played, and nothing of what happened. */
export function shared(day: string, game: string, accuracy: number, link: string): string {
  const parts = { day: dayInWords(day), game: t(`game-${game}`), accuracy: accuracyInWords(accuracy) }
  return `${t('voyage-share-text', parts)}\n${wayOf(accuracy)}\n${link}`
}
