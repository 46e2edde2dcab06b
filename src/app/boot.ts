import '#kit/web/theme.css'
import { LANGUAGE_KEY } from '#kit/shared/languages.ts'
import { FIRST_PAINT_ID } from '#kit/shared/page-data.ts'

const PAINT_MS = 1500

// zod must not compile code from strings, which the content security policy forbids; it reads this when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Loads the application, and in parallel the chunks of this page's screen, which the server listed. */
function start() {
  for (const href of document.documentElement.dataset.parts?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import('./web.tsx')
}

/** Whether the page comes from the offline cache in a language no longer chosen; showing nothing is then better. */
function isOtherLanguage(): boolean {
  try {
    const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${LANGUAGE_KEY}=`))
    const chosen = cookie?.split('=')[1] ?? localStorage.getItem(LANGUAGE_KEY)
    const isAsked = location.search.includes(`${LANGUAGE_KEY}=`)
    return Boolean(chosen) && !isAsked && chosen !== document.documentElement.lang
  } catch {
    return false
  }
}

/** Resolves after the browser's first paint, including the large picture. */
async function painting(page: HTMLElement) {
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  await picture?.decode().catch(() => null)
}

/** Runs `act` once the browser has painted, or after a timeout. */
function afterPaint(page: HTMLElement, act: () => void) {
  const longest = new Promise((resolve) => {
    setTimeout(resolve, PAINT_MS)
  })
  void Promise.race([painting(page), longest]).then(act)
}

// HOME-03: a tab that a navigation asks for applies only to that navigation; after a reload the path decides.
const state = history.state as { activeTab?: string } | null
if (state?.activeTab) history.replaceState({ ...state, activeTab: undefined }, '')

const painted = document.getElementById(FIRST_PAINT_ID)
if (painted && isOtherLanguage()) painted.remove()
// On a slow network, the picture and the text load before the application and the fonts.
if (painted?.isConnected) afterPaint(painted, start)
else start()
