import { usual } from '#tests/usual.ts'
import { expect, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

const APPLICATION = /web-.*\.js$/
const ARABIC_HOTEL = '/hotelly/arabic-name'

test.beforeAll(() =>
  askDatabase(
    "INSERT INTO hotels (slug, name) VALUES ('arabic-name', 'فندق قصر الياسمين والنخيل') ON CONFLICT DO NOTHING",
  ),
)
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 })

for (const language of usual(['ar', 'en', 'bs'] as const, 1)) {
  test(`the largest elements of the first screen appear without the application (${language})`, async ({
    page,
    context,
  }) => {
    await signInGuest(context)
    await page.route(APPLICATION, () => {})
    await page.goto(`${HOTEL}/room-service?lng=${language}`)
    const pictures = page.locator('#first-paint article img')
    await expect(pictures).toHaveCount(4)
    const isDrawn = () => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth > 0)
    await expect.poll(isDrawn).toBe(true)
    await page.goto(`${ARABIC_HOTEL}?lng=${language}`)
    const drawn = page.locator('#first-paint header img')
    await expect(drawn).toHaveAttribute('src', /^\/scenes\/\d+\/[\w-]+-(day|dusk|night)\.svg$/)
    await expect.poll(() => drawn.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1600)
  })
}

test('what is painted leads on, but nobody as a visitor into the session of a guest, and takes no words that would be lost', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.route(APPLICATION, () => {})
  await page.goto(`${HOTEL}?lng=en`)
  const visitor = page.locator('#first-paint').getByRole('button', { name: text('guest', 'landing.visitor') })
  await expect(visitor).toBeVisible()
  const place = await visitor.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await visitor.press('Enter')
  await expect(page).toHaveURL(/demo-hotel(\?lng=en)?$/)
  await page.getByRole('link', { name: text('guest', 'landing.guest') }).click()
  await expect(page).toHaveURL(`${HOTEL}/guest-login`)
  const field = page.locator('#first-paint input').first()
  await expect(field).toBeVisible()
  const box = await field.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Smith')
  await expect(field).toHaveValue('')
})

test('a network that is gone after the first screen is no error', async ({ page }) => {
  const missed: string[] = []
  await page.route(/(fonts|keep-offline)-[^/]*\.(js|css)$/, (route) => {
    missed.push(
      route
        .request()
        .url()
        .replace(/.*\/([a-z-]+)-[^/]*/, '$1'),
    )
    return route.abort()
  })
  await page.goto(HOTEL)
  await expect(page.getByRole('link', { name: textsIn('en')('guest', 'landing.guest') })).toBeVisible()
  await expect
    .poll(() => new Set(missed), { timeout: 15_000 })
    .toEqual(new Set(['latin-fonts', 'keep-offline']))
})

for (const path of ['/', ARABIC_HOTEL, `${HOTEL}/room-service`, `${HOTEL}/guest-login`]) {
  test(`nothing moves or grows when the Arabic fonts load (${path})`, async ({ page, context }) => {
    if (path.endsWith('room-service')) await signInGuest(context)
    // tall enough for the beginning of the stage
    if (path === '/') await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      let moved = 0
      new PerformanceObserver((list) => {
        document.documentElement.dataset.largest = String(list.getEntries().at(-1)?.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved += shift.value
        document.documentElement.dataset.moved = String(moved)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route(/\.woff2$/, async (route) => {
      await expect(page.locator('#root > *').first()).toBeVisible()
      await route.continue()
    })
    await page.goto(`${path}?lng=ar`)
    await expect(page.locator('#first-paint')).toHaveCount(0)
    const arabic = () =>
      page.evaluate(() =>
        ['Plex Sans', 'Amiri'].every((font) =>
          [...document.fonts].some((face) => face.family.includes(font) && face.status === 'loaded'),
        ),
      )
    await expect.poll(arabic).toBe(true)
    const firstFont = () =>
      page.evaluate(() => {
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        return Math.min(...fonts.map((font) => (font as PerformanceResourceTiming).responseEnd))
      })
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    if (path === '/')
      await expect(page.getByText(textsIn('ar')('front-door', 'stage.hint'), { exact: true })).toBeVisible()
    const { moved, largest } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(Number(moved ?? 0)).toBeLessThan(0.03)
    expect(Number(largest)).toBeLessThan(await firstFont())
  })
}

for (const { name, path, display } of [
  { name: 'in Arabic', path: ARABIC_HOTEL, display: [] },
  { name: 'in Latin letters', path: HOTEL, display: ['fraunces-latin-wght-normal'] },
]) {
  test(`Arabic loads its own fonts and one for other text; beneath a name ${name}, for headings ${display.length}`, async ({
    page,
  }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fetched.add(request.url().replace(/.*\/(.*)-[^-]*$/, '$1'))
    })
    await page.goto(`${path}?lng=ar`)
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await expect.poll(() => [...fetched].some((font) => font.startsWith('inter'))).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    const others = [...fetched].filter((font) => !font.startsWith('ibm-plex-sans-arabic-arabic'))
    expect(others.toSorted()).toEqual([
      ...(path === ARABIC_HOTEL ? ['amiri-arabic-700-normal'] : []),
      ...display,
      'inter-latin-wght-normal',
    ])
  })
}

test('what is written in Arabic has the same letters on an English page', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=en&search=${encodeURIComponent('العتيبي')}`)
  const name = page.getByRole('heading', { level: 2 }).getByText('العتيبي').first()
  await expect(name).toBeVisible()
  await name.evaluate((element) => element.toggleAttribute('data-arabic'))
  const browser = await context.newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const inArabic = { nodeId: root.nodeId, selector: '[data-arabic]' }
  const fontsOf = async () => {
    const { nodeId } = await browser.send('DOM.querySelector', inArabic)
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName).join()
  }
  await expect.poll(fontsOf).toMatch(/^IBM Plex Sans Arabic/)
})
