import sharp from 'sharp'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'

const language = 'en'

test('an announcement is written, published, moved and deleted', async ({ page, context }) => {
  const text = textsIn(language)
  const say = (key: string) => text('hotel-admin', `announcements.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/announcements?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('title'))
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const asGuest = page.getByRole('link', { name: text('hotel-admin', 'nav.asGuest') })
  await expect(asGuest).toHaveAttribute('href', `${HOTEL}/announcements`)
  await expectAccessible(page)

  await page.getByRole('button', { name: say('add'), exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: text('hotel-admin', 'editor.save'), exact: true }).click()
  await expect(form.getByText(say('form.required'))).toHaveCount(1)
  await expect(form.getByLabel(say('form.title'))).toBeFocused()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)

  const title = `Jazz by the river ${language}`
  await form.getByLabel(say('form.title')).fill(title)
  await form.getByLabel(say('form.description')).first().fill('Tonight at nine, admission is free.')
  await expect(form.getByRole('article').first()).toContainText(title)
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#2f5d73' } })
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'jazz.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
  await expect(form.getByRole('article').first().locator('img')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)

  const row = page.locator('[data-row]', { hasText: title })
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  const guest = async () => (await context.request.get('/api/hotels/demo-hotel/announcements')).text()
  await expect.poll(guest).toContain(title)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await expect.poll(guest).not.toContain(title)
  await expect(page.locator('[data-row]').first()).toContainText(title)
  await row.getByRole('button').nth(2).click()
  await expect(page.locator('[data-row]').nth(1)).toContainText(title)

  await page.reload()
  await expect(page.locator('[data-row]').nth(1)).toContainText(title)
  await row.getByRole('button').last().click()
  await expect(form).toContainText(title)
  await form.getByRole('button', { name: say('confirm.delete'), exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('what guests see stands beside the form, live and in the language that is edited, and at one press where it is narrow', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  const say = (key: string) => text('hotel-admin', `announcements.${key}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/announcements?lng=en`)
  const rows = page.locator('[data-row]')
  const nameIn = (row: number) => rows.nth(row).getByRole('button').first().innerText()
  const [first, second] = [await nameIn(0), await nameIn(1)]
  await page.getByRole('button', { name: say('add'), exact: true }).click()
  const form = page.getByRole('dialog').filter({ hasText: say('form.addTitle') })
  const shown = page.locator('figure').filter({ visible: true })
  await form.getByLabel(say('form.title')).fill('Jazz by the river')
  await expect(shown).toBeInViewport({ ratio: 1 })
  await expect(shown.getByRole('article', { includeHidden: true }).first()).toContainText('Jazz by the river')
  await expect(shown).toContainText(text('common', 'ago.now'))
  // what follows it in the guests' list
  await expect(shown).toContainText(first)
  await expect(shown).toContainText(second)
  await page.getByRole('tab', { name: 'Bosanski' }).click()
  await form.getByLabel(say('form.title')).fill('Džez uz rijeku')
  await expect(shown).toContainText('Džez uz rijeku')
  await expect(shown).toContainText(textsIn('bs')('common', 'ago.now'))
  await expect(shown).not.toContainText(say('hidden'))
  await form.getByRole('switch').click()
  await expect(shown).toContainText(say('hidden'))
  await expectAccessible(page)

  const press = form.getByRole('button', { name: say('form.preview') })
  await expect(press).toHaveCount(0)
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(shown).toHaveCount(0)
    await form.getByLabel(say('form.title')).fill(`Džez ${width}`)
    await press.click()
    await expect(shown).toContainText(`Džez ${width}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(press).toBeFocused()
  }
  await expect(form.getByLabel(say('form.title'))).toHaveValue('Džez 390')
})
