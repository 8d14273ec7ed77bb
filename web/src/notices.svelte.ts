/** Being told on this device that it's my turn, even when no page is open. */

import { ask } from './api'
import { IS_STATIC } from './route.svelte'
import type { Calendar, NoticePreferences, Notices, QuietHours } from './wire'

/** 'cannot': not with this browser, or not without https; 'blocked': the visitor said no to the browser. */
export type State = 'unknown' | 'cannot' | 'blocked' | 'off' | 'on'

let state = $state<State>('unknown')
let preferences = $state.raw<NoticePreferences>({ quiet: null })
let calendar = $state(false)
let looked: Promise<void> | null = null

export const notices = {
  get state(): State {
    return state
  },
  get quiet(): QuietHours | null {
    return preferences.quiet ?? null
  },
  get calendar(): boolean {
    return calendar
  },
}

function possible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** A device that tells stays known to the server. */
export async function goOnTelling(): Promise<void> {
  if (!IS_STATIC && possible() && Notification.permission === 'granted') await lookAtNotices()
}

/** Finds out how things stand; once for each page. */
export function lookAtNotices(): Promise<void> {
  looked ??= look().catch(() => void (looked = null))
  return looked
}

async function look(): Promise<void> {
  const answer = await ask<Notices>('GET', '/notices')
  preferences = answer.preferences
  calendar = answer.calendar
  // Quiet hours are those of the clock where I am now.
  if (preferences.quiet && preferences.quiet.zone !== zone()) await saveQuiet(preferences.quiet)
  if (!possible()) {
    state = 'cannot'
    return
  }
  const subscription = await subscribed()
  if (answer.key === null) state = 'cannot'
  else if (Notification.permission === 'denied') state = 'blocked'
  else if (!subscription) state = 'off'
  else {
    // This device may have got another player, or the server may have forgotten it.
    await register(subscription)
    state = 'on'
  }
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await ask<Notices>('POST', '/notices/devices', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] })
}

/** Asks the visitor, then the browser, then the server. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    state = Notification.permission === 'denied' ? 'blocked' : 'off'
    return
  }
  const { key } = await ask<Notices>('GET', '/notices')
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await pushManager.subscribe(wanted).catch(async () => {
    // One for another key may be in the way: this address once belonged to another installation.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wanted)
  })
  await register(subscription)
  state = 'on'
}

export async function turnOff(): Promise<void> {
  const subscription = await subscribed()
  if (subscription) {
    await subscription.unsubscribe()
    await ask<Notices>('POST', '/notices/devices/remove', { endpoint: subscription.endpoint })
  }
  state = 'off'
}

function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export async function saveQuiet(hours: Omit<QuietHours, 'zone'> | null): Promise<void> {
  const quiet = hours && { ...hours, zone: zone() }
  preferences = (await ask<Notices>('PUT', '/notices', { quiet })).preferences
}

/** A new address of my calendar: the one before no longer works. */
export async function makeCalendar(): Promise<string> {
  const { path } = await ask<Calendar>('POST', '/calendar')
  calendar = true
  return new URL(path, location.href).href
}

export async function removeCalendar(): Promise<void> {
  calendar = (await ask<Notices>('POST', '/calendar/remove')).calendar
}

/** Who opens a table knows what its notice says. */
export async function dropNotice(table: string): Promise<void> {
  if (!possible()) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ opened: table })
}

/** Somebody else is at this device now. It goes on telling, but of their turns. */
export async function passOnNotices(): Promise<void> {
  const subscription = possible() ? await subscribed() : null
  if (subscription) await register(subscription)
}
