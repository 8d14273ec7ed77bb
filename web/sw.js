/* global BUILD, FILES -- web/offline.ts writes them in front: a digest of all that was built, and the names of it. */

/** Keeps everything that was built, so that pages open without a network. A page that is open goes on with the files of
 *  its own build; a new one is taken at the next start. */

const HOME = new URL('./', location.href)
/** Other sites at the same address keep things too, and so may copies of these pages in other folders. */
const MINE = `brethren-${HOME.pathname.slice(1)}`
const KEPT = MINE + BUILD
/** How many files are fetched at a time: the page itself comes first. */
const TOGETHER = 4
/** How long a start waits for a slow network, in milliseconds. */
const PATIENCE = 4000

self.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())))

async function keepAll() {
  const cache = await caches.open(KEPT)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const missing = FILES.map((file) => new URL(file, HOME).href).filter((url) => !there.has(url))
  const keepSome = async () => {
    for (let url = missing.pop(); url; url = missing.pop()) await cache.add(new Request(url, freshness(url)))
  }
  await Promise.all(Array.from({ length: TOGETHER }, keepSome))
}

/** The names of the files in `assets` change with their contents: a copy that the browser has is as good. */
function freshness(url) {
  return { cache: url.includes('/assets/') ? 'default' : 'reload' }
}

/** The build before this one stays for pages that are still open. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter(isMine).slice(0, -2))
      .then((names) => names.filter((name) => name !== KEPT))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

function isMine(name) {
  return name.startsWith(MINE) && !name.slice(MINE.length).includes('/')
}

function kept(url) {
  return caches.match(url, { ignoreVary: true })
}

async function keptFirst(request) {
  return (await kept(request.url)) ?? fetch(request)
}

/** What the server says now; where it says nothing, or a proxy says that it's gone, what was kept of this build. */
async function freshPage(request) {
  const cache = await caches.open(KEPT)
  // The licences can be opened like a page, but aren't one.
  const mine = (await cache.match(request.url.split(/[?#]/)[0])) ?? (await cache.match(HOME.href))
  const fresh = fetch(request)
  if (!mine) return fresh
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, mine))
  const answered = fresh.then((page) => (page.status < 500 ? page : mine)).catch(() => mine)
  return Promise.race([answered, late])
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = request.url.startsWith(HOME.href) ? request.url.slice(HOME.href.length) : null
  if (request.method !== 'GET' || path === null || path.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(keptFirst(request))
})

/** Several turns that wait are one notification: a second one would only be in the way. */
const TURNS = 'turns'

function shown() {
  return self.registration.getNotifications({ tag: TURNS })
}

/** What the server sent (src/brethren/server/notices/message.py), together with what is still being shown. */
async function tell({ turns, ...words }) {
  const earlier = (await shown()).flatMap(({ data }) => data.turns)
  const ids = new Set(earlier.map(({ id }) => id))
  const tables = new Set(turns.map(({ table }) => table))
  const waiting = [...earlier.filter(({ table }) => !tables.has(table)), ...turns]
  // One that comes twice is shown again without a sound: the browser wants something to be shown each time.
  const known = turns.every(({ id }) => ids.has(id))
  await show(waiting, words, known)
}

async function show(turns, words, silent) {
  const [only] = turns
  await self.registration.showNotification(turns.length > 1 ? words.several : only.title, {
    body: turns.length > 1 ? turns.map(({ line }) => line).join('\n') : only.body,
    tag: TURNS,
    lang: words.language,
    icon: 'icon-192.png',
    badge: 'icon-192.png',
    renotify: !silent,
    silent,
    actions: [{ action: 'off', title: words.off }],
    data: { turns, words },
  })
}

/** A page has opened this table. The other turns still wait. */
async function drop(opened) {
  for (const notification of await shown()) {
    const { turns, words } = notification.data
    const waiting = turns.filter(({ table }) => table !== opened)
    if (waiting.length === 0) notification.close()
    else if (waiting.length < turns.length) await show(waiting, words, true)
  }
}

/** One after the other: two at once would not see each other's turns. */
let telling = Promise.resolve()
function inTurn(event, work) {
  telling = telling.catch(() => {}).then(work)
  event.waitUntil(telling)
}

self.addEventListener('push', (event) => {
  if (!event.data) return
  const message = event.data.json()
  inTurn(event, () => tell(message))
})

self.addEventListener('message', (event) => inTurn(event, () => drop(event.data.opened)))

/** A page that is there already, or a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  if (there) return there.focus()
  return self.clients.openWindow(path)
}

/** If the server can't be reached, it hears that this device is gone when it next tries to tell it something. */
async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await send('api/notices/devices/remove', { endpoint: subscription.endpoint }).catch(() => {})
}

function send(path, body) {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The browser reaches this device at another address from now on. */
async function renew({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration
  const fresh = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)))
  if (!fresh) return
  const { endpoint, keys } = fresh.toJSON()
  await send('api/notices/devices', { endpoint, p256dh: keys.p256dh, auth: keys.auth })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

self.addEventListener('notificationclick', (event) => {
  const { turns } = event.notification.data
  event.notification.close()
  if (event.action === 'off') event.waitUntil(turnOff())
  else event.waitUntil(open(turns.length > 1 ? '/' : `/t/${turns[0].table}`))
})
