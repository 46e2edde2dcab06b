// vite.config.ts prepends PRECACHED (the files of a guest's screens), VERSION, GUEST_PATHS and PUBLIC_READS.
/* global PRECACHED, VERSION, GUEST_PATHS, PUBLIC_READS */

const ASSETS = `assets ${VERSION}`
const PAGES = `pages ${VERSION}`
const PICTURES = 'pictures'
const MOST_PICTURES = 200
const ANSWER_MS = 8000
/** Guests' pages, cached without their query; those of staff and the platform are never cached. */
const isGuestPage = (path) => {
  const [, hotel, screen = '/'] = /^\/hotelly\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? []
  return path === '/' || (hotel !== undefined && hotel !== 'internal' && GUEST_PATHS.includes(screen))
}
const isPublicRead = (path) => PUBLIC_READS.some((read) => path === `/rpc/${read}`)

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(ASSETS).then((cache) => cache.addAll(PRECACHED)))
})

/** A new version takes over once no page of the old one is open, and then deletes the old caches. */
self.addEventListener('activate', (event) => {
  const isOurs = (name) => [ASSETS, PAGES, PICTURES].includes(name)
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => !isOurs(name))
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

async function keep(name, request, response) {
  const cache = await caches.open(name)
  await cache.put(request, response)
  if (name !== PICTURES) return
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)).map((one) => cache.delete(one)))
}

/** Cache first: the content under a file name never changes, so a cached file is never stale. */
async function keptFirst(event, name) {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep(name, event.request, response.clone()))
  return response
}

/** Network first: falls back to the cached answer when the network or the server fails. */
async function networkFirst(event, key) {
  const kept = () => caches.match(key)
  try {
    const response = await fetch(event.request, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (response.ok && !response.redirected) event.waitUntil(keep(PAGES, key, response.clone()))
    return response.status < 500 ? response : ((await kept()) ?? response)
  } catch (error) {
    const last = await kept()
    if (last) return last
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event, ASSETS))
  else if (/^\/(files|scenes)\//.test(url.pathname)) event.respondWith(keptFirst(event, PICTURES))
  else if (isPublicRead(url.pathname)) event.respondWith(networkFirst(event, request.url))
  else if (request.mode === 'navigate' && isGuestPage(url.pathname)) {
    event.respondWith(networkFirst(event, url.origin + url.pathname))
  }
})

/** Caches what an open page loaded before this worker controlled it. */
self.addEventListener('message', (event) => {
  const { pages, pictures } = event.data
  const read = async (name, address) => {
    const response = await fetch(address)
    if (response.ok && !response.redirected)
      await keep(name, new URL(address, self.location.origin).href, response)
  }
  const all = [...pages.map((page) => read(PAGES, page)), ...pictures.map((one) => read(PICTURES, one))]
  event.waitUntil(Promise.allSettled(all))
})
