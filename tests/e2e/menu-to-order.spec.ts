import type { Locator, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInGuest, test, textsIn } from './browser.ts'

const PHONE = { width: 390, height: 844 }
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

for (const language of ['en', 'ar'] as const)
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
      const [lines, words] = await dish
        .locator('p')
        .evaluateAll((all) =>
          all.map((text) => Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))),
        )
      expect(lines).toBeLessThanOrEqual(2)
      expect(words).toBe(1)
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
