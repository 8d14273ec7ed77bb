/** Who I am. There is no account: a cookie knows me, and this device remembers what it last heard. */

import { ask } from './api'
import { passOnNotices } from './notices.svelte'
import { IS_STATIC } from './route.svelte'
import { saveSettings, settings } from './settings.svelte'
import type { Language, Me, Recover } from './wire'
import { language, setLanguage, t } from './words'

const KEY = 'brethren-me'

let me = $state.raw<Me | null>(null)
let asked: Promise<void> | null = null

function remembered(): Me | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Me | null
  } catch {
    return null
  }
}

function remember(now: Me): void {
  me = now
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser that stores nothing.
  }
}

function somebodyNew(): Me {
  return { name: t('sailor'), language: language(), avatar: 'anchor' }
}

export const visitor = {
  /** Null until the server has said. */
  get now(): Me | null {
    return me
  },
}

/** Without a server I am who I was. */
export function fetchMe(): Promise<void> {
  if (IS_STATIC) me ??= remembered() ?? somebodyNew()
  asked ??= me && IS_STATIC ? Promise.resolve() : ask<Me>('GET', '/me').then(remember, silent)
  return asked
}

function silent(): void {
  me ??= remembered() ?? somebodyNew()
  asked = null
}

/** The server does not know me any more: it gives me a new cookie. */
export function fetchMeAgain(): Promise<void> {
  asked = null
  return fetchMe()
}

export async function changeMe(change: Partial<Me>): Promise<void> {
  await fetchMe()
  if (me) remember(IS_STATIC ? { ...me, ...change } : await ask<Me>('PUT', '/me', { ...me, ...change }))
}

/** Everything that the page has read so far belongs to somebody else. */
async function become(somebody: Me): Promise<void> {
  remember(somebody)
  await passOnNotices().catch(() => {})
  location.reload()
}

/** Becomes, on this device, the person who got the code on another. */
export async function carryMe(code: string): Promise<void> {
  await become(await ask<Me>('POST', '/me/carry', { code }))
}

/** Becomes, on this device, the person who got these twelve words. */
export async function recoverMe(phrase: string): Promise<void> {
  await become(await ask<Me>('POST', '/me/recover', { phrase } satisfies Recover))
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  saveSettings({ language: chosen })
  const url = new URL(location.href)
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', chosen)
    history.replaceState(null, '', url)
  }
  await setLanguage(chosen)
  if (me && me.language !== chosen) await changeMe({ language: chosen })
}

// A tab that hears of a choice made in another speaks that language too.
$effect.root(() => {
  $effect(() => {
    const chosen = settings.language
    if (chosen && chosen !== language() && !new URLSearchParams(location.search).has('lang'))
      void setLanguage(chosen as Language)
  })
})
