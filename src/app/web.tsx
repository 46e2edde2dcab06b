import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import i18next from 'i18next'
import { StrictMode, startTransition, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { watchGuest } from '#features/sessions/ui/identity.ts'
import { toLanguage } from '#kit/shared/languages.ts'
import { FIRST_PAINT_ID, FONTS_COOKIE } from '#kit/shared/page-data.ts'
import { fetchFontOf } from '#kit/web/fonts.ts'
import { startTexts } from '#kit/web/i18n.ts'
import { importWithRetry } from '#kit/web/later.tsx'
import { queryClient } from '#kit/web/query-client.ts'
import { meantPath } from './pages/meant-path.ts'
import { openRouter } from './routes.tsx'

const YEAR_SECONDS = 365 * 24 * 3600

/** Ignores failures of what the first screen does not need: without a network, the next page tries again. */
const perhaps = (work: Promise<void>) => void work.catch(() => null)

/** Loads the fonts last; until then fallbacks with the same metrics show. A language's own font loads only with it. */
async function fetchFonts() {
  i18next.on('languageChanged', (tag) => perhaps(fetchFontOf(toLanguage(tag))))
  await Promise.all([import('#kit/web/latin-fonts.ts'), fetchFontOf(toLanguage(i18next.language))])
  await document.fonts.ready
  document.cookie = `${FONTS_COOKIE}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** The routes of the panels are loaded for those who work there: a guest comes to none without a page of its own. */
async function startRouter() {
  const { pathname } = location
  const [, , , area] = (meantPath(pathname) ?? pathname).split('/')
  if (area !== 'admin') return openRouter()
  const { panelRouter } = await importWithRetry(() => import('./panel-routes.ts'))
  return panelRouter()
}

const KEEP_AFTER_MS = 4000

/** Yields to the event loop between steps of the start, so that taps on the server's first paint are handled. */
const letTapsIn = () => new Promise((resolve) => setTimeout(resolve))

async function show() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the application')
  watchGuest()
  await letTapsIn()
  const [router] = await Promise.all([startRouter(), startTexts()])
  await letTapsIn()
  // The server's first paint stays until the first screen replaces it.
  new MutationObserver((_changes, watch) => {
    if (!root.firstElementChild) return
    document.getElementById(FIRST_PAINT_ID)?.remove()
    watch.disconnect()
    perhaps(fetchFonts())
    perhaps(import('#kit/web/quick-presses.ts').then(({ guardQuickPresses }) => guardQuickPresses()))
    // Later, so as not to slow down the first screen.
    setTimeout(
      () => perhaps(import('#surfaces/guest/keep-offline.ts').then(({ keepOffline }) => keepOffline())),
      KEEP_AFTER_MS,
    )
  }).observe(root, { childList: true })
  const application = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  )
  startTransition(() => createRoot(root).render(application))
}

void show()
