/** Whose chat this device doesn't show, table by table. */

import { saveSettings, settings } from '../settings.svelte'

/** So many are remembered; the oldest are forgotten. */
const MOST = 100

const keyOf = (table: string, seat: number) => `${table}/${seat}`

export function isMuted(table: string, seat: number): boolean {
  return settings.muted.includes(keyOf(table, seat))
}

export function setMuted(table: string, seat: number, muted: boolean): void {
  const others = settings.muted.filter((key) => key !== keyOf(table, seat))
  saveSettings({ muted: muted ? [...others, keyOf(table, seat)].slice(-MOST) : others })
}
