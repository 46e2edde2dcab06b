import { keepTold } from '#features/guest-devices/ui/keep-told.ts'
import { readAddress } from '#kit/web/plain-link.ts'
import { shownLook } from '#kit/web/surface.ts'
import { guestSurface } from './screens.ts'

const PATHS = guestSurface.screens.flatMap((screen) => ('isOffline' in screen ? [screen.path] : []))

/** Has the browser keep the guests' pages, so that they open on a dead connection. */
export function keepOffline() {
  // what changes by the minute is not to be kept
  if (import.meta.env.DEV) return
  const [hotel, slug] = /^\/hotelly\/([^/]+)/.exec(location.pathname) ?? []
  if (!('serviceWorker' in navigator) || !hotel || shownLook() !== 'guest') return
  const start = async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const from = (start: RegExp) => loaded.filter((name) => start.test(name.slice(location.origin.length)))
    // the menu's own page brings it along; the way to it from another page needs it by itself
    const pages = [
      ...PATHS.map((screen) => (screen === '/' ? hotel : `${hotel}/${screen}`)),
      readAddress(['menu', 'list'], { slug }),
      ...from(/^\/rpc\/offers\/list\b/),
    ]
    active?.postMessage({ pages, pictures: from(/^\/(files|scenes)\//) })
  }
  // Where it is forbidden or fails, the product works as before, with a network.
  start().catch(() => null)
  if (slug) keepTold(slug)
}
