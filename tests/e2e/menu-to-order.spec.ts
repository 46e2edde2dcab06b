import type { Locator, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { sentOrder } from './sent-order.ts'
import { askDatabase } from './hotel-data.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const STEAK: Record<Language, string> = { en: 'Ribeye Steak', ar: 'ستيك ريب آي', bs: 'Ribeye odrezak' }
const SOUP: Record<Language, string> = { en: 'Begova čorba', ar: 'شوربة البيك البوسنية', bs: 'Begova čorba' }

const guestText = (language: Language, key: string) => textsIn(language)('guest', key)
const addOf = (language: Language, dish: string) =>
  guestText(language, 'menu.addItem').replace('{{name}}', dish)

async function openMenu(page: Page, language: Language) {
  await page.goto(`${HOTEL}/room-service?lng=${language}`)
  await expect(page.getByRole('button', { name: addOf(language, SOUP[language]) })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 }
}

const dishSheet = (page: Page, dish: string) => page.getByRole('dialog', { name: dish })

async function openSheet(page: Page, language: Language, dish: string) {
  await page.getByRole('button', { name: addOf(language, dish) }).click()
  await expect(dishSheet(page, dish)).toBeVisible()
}

for (const language of usual(['bs', 'en'] as const, 1))
  test(`no dish moves under the finger when the letters arrive (${language})`, async ({ page, context }) => {
    await page.setViewportSize(PHONE)
    await signInGuest(context)
    let bring = () => {}
    const areBrought = new Promise<void>((resolve) => (bring = resolve))
    await page.route('**/*.woff2', async (route) => {
      await areBrought
      await route.continue().catch(() => null)
    })
    await page.goto(`${HOTEL}/room-service?lng=${language}`, { waitUntil: 'commit' })
    const add = page.getByRole('button', { name: addOf(language, STEAK[language]) })
    await add.scrollIntoViewIfNeeded()
    const heights = () =>
      page
        .getByRole('article')
        .evaluateAll((all) =>
          Object.fromEntries(
            all.map((dish) => [dish.querySelector('h3')?.textContent, dish.getBoundingClientRect().height]),
          ),
        )
    const before = await heights()
    bring()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    expect(await heights()).toMatchObject(before)
  })

for (const language of usual(['bs', 'ar', 'en'] as const, 2))
  test(`four dishes stand on a phone's screen beneath head and chips (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE)
    await signInGuest(context, 'Novak', '405')
    await openMenu(page, language)
    const traits = textsIn(language)
    const first = page.getByRole('article').first()
    await expect(first.getByText(traits('traits', 'inline.gluten'))).toBeVisible()
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).middle).toBeGreaterThanOrEqual(36)

    for (const at of [0, 1, 2, 3]) {
      const dish = page.getByRole('article').nth(at)
      expect((await boxOf(dish)).bottom).toBeLessThanOrEqual(PHONE.height)
      const add = await boxOf(dish.getByRole('button').last())
      const price = await boxOf(dish.locator('bdi.tabular').first())
      expect(Math.abs(price.middle - add.middle)).toBeLessThan(2)
      expect(add.height).toBeGreaterThanOrEqual(44)
      expect((await boxOf(dish.locator('img'))).width).toBe(96)
      const linesOf = (part: Locator) =>
        part.evaluate((text) => {
          const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(text)
          const height = text.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
          return Math.round(height / parseFloat(lineHeight))
        })
      // the name with what it is
      expect(await linesOf(dish.locator('div:has(> h3)'))).toBeLessThanOrEqual(3)
      expect(await linesOf(dish.locator('p').last())).toBe(1)
    }
  })

test('what a card cuts is read in the sheet, which its name opens, for a dish without choices as well', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await signInGuest(context, 'Novak', '405')
  await openMenu(page, 'en')
  await page.getByRole('button', { name: SOUP.en, exact: true }).click()
  const sheet = dishSheet(page, SOUP.en)
  await expect(sheet).toContainText('with sour cream and lemon.')
  const traits = textsIn('en')
  for (const trait of ['gluten', 'eggs', 'milk', 'celery'])
    await expect(sheet.getByText(traits('traits', `name.${trait}`), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: textsIn('en')('dish', 'add') }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('article').first().getByRole('group')).toContainText('1')
})

for (const viewport of usual([PHONE, DESKTOP], 1))
  test(`the whole of a dish's picture is in view at ${viewport.width} px`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    await signInGuest(context, 'Novak', '405')
    await openMenu(page, 'en')
    await openSheet(page, 'en', STEAK.en)
    const picture = dishSheet(page, STEAK.en).locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    // both at one moment: the sheet may still be rising
    const { frame, place } = await picture.evaluate((img) => ({
      frame: img.getBoundingClientRect().toJSON() as DOMRect,
      place: (img.parentElement ?? img).getBoundingClientRect().toJSON() as DOMRect,
    }))
    expect(await picture.evaluate((img) => getComputedStyle(img).objectFit)).toBe('contain')
    expect(frame.height).toBeGreaterThanOrEqual(240)
    expect(frame.y).toBeGreaterThanOrEqual(place.y)
    expect(frame.bottom).toBeLessThanOrEqual(place.bottom)
  })

test('short choices stand in one row, which arrows walk through; long ones beneath one another', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await signInGuest(context, 'Novak', '405')
  await openMenu(page, 'en')
  await openSheet(page, 'en', STEAK.en)
  const ways = page.getByRole('group', { name: 'How would you like it?' })
  const rows = () =>
    ways
      .locator('label')
      .evaluateAll((labels) => new Set(labels.map((label) => label.getBoundingClientRect().top)).size)
  expect(await rows()).toBe(1)
  for (const label of await ways.locator('label').all()) {
    const { height, width } = await boxOf(label)
    expect(height).toBeGreaterThanOrEqual(44)
    expect(width).toBeGreaterThanOrEqual(44)
    expect(await label.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  }
  await ways.getByRole('radio', { name: 'Medium rare' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(ways.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked()
  await expectAccessible(page)
  // one of these has its price in what it contains: it is told apart by more than its name
  const sides = page.getByRole('group', { name: 'Side' }).locator('label')
  expect((await boxOf(sides.nth(1))).y).toBeGreaterThan((await boxOf(sides.nth(0))).y)

  await page.setViewportSize({ width: 320, height: 844 })
  await openMenu(page, 'bs')
  await openSheet(page, 'bs', STEAK.bs)
  const asked = page.getByRole('dialog').getByRole('group').filter({ hasText: 'Srednje slabo pečen' })
  const tops = await asked
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(4)
  expect(await page.getByRole('dialog').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
})

test.describe('the review', () => {
  const forget = () => askDatabase("UPDATE guests SET avoids = '{}' WHERE room_number = '405'")
  test.beforeEach(forget)
  test.afterEach(forget)

  test('leaves what the kitchen is told in view above its foot', async ({ page, context }) => {
    await page.setViewportSize(PHONE)
    await askDatabase("UPDATE guests SET avoids = '{nuts}' WHERE room_number = '405'")
    await signInGuest(context, 'Novak', '405')
    await openMenu(page, 'en')
    await page.getByRole('button', { name: addOf('en', SOUP.en) }).click()
    await page
      .getByRole('complementary', { name: guestText('en', 'order.review') })
      .getByRole('link')
      .click()
    const [told = ''] = textsIn('en')('traits', 'willTell').split('{{')
    const notice = page.getByText(told)
    await expect(notice).toBeVisible()
    const confirm = page.getByRole('button', { name: guestText('en', 'order.confirm') })
    const foot = await boxOf(page.locator('.sticky', { has: confirm }))
    expect(foot.height).toBeLessThanOrEqual(84)
    expect((await boxOf(notice)).bottom).toBeLessThanOrEqual(foot.y)
    await expect(page.getByRole('main')).toContainText('Novak · Room 405')
    await expectAccessible(page)
  })

  test('has two columns where there is room', async ({ page, context }) => {
    await page.setViewportSize(DESKTOP)
    await signInGuest(context, 'Novak', '405')
    await openMenu(page, 'en')
    await page.getByRole('button', { name: addOf('en', SOUP.en) }).click()
    await page.getByRole('link', { name: guestText('en', 'order.review') }).click()
    const lines = await boxOf(page.getByRole('main').getByRole('list').first())
    const parts = [
      page.getByRole('group', { name: textsIn('en')('times', 'when') }),
      page.getByLabel(guestText('en', 'order.note')),
      page.getByRole('button', { name: guestText('en', 'order.confirm') }),
    ]
    for (const part of parts) {
      const { x, bottom } = await boxOf(part)
      expect(x).toBeGreaterThan(lines.right)
      expect(bottom).toBeLessThanOrEqual(DESKTOP.height)
    }
  })
})

const HEIGHTS = [
  [664, 'ar'],
  [844, 'en'],
] as const

for (const [height, language] of usual(HEIGHTS, 1))
  test(`an order sent says once that it is and when it comes, in one large figure, above what can be done (${height} px)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await signInGuest(context, 'Novak', '405')
    await openMenu(page, language)
    await page.getByRole('button', { name: addOf(language, SOUP[language]) }).click()
    await page
      .getByRole('complementary', { name: guestText(language, 'order.review') })
      .getByRole('link')
      .click()
    await page.getByRole('button', { name: guestText(language, 'order.confirm') }).click()
    const sent = sentOrder(page, language)
    const label = sent.getByText(textsIn(language)('times', 'arrives.about'))
    await expect(label).toBeVisible()
    const figure = label.locator('..').locator('bdi')
    const time = await figure.innerText()
    expect(time).toMatch(/^\d\d:\d\d$/)
    const size = await figure.evaluate((bdi) => parseFloat(getComputedStyle(bdi).fontSize))
    expect(size).toBeGreaterThanOrEqual(44)
    expect(size).toBeLessThanOrEqual(48)
    expect((await sent.innerText()).split(time)).toHaveLength(2)
    await expect(sent).not.toContainText(guestText(language, 'order.state.sent'))
    for (const part of [
      figure,
      sent.getByRole('link', { name: guestText(language, 'order.follow') }),
      sent.getByRole('link', { name: guestText(language, 'bookings.call') }),
    ])
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(height)
    expect((await boxOf(figure)).bottom).toBeLessThan(
      (await boxOf(sent.getByRole('link', { name: guestText(language, 'order.follow') }))).y,
    )
    await expectAccessible(page)
  })
