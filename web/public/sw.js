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
    if (response.ok) {
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
