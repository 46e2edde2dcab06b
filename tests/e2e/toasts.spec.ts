import type { Page } from '@playwright/test'
import { expect, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

const text = textsIn('en')
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

test('a message about what is wrong leaves once it is put right, or saved', async ({ page, context }) => {
  const say = (key: string) => text('hotel-admin', `knowledge.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chatbot?lng=en`)
  await page.getByRole('button', { name: say('add'), exact: true }).click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: text('hotel-admin', 'editor.save'), exact: true })
  await save.click()
  await expect(toasts(page).filter({ hasText: say('required') })).toBeVisible()
  await form.getByLabel(say('form.topic')).fill('Sauna')
  await form.getByLabel(say('form.content')).fill('From ten to nine.')
  await expect(toasts(page).filter({ hasText: say('required') })).toHaveCount(0)

  await page.route('**/rpc/knowledge/add**', (route) => route.abort())
  await save.click()
  await expect(toasts(page).filter({ hasText: say('saveFailed') })).toBeVisible()
  await page.unroute('**/rpc/knowledge/add**')
  await save.click()
  await expect(form).toHaveCount(0)
  await expect(toasts(page).filter({ hasText: say('saveFailed') })).toHaveCount(0)
})

test('the form of a hotel says under the field what is wrong, and nowhere else', async ({
  page,
  context,
}) => {
  const say = (key: string) => text('platform', `hotels.${key}`)
  await signInSuperAdmin(context)
  await page.goto(`${PLATFORM}/hotels/new?lng=en`)
  await page.getByRole('button', { name: say('form.create') }).click()
  await expect(page.getByText(say('form.needName'))).toHaveCount(1)
  await expect(page.getByLabel(say('form.name'), { exact: true })).toBeFocused()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(say('logo.saveFirst'))).toHaveCount(1)
})
