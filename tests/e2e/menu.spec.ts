import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { languageName } from '#kit/shared/language-name.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'

const photo = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#b5532a' } })
    .jpeg()
    .toBuffer()

const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name })
/** The fields of the dish whose page is open, and what guests see of it beside them. */
const formOf = (page: Page) => page.locator('main form')
const previewOf = (page: Page) => page.getByRole('main').locator('figure')
const statusOf = (dish: Locator) => dish.locator('[aria-haspopup=menu]')

/** Opens the status of a dish, and chooses another one. */
async function setStatus(dish: Locator, word: string) {
  await statusOf(dish).click()
  await dish.getByRole('menuitemradio', { name: word, exact: true }).click()
}

const language = 'ar'
/** The height of a dish by the width of the window: on a tablet, and at a desk. */
const WIDTHS = [
  { width: 768, highest: 74 },
  { width: 1023, highest: 74 },
  { width: 1440, highest: 64 },
]

for (const { width, highest } of WIDTHS) {
  test(`at ${width} px every dish is named in full, and many fit on the screen`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 1180 })
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/menu?lng=en`)
    const rows = page.locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const dishes = await rows.evaluateAll((all) =>
      all.map((dish) => {
        const [name] = dish.getElementsByTagName('a')
        const description = dish.querySelector('p > [dir=auto]')
        return {
          name: name?.textContent,
          isCut:
            !name || name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1,
          isDescribed: (description?.clientWidth ?? 0) > 40,
          height: dish.clientHeight,
        }
      }),
    )
    expect(dishes.filter(({ isCut }) => isCut)).toEqual([])
    expect(dishes.filter(({ isDescribed }) => !isDescribed)).toEqual([])
    expect(dishes.filter(({ height }) => height > highest)).toEqual([])
  })
}

test('a dish is added, shown, changed and deleted', async ({ page, context }) => {
  const text = textsIn(language)
  const menu = (key: string) => text('hotel-admin', `menu.${key}`)
  const label = (key: string, name: string) =>
    new RegExp(text('hotel-admin', `editor.${key}`).replace(/\u2068?\{\{name\}\}\u2069?/, `.?${name}.?`))
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(menu('title'))

  await page
    .getByRole('button', { name: menu('add'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/menu\/new$/)
  const form = formOf(page)
  const save = page.getByRole('button', { name: text('hotel-admin', 'editor.save') })
  await expect(form.getByLabel(menu('form.name'))).toBeFocused()
  await save.click()
  await expect(form.getByText(menu('form.required'))).toHaveCount(1)
  await expect(form.getByLabel(menu('form.name'))).toBeFocused()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)

  const name = `Burek ${language}`
  await form.getByLabel(menu('form.name')).fill(name)
  await form.getByLabel(menu('form.description')).fill('x'.repeat(101))
  await expect(form.getByText('101 / 100')).toBeVisible()
  await expect(form.getByText(menu('form.tooLong').replace('{{max}}', '100'))).toBeVisible()
  await form.getByLabel(menu('form.description')).fill('Of veal, from the wood oven')
  await form.getByRole('textbox', { name: /USD/ }).fill('6,50')
  const preview = previewOf(page)
  await expect(preview).toContainText(menu('form.preview'))
  await expect(preview).toContainText(name)
  await expect(preview).toContainText('$6.50')
  await form.getByRole('tab', { name: /Bosanski/ }).click()
  await form.getByLabel(menu('form.name')).fill(`Burek na bosanskom ${language}`)
  await expect(preview).toContainText(`Burek na bosanskom ${language}`)
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(form.getByText(text('hotel-admin', 'images.notImage'))).toBeVisible()
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'burek.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(form.locator('label img')).toBeVisible()
  await expect(preview.locator('img').first()).toHaveAttribute('src', /^blob:/)
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)
  const dish = row(page, name)
  await expect(dish).toContainText('$6.50')
  await expect(dish).toContainText(
    text('hotel-admin', 'editor.missing').replace('{{language}}', languageName('ar', language)),
  )
  await dish.scrollIntoViewIfNeeded()
  await expect(dish.locator('img')).toHaveJSProperty('naturalWidth', 320)

  const soldOut = menu('soldOut.is.opening').replace('{{time}}', '05:00')
  await setStatus(dish, soldOut)
  await expect(statusOf(dish)).toHaveText(menu('options.soldOut'))
  await setStatus(dish, menu('options.available'))
  await expect(statusOf(dish)).toHaveText(menu('visible'))
  await setStatus(dish, menu('hidden'))
  await expect(statusOf(dish)).toHaveText(menu('hidden'))
  await dish.getByRole('button', { name: label('up', name) }).click()
  await dish.getByRole('link', { name: label('editOf', name) }).click()
  await form.getByRole('textbox', { name: /USD/ }).fill('7')
  await page.goBack()
  await expect(page.getByText(text('hotel-admin', 'discard.title'))).toBeVisible()
  await page.getByRole('button', { name: text('hotel-admin', 'discard.keep') }).click()
  await save.click()
  await expect(form).toHaveCount(0)
  await expect(dish).toContainText('$7.00')

  await page.reload()
  await expect(statusOf(dish)).toHaveText(menu('hidden'))
  await dish.getByRole('button', { name: label('deleteOf', name) }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(name)
  await expectAccessible(page)
  await question.getByRole('button', { name: menu('confirm.delete'), exact: true }).click()
  await expect(dish).toHaveCount(0)
})

test('the second of two concurrent changes to a dish is refused, with the current state', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/services/room-service`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Room Service Management')
  await row(page, 'Hummus').getByRole('link', { name: 'Edit Hummus' }).click()
  const other = await context.newPage()
  await other.goto(`${HOTEL}/admin/menu`)
  await row(other, 'Hummus').getByRole('link', { name: 'Edit Hummus' }).click()
  await other.getByLabel('Price in USD').fill('8.20')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(row(other, 'Hummus')).toContainText('$8.20')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('$8.20')
  await expect(formOf(page).getByLabel('Price in USD')).toHaveValue('8.20')
})

test('a price is changed where it is read, unless somebody else was first', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu?lng=en`)
  const dish = row(page, 'Tabbouleh')
  const price = dish.getByRole('button', { name: /change the price of Tabbouleh/ })
  const was = (await price.textContent()) ?? ''
  const field = dish.getByRole('textbox', { name: 'Price in USD' })
  await price.click()
  await expect(field).toBeFocused()
  await field.fill('a lot')
  await field.press('Enter')
  await expect(dish.getByRole('alert')).toContainText('Enter a price')
  // a button that the head half covers would be judged as too small
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await field.press('Escape')
  await expect(price).toBeFocused()
  await expect(price).toHaveText(was)

  await price.press('Enter')
  await field.fill('8,75')
  const other = await context.newPage()
  await other.goto(`${HOTEL}/admin/menu?lng=en`)
  const there = row(other, 'Tabbouleh')
  await there.getByRole('button', { name: /change the price/ }).click()
  await there.getByRole('textbox').fill('8.60')
  await there.getByRole('textbox').press('Enter')
  await expect(there.getByRole('button', { name: /change the price/ })).toHaveText('$8.60')

  await field.press('Enter')
  await expect(page.getByText('Someone else has just changed this.', { exact: false })).toBeVisible()
  await expect(price).toHaveText('$8.60')
  await price.click()
  await field.fill(was.replace('$', ''))
  await field.press('Enter')
  await expect(price).toHaveText(was)
  await expect(there.getByRole('button', { name: /change the price/ })).toHaveText(was)
})

test('several dishes are hidden and repriced at once, and guests see it', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu`)
  for (const name of ['Fattoush', 'Tabbouleh'])
    await page.getByLabel(`Select ${name}`, { exact: true }).check()
  const bar = page.getByRole('region', { name: 'Selected dishes' })
  await bar.getByRole('button', { name: 'Change prices' }).click()
  await page.getByLabel('Change by percent').fill('10')
  await expect(page.getByRole('cell', { name: '$9.90' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Change prices' }).click()
  await expect(row(page, 'Fattoush')).toContainText('$9.90')
  await expect(row(page, 'Tabbouleh')).toContainText('$9.35')
  await bar.getByRole('button', { name: 'Hide' }).click()
  await expect(statusOf(row(page, 'Fattoush'))).toHaveText('Hidden')
  const menu = await (await context.request.get('/api/hotels/demo-hotel/menu')).text()
  expect(menu).not.toContain('Fattoush')
})

test('a file is checked, corrected and imported', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu`)
  const open = async () => {
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
  }
  const choose = (content: string) =>
    page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await open()
  await choose('name;price;category\nLepinja;much;Soups')
  await expect(page.getByText('the price “much” cannot be read')).toBeVisible()
  await choose('name;price;category\nLepinja;4,50;Soups\nHummus;8,90;Cold Appetizers')
  await expect(page.getByText('1 new dish')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('1 new dish · 1 dish changed')).toBeVisible()
  await expect(row(page, 'Lepinja')).toContainText('$4.50')
  await expect(row(page, 'Hummus')).toContainText('$8.90')
})

test('a file that is too large is refused before it is sent, and the next one clears the message', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu?lng=en`)
  await page.getByRole('button', { name: text('hotel-admin', 'menu.more') }).click()
  await page.getByRole('menuitem', { name: text('hotel-admin', 'menu.importFile') }).click()
  const file = page.getByRole('dialog').locator('input[type=file]')
  const give = (buffer: Buffer) => file.setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer })
  await give(Buffer.alloc(8 * 1024 * 1024 + 1, 'a'))
  const refusal = page.getByText('This file is too large. Up to 8 MB can be imported.')
  await expect(refusal).toBeVisible()
  // the way to close it is that of the dialog, and not behind it
  await page.getByRole('dialog').locator('[data-sonner-toast]').getByRole('button', { name: 'Close' }).click()
  await expect(refusal).toHaveCount(0)
  await give(Buffer.alloc(8 * 1024 * 1024 + 1, 'a'))
  await expect(refusal).toBeVisible()
  await give(Buffer.from('name,price,category\nFalafel,8.90,Soups'))
  await expect(refusal).toHaveCount(0)
})

test('what a file changes is said in the language of the screen', async ({ page, context }) => {
  const text = textsIn('bs')
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu?lng=bs`)
  await page.getByRole('button', { name: text('hotel-admin', 'menu.more') }).click()
  await page.getByRole('menuitem', { name: text('hotel-admin', 'menu.importFile') }).click()
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from('name;price;category\nFalafel;8,90;Soups')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer })
  await expect(dialog).toContainText(
    `${text('common', 'dish.field.category')}: ${text('common', 'categories.Warm Appetizers')} ${text('common', 'categories.Soups')}`,
  )
})

test('an ambiguous price is asked about before it is saved', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu?lng=en`)
  const edit = () => row(page, 'Halloumi').getByRole('link', { name: /^Edit/ }).click()
  await edit()
  const form = formOf(page)
  const price = form.getByLabel('Price in USD')
  const was = await price.inputValue()
  await price.fill('1.2')
  await price.press('ArrowUp')
  await price.press('Shift+ArrowDown')
  await expect(price).toHaveValue('0.21')
  await price.fill('1.234')
  await page.getByRole('button', { name: textsIn('en')('hotel-admin', 'editor.save') }).click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(price).toHaveAccessibleDescription(/“1\.234” can be read in two ways/)
  await expect(form.getByRole('button', { name: /^\$1,?\.?23/ })).toHaveText(['$1.23', '$1,234.00'])
  await expectAccessible(page)
  await form.getByRole('button', { name: '$1.23', exact: true }).click()
  await expect(price).toHaveValue('1.23')
  await page.keyboard.press('Control+s')
  await expect(row(page, 'Halloumi')).toContainText('$1.23')
  await edit()
  await price.fill(was)
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)
})
