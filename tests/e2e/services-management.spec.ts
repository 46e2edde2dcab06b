import type { ServiceCategory } from '#features/categories/all.ts'
import { textsOf } from '#features/categories/texts.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'

const language = 'ar'

test('staff hide, show and move services while a visitor watches', async ({ page, context, browser }) => {
  const text = (key: string) => textsIn(language)('hotel-admin', `services.${key}`)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${HOTEL}/services?lng=${language}`)
  const labelOf = (category: ServiceCategory) => textsOf(category, language).name
  const isSpaFirst = async () => {
    const seen = await visitor.locator('body').innerText()
    return seen.indexOf(labelOf('spa_wellness')) < seen.indexOf(labelOf('housekeeping'))
  }
  await expect(visitor.getByText(labelOf('spa_wellness'))).toBeVisible()
  expect(await isSpaFirst()).toBe(false)

  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/services?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'))
  await expectAccessible(page)
  const spa = page.locator('[data-service=spa_wellness]')
  const dialog = page.getByRole('dialog')
  await spa.getByRole('switch').click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(spa.getByRole('switch')).toBeChecked()
  await spa.getByRole('switch').click()
  await dialog.getByRole('button', { name: text('hideConfirm') }).click()
  await expect(spa.getByRole('switch')).not.toBeChecked()
  await expect(page.getByText(text('disabled'))).toBeVisible()
  await spa.getByRole('switch').click()
  await dialog.getByRole('button', { name: text('showConfirm') }).click()
  await expect(page.getByText(text('enabled'))).toBeVisible()

  const rows = page.locator('[data-service]')
  const up = spa.getByRole('button').first()
  const at = () =>
    rows.evaluateAll((all) => all.findIndex((row) => row.matches('[data-service=spa_wellness]')))
  const before = await at()
  await up.click()
  await expect.poll(at).toBe(before - 1)
  await expect.poll(isSpaFirst).toBe(true)
  await spa.getByRole('button').nth(1).click()
  await expect.poll(at).toBe(before)
  // it is saved once others see it
  await expect.poll(isSpaFirst).toBe(false)
  await page.reload()
  await expect(rows.first()).toBeVisible()
  expect(await at()).toBe(before)
  await visitor.context().close()
})

test('the contact number is changed and cleared; a refused switch is rolled back', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/services?lng=en`)
  const number = page.getByLabel('Contact number')
  const save = page.getByRole('button', { name: 'Save' })
  const known = await number.inputValue()
  for (const wanted of ['', known]) {
    await number.fill(wanted)
    await save.click()
    await expect(page.getByText('Contact number updated successfully').first()).toBeVisible()
    await expect(save).toBeDisabled()
    await page.reload()
    await expect(number).toHaveValue(wanted)
  }

  await page.route('**/rpc/services/setEnabled', (route) =>
    route.fulfill({
      status: 404,
      json: { json: { defined: false, code: 'NOT_FOUND', status: 404, message: '' } },
    }),
  )
  const spa = page.locator('[data-service=spa_wellness]').getByRole('switch')
  await spa.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Failed to update service. Check permissions.')).toBeVisible()
  await expect(spa).toBeChecked()
})
