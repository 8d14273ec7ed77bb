/** Keeps the built files, whose names change with their contents, and the first page for when the line is gone. */

const KEPT = 'brethren-1'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

async function keptFirst(request) {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

async function freshPage(request) {
  const cache = await caches.open(KEPT)
  try {
    const response = await fetch(request)
    // A calendar or the licences can be opened like a page, but aren't one.
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) {
      await cache.put('/', response.clone())
      await forget(cache, await response.clone().text())
    }
    return response
  } catch (error) {
    const kept = await cache.match('/')
    if (kept) return kept
    throw error
  }
}

/** Once the first page names other files than before, those of the build before are no longer needed. */
let known = ''
async function forget(cache, page) {
  const entry = page.match(/\/assets\/index-[^"]+\.js/)?.[0] ?? ''
  if (known && entry !== known) {
    const requests = await cache.keys()
    await Promise.all(requests.filter(({ url }) => url.includes('/assets/')).map((request) => cache.delete(request)))
  }
  known = entry
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
})

/** Several turns that wait are one notification: a second one would only be in the way. */
const TURNS = 'turns'

/** What the server sent (src/brethren/server/notices/message.py), together with what is still being shown. */
async function tell({ language, turns, several, off }) {
  const shown = (await self.registration.getNotifications({ tag: TURNS })).flatMap(({ data }) => data.turns)
  const ids = new Set(shown.map(({ id }) => id))
  const tables = new Set(turns.map(({ table }) => table))
  const waiting = [...shown.filter(({ table }) => !tables.has(table)), ...turns]
  const [only] = waiting
  const title = waiting.length > 1 ? several : only.title
  // One that comes twice is shown again without a sound: the browser wants something to be shown each time.
  const known = turns.every(({ id }) => ids.has(id))
  await self.registration.showNotification(title, {
    body: waiting.length > 1 ? waiting.map(({ line }) => line).join('\n') : only.body,
    tag: TURNS,
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    renotify: !known,
    silent: known,
    actions: [{ action: 'off', title: off }],
    data: { turns: waiting },
  })
}

/** One after the other: two at once would not see each other's turns. */
let telling = Promise.resolve()
self.addEventListener('push', (event) => {
  if (!event.data) return
  const message = event.data.json()
  telling = telling.catch(() => {}).then(() => tell(message))
  event.waitUntil(telling)
})

/** Where there is a page of ours it goes there, so that nobody ends up with a tab for every turn. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  if (there) return there.focus()
  return self.clients.openWindow(path)
}

/** The server hears that this device is gone when it next tries to tell it something. */
async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

self.addEventListener('notificationclick', (event) => {
  const { turns } = event.notification.data
  event.notification.close()
  if (event.action === 'off') event.waitUntil(turnOff())
  else event.waitUntil(open(turns.length > 1 ? '/' : `/t/${turns[0].table}`))
})
