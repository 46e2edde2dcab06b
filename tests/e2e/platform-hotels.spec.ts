import sharp from 'sharp'
import { expect, expectAccessible, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

const LIST = `${PLATFORM}/hotels`

for (const [language, scheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  const say = (key: string) => textsIn(language)('platform', `hotels.${key}`)
  const fill = (key: string, given: Record<string, string>) =>
    say(key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => given[name] ?? '')

  test(`a hotel is added, gets a logo, is switched, copied and deleted (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: scheme })
    await signInSuperAdmin(context)
    await askDatabase("DELETE FROM rate_limits WHERE action_type = 'image_upload'")
    await page.goto(`${LIST}?lng=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('title'))
    await expect(page.locator('[data-hotel=demo-hotel]')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: say('refresh') }).click()
    await expect(page.getByText(say('refreshed'))).toBeVisible()

    await page.getByRole('link', { name: say('add'), exact: true }).click()
    await page.getByRole('button', { name: say('form.create') }).click()
    await expect(page.getByText(say('form.needName')).first()).toBeVisible()
    const name = `Hôtel Šarić ${language}`
    const slug = `hotel-saric-${language}`
    await page.getByLabel(say('form.name'), { exact: true }).fill('Internal')
    await expect(page.getByText(say('form.slugTaken')).first()).toBeVisible()
    await page.getByLabel(say('form.name'), { exact: true }).fill(name)
    await expect(page.getByLabel(say('form.slug'))).toHaveValue(slug)
    await page.getByLabel(say('form.color'), { exact: true }).fill('#facc15')
    await expect(page.getByText(say('form.colorDarker').split('{{')[0] ?? '')).toBeVisible()
    await page.getByRole('combobox', { name: say('form.currency') }).click()
    await page.getByRole('combobox', { name: say('form.currency') }).fill('KWD')
    await page.keyboard.press('Enter')
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    })
    await expect(page.getByRole('alert').getByText(say('logo.saveFirst'))).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+s')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill('form.editTitle', { name }))
    await expect(page).toHaveURL(/\/edit/)
    await expect(page.getByLabel(say('form.slug'))).toBeDisabled()
    const logo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#2f5d73' } })
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() },
    })
    await expect(page.getByText(say('logo.uploaded'))).toBeVisible()
    await expect(page.locator('img[src*="/logo.webp?v="]')).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel(say('form.phone')).fill('+387 33 555 0177')
    await page.getByRole('link', { name: say('form.back') }).click()
    await page.getByRole('button', { name: say('form.stay') }).click()
    await page.getByRole('button', { name: say('form.save') }).click()
    const card = page.locator(`[data-hotel=${slug}]`)
    await expect(card).toContainText('+387 33 555 0177')
    await expect(card.locator('img')).toBeVisible()
    expect((await context.request.get(`/hotelly/${slug}`)).status()).toBe(200)

    await card.getByRole('link', { name: fill('copy', { name }) }).click()
    await page.getByLabel(say('form.name'), { exact: true }).fill(`Copy ${language}`)
    await page.getByRole('button', { name: say('form.create') }).click()
    await expect(page).toHaveURL(/\/edit/)
    await expect(page.getByRole('combobox', { name: say('form.currency') })).not.toHaveValue(/US|دولار/)

    await page.goto(`${LIST}?lng=${language}`)
    await page.getByRole('searchbox').fill('SARIC')
    await expect(page).toHaveURL(/search=SARIC/)
    await expect(page.locator('[data-hotel=demo-hotel]')).toHaveCount(0)
    await card.getByRole('switch').click()
    await expect(card.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
    await expect.poll(async () => (await context.request.get(`/api/hotels/${slug}`)).status()).toBe(404)
    await card.getByRole('button', { name: fill('delete', { name }) }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: say('remove.confirm') })
    await expect(confirm).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('textbox').fill(slug)
    await confirm.click()
    await expect(page.getByText(fill('remove.done', { name }))).toBeVisible()
    await expect(page.getByText(say('noneFound')).first()).toBeVisible()
    await expectAccessible(page)
  })
}
