/** Who I am. There is no account: a cookie knows me. */

import { ask } from './api'
import { keepSettings, settings } from './settings.svelte'
import type { Language, Me } from './wire'
import { language, speak } from './words'

let me = $state.raw<Me | null>(null)
let asked: Promise<void> | null = null

export const visitor = {
  /** Null until the server has said. */
  get now(): Me | null {
    return me
  },
}

export function meet(): Promise<void> {
  asked ??= ask<Me>('GET', '/me').then(
    (answer) => void (me = answer),
    () => void (asked = null),
  )
  return asked
}

/** The server does not know me any more: it gives me a new cookie. */
export function meetAgain(): Promise<void> {
  asked = null
  return meet()
}

export async function changeMe(change: Partial<Me>): Promise<void> {
  await meet()
  if (me) me = await ask<Me>('PUT', '/me', { ...me, ...change })
}

/** Becomes, on this device, the person who got the code on another. */
export async function carryMe(code: string): Promise<void> {
  me = await ask<Me>('POST', '/me/carry', { code })
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  keepSettings({ language: chosen })
  const url = new URL(location.href)
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', chosen)
    history.replaceState(null, '', url)
  }
  await speak(chosen)
  if (me && me.language !== chosen) await changeMe({ language: chosen })
}

// A tab that hears of a choice made in another speaks that language too.
$effect.root(() => {
  $effect(() => {
    const chosen = settings.language
    if (chosen && chosen !== language() && !new URLSearchParams(location.search).has('lang'))
      void speak(chosen as Language)
  })
})
