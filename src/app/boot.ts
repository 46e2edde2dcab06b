import '#kit/web/theme.css'
import { LANGUAGE_KEY } from '#kit/shared/languages.ts'
import { FIRST_PAINT_ID } from '#kit/shared/page-data.ts'

const PAINT_MS = 1500

// Validators must not try to make code of texts, which the page's policy forbids; they read this as they are loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Fetches the application, and beside it the parts of the page's own screen, which the server named. */
function start() {
  for (const href of document.documentElement.dataset.parts?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import('./web.tsx')
}

/** A choice that the page does not know, because it was kept for later: better nothing than the wrong language. */
function isOtherLanguage(): boolean {
  try {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${LANGUAGE_KEY}=`))
    const chosen = cookie?.split('=')[1] ?? localStorage.getItem(LANGUAGE_KEY)
    const isAsked = location.search.includes(`${LANGUAGE_KEY}=`)
    return Boolean(chosen) && !isAsked && chosen !== document.documentElement.lang
  } catch {
    return false
  }
}

/** The browser's first paint, its large picture included. */
async function painting(page: HTMLElement) {
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  await picture?.decode().catch(() => null)
}

/** Calls when the browser has painted, or would not for a while. */
function afterPaint(page: HTMLElement, act: () => void) {
  const longest = new Promise((resolve) => {
    setTimeout(resolve, PAINT_MS)
  })
  void Promise.race([painting(page), longest]).then(act)
}

// HOME-03: a tab asked for by a navigation is for that one alone; after a reload the path decides.
const state = history.state as { activeTab?: string } | null
if (state?.activeTab) history.replaceState({ ...state, activeTab: undefined }, '')

const painted = document.getElementById(FIRST_PAINT_ID)
if (painted && isOtherLanguage()) painted.remove()
// The picture and the text come first on a slow network; the application and the fonts follow them.
if (painted?.isConnected) afterPaint(painted, start)
else start()
