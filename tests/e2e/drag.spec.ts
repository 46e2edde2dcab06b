import type { Locator, Page } from '@playwright/test'
import { usual } from '#tests/usual.ts'
import { expect, HOTEL, signInGuest, signInStaff, test } from './browser.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Drags a row by its handle with the mouse, over the upper edge of another row. */
async function dragBefore(page: Page, row: Locator, other: Locator, saved: string) {
  const answer = page.waitForResponse(`**/rpc/${saved}`)
  await other.scrollIntoViewIfNeeded()
  const grip = await row.locator('[title^=Drag]').boundingBox()
  const target = await other.boundingBox()
  if (!grip || !target) throw new Error('A row is not visible')
  const x = grip.x + grip.width / 2
  await page.mouse.move(x, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, target.y + 4, { steps: 8 })
  await page.mouse.up()
  expect((await answer).status()).toBe(200)
}

/** The given texts in their order on the page. */
const orderOn = async (page: Page, texts: readonly string[]) => {
  const seen = await page.locator('main').innerText()
  return texts.toSorted((a, b) => seen.indexOf(a) - seen.indexOf(b))
}

type Case = { name: string; editor: string; guest: string; saved: string; texts: [string, string] }

const CASES: Case[] = [
  {
    name: 'a dish',
    editor: 'menu',
    guest: 'room-service',
    saved: 'menu/place',
    texts: ['Begova čorba', 'Red Lentil Soup'],
  },
  {
    name: 'an announcement',
    editor: 'announcements',
    guest: 'announcements',
    saved: 'announcements/place',
    texts: ['Sevdah', 'Trebević'],
  },
  {
    name: 'a service',
    editor: 'services',
    guest: 'services',
    saved: 'services/reorder',
    texts: ['Housekeeping', 'Spa & Wellness'],
  },
]

for (const { name, editor, guest, saved, texts } of usual(CASES, 1)) {
  test(`${name} is dragged with the mouse, and guests see the order`, async ({ page, context, browser }) => {
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/${editor}?lng=en`)
    const row = (text: string) => page.locator('[data-row]', { hasText: text })
    await expect(row(texts[0])).toBeVisible()
    const visitor = await (await browser.newContext()).newPage()
    await signInGuest(visitor.context())
    await visitor.goto(`${HOTEL}/${guest}?lng=en`)
    await expect(visitor.getByText(texts[0]).first()).toBeVisible()

    const before = await orderOn(visitor, texts)
    const [first, second] = before
    if (!first || !second) throw new Error('There are fewer than two rows')
    await dragBefore(page, row(second), row(first), saved)
    await expect.poll(() => orderOn(page, texts)).toEqual([second, first])
    await expect.poll(() => orderOn(visitor, texts)).toEqual([second, first])

    await dragBefore(page, row(first), row(second), saved)
    await expect.poll(() => orderOn(visitor, texts)).toEqual(before)
    await visitor.context().close()
  })
}

test('a service is moved with the keyboard, and guests see the order', async ({ page, context, browser }) => {
  const texts = ['Housekeeping', 'Spa & Wellness']
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/services?lng=en`)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${HOTEL}/services?lng=en`)
  await expect(visitor.getByText('Housekeeping')).toBeVisible()
  const up = page.getByRole('button', { name: 'Move Spa & Wellness up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => orderOn(visitor, texts)).toEqual(['Spa & Wellness', 'Housekeeping'])
  await expect(up).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => orderOn(visitor, texts)).toEqual(texts)
  await visitor.context().close()
})

test('Escape while dragging leaves everything unchanged', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/services?lng=en`)
  const rows = page.locator('[data-service]')
  const shown = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-service')))
  await expect(rows.first()).toBeVisible()
  const before = await shown()
  const grip = await rows.nth(1).locator('[title^=Drag]').boundingBox()
  if (!grip) throw new Error('A row is not visible')
  let saves = 0
  page.on('request', (request) => (saves += request.url().endsWith('/rpc/services/reorder') ? 1 : 0))
  await page.mouse.move(grip.x + 8, grip.y + 20)
  await page.mouse.down()
  await page.mouse.move(grip.x + 8, grip.y + 220, { steps: 6 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await shown()).toEqual(before)
  expect(saves).toBe(0)
})
