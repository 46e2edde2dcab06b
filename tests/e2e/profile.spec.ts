import sharp from 'sharp'
import type { Hotel } from '#features/hotels/contract.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

let kept: Hotel

test.beforeEach(async ({ context }) => {
  await signInStaff(context)
  kept = (await (await context.request.get('/api/hotels/demo-hotel')).json()) as Hotel
})
test.afterEach(async () => {
  const text = (value: string | null) => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`)
  await changeData(
    'hotel',
    `UPDATE hotels SET name = ${text(kept.name)}, contact_phone = ${text(kept.contactPhone)},
     contact_email = ${text(kept.contactEmail)}, primary_color = ${text(kept.primaryColor)}, logo_url = ${text(kept.logoUrl)},
     check_out_time = ${text(kept.checkOutTime)}, instagram = ${text(kept.instagram)},
     version = version + 1 WHERE slug = 'demo-hotel'`,
  )
})

for (const language of usual(LANGUAGES, 1)) {
  test(`a hotel changes its own name, number, colour and logo, and guests see it at once (${language})`, async ({
    page,
    browser,
  }) => {
    const say = (key: string) => textsIn(language)('hotel-profile', key)
    const fill = (key: string, given: Record<string, string>) =>
      say(key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => given[name] ?? '')
    const visitor = await browser.newPage()
    await visitor.goto(`${HOTEL}?lng=${language}`)
    await expect(visitor.getByText(kept.name).first()).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}/admin/profile?lng=${language}`)
    const name = page.getByLabel(say('form.name'), { exact: true })
    await expect(name).toHaveValue(kept.name)
    await expect(page.getByText(say('own.currencyWhy'))).toBeVisible()
    await expect(page.getByText(fill('own.provider', { provider: 'Hotelly' }))).toBeVisible()
    await expectAccessible(page)

    await name.fill('')
    await page.getByLabel(say('form.email')).fill('desk')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(say('form.needName'))).toBeVisible()
    await expect(page.getByText(say('form.emailBad'))).toBeVisible()
    await expect(name).toBeFocused()

    await page.setViewportSize({ width: 1440, height: 900 })
    await name.fill('Hotel Vrelo')
    await page.getByLabel(say('form.email')).fill('desk@vrelo.example')
    await page.getByLabel(say('form.phone')).fill('+387 33 555 0188')
    await page.getByLabel(say('form.color'), { exact: true }).fill('#7a1f3d')
    const checkOut = page.getByLabel(say('own.checkOut'))
    await checkOut.fill('half past')
    await page.keyboard.press('Control+s')
    // what is no time is said, and never taken for none
    await expect(page.getByText(say('own.wrong.time'))).toBeVisible()
    await expect(checkOut).toHaveValue('half past')
    await checkOut.fill('11:30')
    await page.getByLabel(say('own.instagram'), { exact: true }).fill('two words')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(say('own.wrong.instagram'))).toBeVisible()
    await page.getByLabel(say('own.instagram'), { exact: true }).fill('@vrelo')
    await expect(page.locator('figure')).toContainText('Hotel Vrelo')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(say('own.saved'))).toBeVisible()
    await expect(visitor.getByText('Hotel Vrelo').first()).toBeVisible()
    await expect(page.locator('aside, nav').getByText('Hotel Vrelo').first()).toBeAttached()

    const logo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#2f5d73' } })
    const buffer = await logo.png().toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await expect(page.getByText(say('logo.uploaded'))).toBeVisible()
    await expect(visitor.locator('img[src*="/logo.webp?v="]').first()).toBeVisible()
    await page.getByRole('button', { name: say('logo.remove') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('logo.remove') })
      .click()
    await expect(page.getByText(say('logo.removed'))).toBeVisible()
    await expect(visitor.locator('img[src*="/logo.webp?v="]')).toHaveCount(0)
    await visitor.goto(`${HOTEL}/announcements?lng=${language}`)
    const facts = visitor.getByRole('region', { name: textsIn(language)('guest', 'hotelFacts.label') })
    await expect(facts).toContainText('11:30')
    await expect(
      facts.getByRole('link', { name: textsIn(language)('guest', 'hotelFacts.instagram') }),
    ).toHaveAttribute('href', 'https://www.instagram.com/vrelo')
    await expectAccessible(visitor)
    await visitor.close()
  })
}

test('what somebody else saves meanwhile is shown beside what was typed, and nothing is lost', async ({
  page,
  context,
}) => {
  const say = (key: string) => textsIn('en')('hotel-profile', key)
  await page.goto(`${HOTEL}/admin/profile?lng=en`)
  const phone = page.getByLabel(say('form.phone'))
  await phone.fill('+387 33 111 111')
  const other = await context.newPage()
  await other.goto(`${HOTEL}/admin/profile?lng=en`)
  await other.getByLabel(say('form.phone')).fill('+387 33 222 222')
  await other.keyboard.press('Control+s')
  await expect(other.getByText(say('own.saved'))).toBeVisible()
  await other.close()

  await expect(page.getByText(say('own.theirs'))).toBeVisible()
  await expect(phone).toHaveValue('+387 33 111 111')
  await page.getByRole('button', { name: textsIn('en')('common', 'overtaken.keep') }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(say('own.saved'))).toBeVisible()
  await expect(phone).toHaveValue('+387 33 111 111')
  await page.reload()
  await expect(phone).toHaveValue('+387 33 111 111')
})
