import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

const DISH = 'Keške from Kreševo'
const jpeg = async () => ({
  name: 'dolma.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 500, channels: 3, background: '#8d4a2f' } })
    .jpeg()
    .toBuffer(),
})

/** Opens and fills in the form of a new dish. */
async function openForm(page: Page, language: Language) {
  const text = textsIn(language)
  const menu = (key: string) => text('hotel-admin', `menu.${key}`)
  await page.goto(`${HOTEL}/admin/menu?lng=${language}`)
  await page
    .getByRole('button', { name: menu('add'), exact: true })
    .first()
    .click()
  const form = page.locator('main form')
  await form.getByLabel(menu('form.name')).fill(DISH)
  await form.getByRole('textbox', { name: /USD/ }).fill('8,50')
  const expectKept = async () => {
    await expect(form.getByLabel(menu('form.name'))).toHaveValue(DISH)
    await expect(form.getByRole('textbox', { name: /USD/ })).toHaveValue('8,50')
  }
  return {
    form,
    expectKept,
    choose: (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
      form.locator('input[type=file]').setInputFiles(file),
    save: () => page.getByRole('button', { name: text('hotel-admin', 'editor.save') }).click(),
    image: (key: string) => text('hotel-admin', `images.${key}`),
    common: (key: string) => text('common', key),
  }
}

const language = 'ar'

test('too many pictures: shows how long to wait, then retries', async ({ page, context }) => {
  await signInStaff(context)
  const { form, choose, save, expectKept, image, common } = await openForm(page, language)
  const locked = `INSERT INTO rate_limits (action_type, identifier, hotel_id, locked_until)
    SELECT action, u.id::text, u.hotel_id, now() + interval '5 minutes'
    FROM users u, unnest(ARRAY['image_upload', 'bulk_image_upload']) action
    WHERE u.email = 'admin@demo-hotel.example'`
  await askDatabase(locked)
  await choose(await jpeg())
  await save()
  const time = new RegExp(common('limits.upload').replace('{{time}}', '.*5.*'))
  await expect(form.getByRole('alert')).toContainText(time)
  await expect(form.getByRole('alert')).toContainText(image('kept'))
  await expectKept()
  await expect(form.locator('img').first()).toBeVisible()
  await expectAccessible(page)
  await askDatabase(`UPDATE rate_limits SET locked_until = NULL, attempts = array_fill(now(), ARRAY[28])
    WHERE action_type = 'bulk_image_upload'`)
  await form.getByRole('button', { name: common('tryAgain') }).click()
  await expect(form).toHaveCount(0)
  const warning = page.getByText(common('limits.warning_one').replace('{{count}}', '1'))
  await expect(warning).toHaveCount(0)
  const menu = (key: string) => textsIn(language)('hotel-admin', `menu.${key}`)
  await page
    .getByRole('button', { name: menu('add'), exact: true })
    .first()
    .click()
  await expect(form.locator(warning)).toBeVisible()
  await page.goBack()
  const dish = page.locator('[data-row]', { hasText: DISH })
  await dish.scrollIntoViewIfNeeded()
  await expect(dish.locator('img')).toHaveJSProperty('naturalWidth', 320)

  const address = (await dish.locator('img').getAttribute('src')) ?? ''
  const stored = async () => (await context.request.get(address)).status()
  const edit = () =>
    dish
      .getByRole('link', {
        name: textsIn(language)('hotel-admin', 'editor.editOf').replace('{{name}}', DISH),
      })
      .click()
  const asked = page.getByRole('dialog', { name: image('removeTitle') })
  const remove = () =>
    page
      .getByRole('button', { name: image('remove') })
      .first()
      .click()
  await edit()
  await remove()
  await expect(asked).toContainText(image('removeText'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await expect(form.locator('img').first()).toBeVisible()
  await remove()
  await asked.getByRole('button', { name: image('remove') }).click()
  await expect(page.getByRole('button', { name: image('remove') })).toHaveCount(0)
  expect(await stored()).toBe(200)
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)
  expect(await stored()).toBe(404)
  await askDatabase(`DELETE FROM menu_items WHERE name = '${DISH}'`)
})

test('the network fails in the middle of an upload', async ({ page, context }) => {
  await signInStaff(context)
  const { form, choose, save, expectKept, image, common } = await openForm(page, language)
  await choose(await jpeg())
  await page.route('**/hotelly-uploads/**', (route) => route.abort('internetdisconnected'))
  await save()
  await expect(form.getByRole('alert')).toContainText(image('failed'))
  await expect(form.getByRole('alert')).toContainText(common('errors.network'))
  await expectKept()
  await page.unroute('**/hotelly-uploads/**')
  await form.getByRole('button', { name: common('tryAgain') }).click()
  await expect(form).toHaveCount(0)
  await askDatabase(`DELETE FROM menu_items WHERE name = '${DISH}'`)
})

test('files that are not pictures, or too large', async ({ page, context }, testInfo) => {
  await signInStaff(context)
  const { form, choose, expectKept, image } = await openForm(page, 'en')
  const alert = form.getByRole('alert')
  await choose({ name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(alert).toHaveText(image('notImage'))
  await choose({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })
  await expect(alert).toHaveText(image('notImage'))
  const huge = testInfo.outputPath('huge.jpg')
  await writeFile(huge, '')
  await truncate(huge, 50 * 1024 * 1024)
  await choose(huge)
  await expect(alert).toHaveText(image('tooLarge').replace('{{megabytes}}', '5'))
  await expectKept()
  await choose(await jpeg())
  await expect(alert).toHaveCount(0)
  await expect(form.locator('img').first()).toBeVisible()
})

test('saving a form waits for a picture that is still being read', async ({ page, context }) => {
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window)
    window.createImageBitmap = (async (file: Blob) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1500)
      })
      return read(file)
    }) as typeof window.createImageBitmap
  })
  await signInStaff(context)
  const { form, choose, save } = await openForm(page, 'en')
  await choose(await jpeg())
  await save()
  await expect(form).toHaveCount(0)
  const dish = page.locator('[data-row]', { hasText: DISH })
  await dish.scrollIntoViewIfNeeded()
  await expect(dish.locator('img')).toHaveJSProperty('naturalWidth', 320)
  await askDatabase(`DELETE FROM menu_items WHERE name = '${DISH}'`)
})

test('a form that is saved just when its picture has been read keeps the picture', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const name = URL.createObjectURL.bind(URL)
    // the last that is done with a picture before it is drawn
    URL.createObjectURL = (picture) => {
      const pressSave = async () => {
        for (let turn = 0; turn < 50; turn++) await Promise.resolve()
        document.querySelector<HTMLElement>('main [type=submit]')?.click()
      }
      void pressSave()
      return name(picture)
    }
  })
  await signInStaff(context)
  const { form, choose } = await openForm(page, 'en')
  await choose(await jpeg())
  await expect(form).toHaveCount(0)
  const dish = page.locator('[data-row]', { hasText: DISH })
  await dish.scrollIntoViewIfNeeded()
  await expect(dish.locator('img')).toHaveJSProperty('naturalWidth', 320)
  await askDatabase(`DELETE FROM menu_items WHERE name = '${DISH}'`)
})
