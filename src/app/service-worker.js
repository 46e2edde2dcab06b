// bundling/service-worker.ts prepends PRECACHED (the files of a guest's screens), WAYSIDE, VERSION, GUEST_PATHS,
// PUBLIC_READS, NEVER_OPENED and UNREADABLE.
/* global PRECACHED, WAYSIDE, VERSION, GUEST_PATHS, PUBLIC_READS, NEVER_OPENED, UNREADABLE */

const ASSETS = `assets ${VERSION}`
const PAGES = `pages ${VERSION}`
const PICTURES = 'pictures'
/** As what this browser is reached, by hotel: `kit/web/push/kept.ts`. No pages. */
const DEVICES = 'devices'
const MOST_PICTURES = 200
const ANSWER_MS = 8000
const AGAIN_MS = 1000
const WAIT_MS = 120_000
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
  const isOurs = (name) => [ASSETS, PAGES, PICTURES, DEVICES].includes(name)
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
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)).map((picture) => cache.delete(picture)),
  )
}

/** Asks until there is an answer: of a module that could not be fetched, a page would remember just that. */
async function importWithRetry(request) {
  const until = Date.now() + WAIT_MS
  for (;;) {
    try {
      return await fetch(request)
    } catch (error) {
      if (request.destination !== 'script' || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

/** Cache first: the content under a file name never changes, so a cached file is never stale. */
async function keptFirst(event, name) {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await importWithRetry(event.request)
  if (response.ok) event.waitUntil(keep(name, event.request, response.clone()))
  return response
}

/**
 * Instead of a page that was never opened: the hotel's home, which can draw each of its screens; without it, a page that
 * says so in the language of what was opened, and leads back there.
 */
async function insteadOf({ origin, pathname }) {
  const home = await caches.match(origin + pathname.split('/').slice(0, 3).join('/') + '/services')
  if (home) return home
  const pages = await caches.open(PAGES)
  const opened = (await pages.keys()).find(({ url }) => isGuestPage(new URL(url).pathname))
  const page = opened ? await (await pages.match(opened)).text() : ''
  const [, language = self.navigator.language.slice(0, 2)] = /<html lang="(\w+)"/.exec(page) ?? []
  const { direction, title, text, again, back } = NEVER_OPENED[language] ?? NEVER_OPENED.en
  const wayBack = opened ? `<a class="quiet" href="${opened.url}">${back}</a>` : ''
  const markup = `<!doctype html><html lang="${language}" dir="${direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
:root { color-scheme: light dark; background: light-dark(#fbfaf7, #14100e); color: light-dark(#28201a, #f2eee8); font: 17px/1.5 system-ui, sans-serif }
body { margin: 0; text-align: center }
img { display: block; width: 100%; height: 44vh; min-height: 13rem; object-fit: cover; object-position: 50% 62%; mask-image: linear-gradient(#000 75%, transparent) }
[dir=rtl] img { scale: -1 1 }
main { display: grid; justify-items: center; gap: .75rem; max-width: 28rem; margin: auto; padding: 1.5rem }
h1 { margin: 0; font: 600 1.875rem/1.25 Georgia, serif } p { margin: 0 0 1rem; color: light-dark(#6b6057, #b3aaa1) }
a { padding: .75rem 1.75rem; border-radius: 12px; background: light-dark(#0f5f45, #52bb96); color: light-dark(#fff, #10201a); font-weight: 600; text-decoration: none }
.quiet { background: none; color: inherit }
</style><picture><source media="(prefers-color-scheme: dark)" srcset="${WAYSIDE.night}"><img src="${WAYSIDE.day}" alt=""></picture>
<main><h1>${title}</h1><p>${text}</p><a href="">${again}</a>${wayBack}</main>
<script>
const look = async () => {
  const found = navigator.onLine && (await fetch('', { method: 'HEAD', cache: 'no-store' }).catch(() => null))
  if (found && found.status < 500) location.reload()
}
addEventListener('online', look)
setInterval(look, 5000)
</script>`
  return new Response(markup, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Network first: falls back to the cached answer when the network or the server fails. */
async function networkFirst(event, key, insteadOfNothing = () => Promise.resolve()) {
  const kept = () => caches.match(key)
  try {
    const response = await fetch(event.request, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (response.ok && !response.redirected) event.waitUntil(keep(PAGES, key, response.clone()))
    return response.status < 500 ? response : ((await kept()) ?? response)
  } catch (error) {
    const last = (await kept()) ?? (await insteadOfNothing())
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
    event.respondWith(networkFirst(event, url.origin + url.pathname, () => insteadOf(url)))
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
  const all = [
    ...pages.map((page) => read(PAGES, page)),
    ...pictures.map((picture) => read(PICTURES, picture)),
  ]
  event.waitUntil(Promise.allSettled(all))
})

/** As what this browser rings, at each hotel. */
async function devices() {
  const cache = await caches.open(DEVICES)
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  return Promise.all(kept.map((each) => each.json()))
}

/** Browsers take away the right to ring from whoever shows nothing: what cannot be read is said as such. */
async function insteadOfMessage() {
  const language = self.navigator.language.slice(0, 2)
  const [device] = await devices()
  const kind = device?.isGuest ? 'news' : 'alarm'
  const { direction, ...texts } = UNREADABLE[language] ?? UNREADABLE.en
  const { title, text } = texts[kind]
  const url = device ? `/hotelly/${device.slug}${device.isGuest ? '/services' : '/admin'}` : '/'
  return { title, body: text, url, kind, tag: 'unreadable', language, direction, seen: null }
}

const ALARM = { requireInteraction: true, vibrate: [400, 200, 400, 200, 800] }

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Whether a window shows what a message is about; the newest order is followed without its id, too. */
function shows(each, url) {
  const [{ pathname, hash }, wanted] = [new URL(each.url), new URL(url, self.location.origin)]
  return pathname === wanted.pathname && (hash === '' || hash === wanted.hash)
}

/** Shows a message: `kit/shared/device-message.ts`; news not to who looks at them already. */
async function showMessage(data) {
  const readable = () => Promise.resolve().then(() => data.json())
  const message = await readable().catch(insteadOfMessage)
  const { title, body, url, kind, tag, language, direction, seen, shown } = message
  const isNews = kind === 'news'
  if (isNews && (await openWindows()).some((each) => each.focused && shows(each, url))) return
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: direction,
    icon: '/icon.png',
    renotify: true,
    ...(isNews ? {} : ALARM),
    data: { url, seen },
    actions: seen ? [{ action: 'seen', title: seen.text }] : [],
  })
  if (shown) await call(shown.path)
}

/** The pages among which one is opened: those of the hotel's panel, or of its guests. */
const areaOf = (path) => /^\/hotelly\/[^/]+(\/admin)?/.exec(path)?.[0] ?? path

/** Shows a page in a window of the same panel, or of the same hotel's guests, that is open, or in a new one. */
async function openPage(url) {
  const windows = await openWindows()
  const open = windows.find((each) => areaOf(new URL(each.url).pathname) === areaOf(url))
  if (!open) return self.clients.openWindow(url)
  // leads it there all the same, where the browser does not bring it forward
  await open.focus().catch(() => null)
  if (shows(open, url)) return open
  // a window that this worker does not control cannot be led anywhere
  return open.navigate(url).catch(() => self.clients.openWindow(url))
}

const send = (path, content) =>
  fetch(path, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  })

/** Calls what a message names; whether that was taken. */
const call = (path) =>
  send(path, {}).then(
    ({ ok }) => ok,
    () => false,
  )

/** The push service gave this browser another address: registers it at each hotel, as what it was. */
async function registerAnew({ oldSubscription, newSubscription }) {
  const { options } = newSubscription ?? oldSubscription ?? {}
  if (!options) return
  const { applicationServerKey } = options
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys } = subscription.toJSON()
  const cache = await caches.open(DEVICES)
  const address = { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  const registerStaff = async ({ slug }) => {
    const kept = await (await cache.match(`/devices/${slug}`))?.json()
    // a page that was first has let go of it, or has registered this address
    if (!kept || kept.endpoint === endpoint) return
    const { name, place, language, ownerId } = kept
    const wanted = { subscription: address, name, place, language, ownerId }
    const response = await send(`/api/hotels/${slug}/devices`, wanted)
    if (!response.ok) return
    const { device, session } = await response.json()
    const keptAnew = { ...kept, id: device.id, ownerId: device.userId, endpoint, session }
    await cache.put(`/devices/${slug}`, Response.json(keptAnew))
  }
  const registerGuest = ({ slug, language }) =>
    send(`/api/hotels/${slug}/guest-device`, { subscription: address, language, isAgain: true })
  /** In turn with the pages of this hotel, by their lock: `features/devices/ui/subscribe.ts`. */
  const inTurn = (kept) => navigator.locks.request(`/devices/${kept.slug}`, () => registerStaff(kept))
  const register = (kept) => (kept.isGuest ? registerGuest(kept) : inTurn(kept))
  await Promise.allSettled((await devices()).map(register))
}

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  const { url, seen } = notification.data
  notification.close()
  const act = async () => {
    if (action !== 'seen' || !(await call(seen.path))) await openPage(url)
  }
  event.waitUntil(act())
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(registerAnew(event)))
