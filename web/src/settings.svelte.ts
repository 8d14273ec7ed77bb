/** What this device likes: kept here and in every open tab, never on the server. */

import type { Level } from './wire'

export type Theme = 'auto' | 'day' | 'night'

interface Settings {
  theme: Theme
  sound: boolean
  /** Where the device can: small vibrations with the sounds. */
  vibration: boolean
  /** How fast stories are told: 0 not at all, 1 the usual pace. */
  pace: number
  /** What a game answers for its players (`unasked`) is answered. */
  marching: boolean
  /** The language that was chosen by hand; null follows the browser. */
  language: string | null
  /** The bots of the last quick game. */
  level: Level
  /** After a move in a game over days, the next table that waits for me is shown. */
  onward: boolean
  /** Games against bots are played on this device, though there is a server. */
  device: boolean
  /** Games are shown as text, not as a board. */
  text: boolean
  /** Seats at tables whose chat is not shown: see friends/muting.ts. */
  muted: string[]
}

const KEY = 'brethren'
const first: Settings = {
  theme: 'auto',
  sound: true,
  vibration: true,
  pace: 1,
  marching: true,
  language: null,
  level: 'gunner',
  onward: false,
  device: false,
  text: false,
  muted: [],
}

function read(): Settings {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...first }
  }
}

export const settings = $state(read())

export function saveSettings(change: Partial<Settings>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing: the choice lives as long as the page.
  }
}

window.addEventListener('storage', (event) => {
  if (event.key === KEY) Object.assign(settings, read())
})

/** Whether games are to be shown as text: the address says so (`?board=text`), or else the setting. */
export function wantsText(): boolean {
  const asked = new URLSearchParams(location.search).get('board')
  return asked ? asked === 'text' : settings.text
}

/** Whether the device asks for stillness. */
const still = matchMedia('(prefers-reduced-motion: reduce)')
let stillness = $state(still.matches)
still.addEventListener('change', () => (stillness = still.matches))

export const motion = {
  get pace(): number {
    return stillness ? 0 : settings.pace
  },
}

const dark = matchMedia('(prefers-color-scheme: dark)')
let night = $state(dark.matches)
dark.addEventListener('change', () => (night = dark.matches))

export const theme = {
  get now(): 'day' | 'night' {
    return settings.theme === 'auto' ? (night ? 'night' : 'day') : settings.theme
  },
}
