import type { Browser, Page } from '@playwright/test'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import type { Screen } from '#tests/e2e/screens.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { launchBrowser } from '#tests/launch-browser.ts'
import { type Figure, rounds } from './figures.ts'
import { findCutTexts, findSmallTargets, shiftsOf, watchShifts } from './screen-faults.ts'

const HOTEL = '/hotelly/demo-hotel'
const PHONE = 390
const DESKTOP = 1440
const WIDTHS = [320, PHONE, 820, DESKTOP]
const HEIGHT = 844
const SHIFT_LIMIT = 0.1
const NEW_ORDERS = 14
const SETTLE_MS = 500
/** In how many windows so many of the new orders have to be seen whole. */
const BOARDS = [
  { name: 'board at 820x1180', viewport: { width: 820, height: 1180 }, search: '?view=board', least: 9 },
  { name: 'board at 1440x900', viewport: { width: 1440, height: 900 }, search: '?view=board', least: 9 },
  { name: 'wall at 1920x1080', viewport: { width: 1920, height: 1080 }, search: '?view=wall', least: 12 },
]

/** What the journeys have for finding their way about, which look for their product in the environment. */
async function openJourneys({ address, databaseUrl, dataFolder }: RunningProduct) {
  process.env['HOTELLY_E2E_PRODUCTS'] = JSON.stringify([
    { address, databaseUrl, dataFolder, timeZone: 'Europe/Sarajevo', pushPort: 0 },
  ])
  const [accessible, browser, data, edge, letters, screens, reach] = await Promise.all([
    import('#tests/e2e/accessible.ts'),
    import('#tests/e2e/browser.ts'),
    import('#tests/e2e/hotel-data.ts'),
    import('#tests/e2e/one-edge.ts'),
    import('#tests/e2e/whole-letters.ts'),
    import('#tests/e2e/screens.ts'),
    import('#tests/e2e/within-window.ts'),
  ])
  return { ...accessible, ...browser, ...data, ...edge, ...letters, ...screens, ...reach }
}
type Journeys = Awaited<ReturnType<typeof openJourneys>>

const KINDS = ['reach', 'cut', 'letters', 'small', 'contrast', 'shift', 'edge'] as const
type Faults = Record<(typeof KINDS)[number], string[]>
const noFaults = (): Faults => ({
  reach: [],
  cut: [],
  letters: [],
  small: [],
  contrast: [],
  shift: [],
  edge: [],
})

/** What is found once more after the page has had time to follow its width. */
async function settled(page: Page, find: (page: Page) => Promise<string[]>) {
  if ((await find(page)).length === 0) return []
  await page.waitForTimeout(SETTLE_MS)
  return find(page)
}

/** Looks at screens in one language, in each width. */
async function lookAt(
  journeys: Journeys,
  page: Page,
  { screens, language, faults }: { screens: readonly Screen[]; language: Language; faults: Faults },
) {
  for (const screen of screens) {
    await page.setViewportSize({ width: PHONE, height: HEIGHT })
    await journeys.visit(page, screen, language)
    await screen.open?.(page)
    const add = (kind: keyof Faults, found: readonly string[], width: number) =>
      faults[kind].push(...found.map((fault) => `${screen.name}, ${language}, ${width}: ${fault}`))
    const shifted = await shiftsOf(page)
    if (shifted > SHIFT_LIMIT) add('shift', [`moved by ${shifted.toFixed(3)}`], PHONE)
    add('contrast', await journeys.findViolations(page, true), PHONE)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      add('reach', await settled(page, journeys.findOutOfReach), width)
      add('cut', await findCutTexts(page), width)
      add('letters', await journeys.findCutLetters(page), width)
      const isOfPanel = journeys.isOfPanel(screen)
      if (width === PHONE && !isOfPanel) add('small', await findSmallTargets(page), width)
      if (width !== DESKTOP || !isOfPanel) continue
      const strayed = (await journeys.edgesOf(page)).filter((edge) => edge !== journeys.EDGE)
      const told = strayed.map((edge) => `its title begins at ${edge}`)
      add('edge', told, width)
    }
  }
}

/** How many of the new orders can be read whole, in each window. */
async function countInView(journeys: Journeys, browser: Browser, baseURL: string) {
  await journeys.addOrders(NEW_ORDERS)
  const counts: number[] = []
  for (const { viewport, search } of BOARDS) {
    const context = await browser.newContext({ baseURL, viewport })
    await journeys.signInStaff(context)
    const page = await context.newPage()
    await page.goto(`${HOTEL}/admin/bookings/room-service${search}&lng=en`)
    const cards = page.locator('[data-booking]')
    await cards.nth(NEW_ORDERS - 1).waitFor({ state: 'attached' })
    const places = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, top, right, bottom, width, height } = card.getBoundingClientRect()
        const [middle, from, to] = [(left + right) / 2, top + 2, bottom - 2]
        const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const isShown = (y: number) => card.contains(document.elementFromPoint(middle, y))
        return isIn && width > 0 && height > 0 && isShown(from) && isShown(to)
      }),
    )
    counts.push(places.filter(Boolean).length)
    await context.close()
  }
  await journeys.forgetOrders()
  return counts
}

/** Measures every declared screen in each language and width, and how many orders boards show at once. */
export async function benchScreens(product: RunningProduct): Promise<Figure[]> {
  const journeys = await openJourneys(product)
  const browser = await launchBrowser()
  const faults = noFaults()
  const screens = [...journeys.screensOf(HOTEL), ...journeys.PLATFORM_SCREENS].filter(
    ({ isAlike }) => !isAlike,
  )
  let counts: number[] = []
  const languages = LANGUAGES.slice(0, rounds(LANGUAGES.length, 1))
  try {
    for (const language of languages) {
      // each kind of user in a browser of their own
      for (const ofKind of Map.groupBy(screens, ({ as }) => as).values()) {
        const context = await browser.newContext({
          baseURL: product.address,
          hasTouch: true,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        })
        await context.addInitScript(watchShifts)
        await lookAt(journeys, await context.newPage(), { screens: ofKind, language, faults })
        await context.close()
      }
    }
    counts = await countInView(journeys, browser, product.address)
  } finally {
    await browser.close()
  }
  for (const kind of KINDS) for (const fault of faults[kind]) process.stderr.write(`  ${kind}: ${fault}\n`)
  const all = KINDS.reduce((sum, kind) => sum + faults[kind].length, 0)
  return [
    {
      name: `Faults of ${screens.length} screens in ${languages.length} languages at ${WIDTHS.join(', ')} px`,
      measured: [
        `out of reach ${faults.reach.length}`,
        `cut without a way to read it ${faults.cut.length}`,
        `letters cut ${faults.letters.length}`,
        `guests' targets under 44 px ${faults.small.length}`,
        `WCAG 2.2 AA, with contrast ${faults.contrast.length}`,
        `layout shift over ${SHIFT_LIMIT} ${faults.shift.length}`,
        `titles off the edge ${faults.edge.length}`,
      ].join(', '),
      against: 'each screen as its own kind of user sees it, with the demo hotel',
      limit: 'none',
      isMet: all === 0,
      values: { all },
    },
    {
      name: `Cards seen whole of ${NEW_ORDERS} new orders`,
      measured: BOARDS.map(({ name }, place) => `${name} ${counts[place]}`).join(', '),
      against: 'the window alone',
      limit: `at least ${BOARDS.map(({ least }) => least).join(', ')}`,
      isMet: BOARDS.every(({ least }, place) => (counts[place] ?? 0) >= least),
    },
  ]
}
