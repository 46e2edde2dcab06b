import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel } from '#tests/factories.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, STAFF, test, textsIn } from './browser.ts'
import { addColleague } from './colleague.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { ownProduct } from './own-product.ts'

const MENU = `${HOTEL}/admin/menu`
const DESKTOP = { width: 1440, height: 900 }
const inAdmin = (key: string) => textsIn('en')('hotel-admin', key)
const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name })
const form = (page: Page) => page.locator('main form')
const preview = (page: Page) => page.locator('figure').filter({ visible: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const idOf = async (name: string) =>
  String((await askDatabase(`SELECT id FROM menu_items WHERE name = '${name}'`))[0]?.id)

test.beforeEach(async ({ page, context }) => {
  await page.setViewportSize(DESKTOP)
  await signInStaff(context)
})

test('a dish is reloaded, opened beside the list, and left to where the list was', async ({
  page,
  context,
}) => {
  await page.goto(`${MENU}?lng=en`)
  const baklava = row(page, 'Baklava').getByRole('link', { name: 'Baklava', exact: true })
  await baklava.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await baklava.click()
  await expect(page).toHaveURL(`${MENU}/${await idOf('Baklava')}`)
  await expect(title(page)).toHaveText('Baklava')
  await expect(page).toHaveTitle(/^Baklava · /)
  await expect(page.locator('nav a[aria-current=page]')).toHaveText(/^Room Service\s+Menu/)
  await page.reload()
  await expect(title(page)).toHaveText('Baklava')
  await page.getByRole('link', { name: inAdmin('menu.title'), exact: true }).click()
  await expect(baklava).toBeFocused()
  await expect(baklava).toBeInViewport()

  const beside = context.waitForEvent('page')
  await baklava.click({ modifiers: ['ControlOrMeta'] })
  const other = await beside
  await expect(title(other)).toHaveText('Baklava')
  await other.getByRole('link', { name: inAdmin('menu.title'), exact: true }).click()
  await expect(title(other)).toHaveText(inAdmin('menu.title'))
  await other.close()

  await page.getByRole('searchbox').fill('halloumi')
  await expect(page).toHaveURL(/search=halloumi/)
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').first().click()
  await form(page).getByLabel(inAdmin('menu.form.description')).fill('From Livno')
  await page.goBack()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(inAdmin('discard.text'))
  await expectAccessible(page)
  await question.getByRole('button', { name: inAdmin('discard.keep') }).click()
  await expect(page).toHaveURL(`${MENU}/${await idOf('Grilled Halloumi')}`)
  await page.getByRole('button', { name: inAdmin('editor.discardChanges') }).click()
  await expect(form(page).getByLabel(inAdmin('menu.form.description'))).not.toHaveValue('From Livno')
  await expect(form(page).getByLabel(inAdmin('menu.form.name'))).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/search=halloumi/)
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('halloumi')
})

test('what is ticked in the list still is after a look at a dish, and not after another page', async ({
  page,
}) => {
  await page.goto(`${MENU}?lng=en`)
  const tick = (name: string) => page.getByLabel(`Select ${name}`, { exact: true })
  for (const name of ['Hummus', 'Baklava']) await tick(name).check()
  await row(page, 'Hummus').getByRole('link', { name: 'Hummus', exact: true }).click()
  await expect(title(page)).toHaveText('Hummus')
  await page.goBack()
  for (const name of ['Hummus', 'Baklava']) await expect(tick(name)).toBeChecked()
  await page.getByRole('link', { name: inAdmin('nav.audit') }).click()
  await expect(title(page)).toHaveText(inAdmin('audit.title'))
  await page.goBack()
  await expect(tick('Hummus')).not.toBeChecked()
})

test('who discards changes goes on to where they wanted to go; a new dish begins in its category', async ({
  page,
}) => {
  await page.goto(`${MENU}?lng=en`)
  const desserts = textsIn('en')('common', 'categories.Desserts')
  await page.getByRole('button', { name: inAdmin('menu.addTo').replace('{{category}}', desserts) }).click()
  await expect(form(page).getByLabel(inAdmin('menu.form.category'))).toHaveValue('Desserts')
  await form(page).getByLabel(inAdmin('menu.form.name')).fill('Hurmašice')
  await page.getByRole('link', { name: inAdmin('nav.guests') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: inAdmin('discard.confirm') })
    .click()
  await expect(title(page)).toHaveText(inAdmin('guests.title'))
})

test('who signs out is asked before what is unsaved is lost', async ({ page }) => {
  await page.goto(`${MENU}/${await idOf('Baklava')}?lng=en`)
  const text = form(page).getByLabel(inAdmin('menu.form.description'))
  await text.fill('Not yet saved')
  await page.getByRole('button', { name: inAdmin('nav.signOut') }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(inAdmin('discard.text'))
  await question.getByRole('button', { name: inAdmin('discard.keep') }).click()
  await expect(text).toHaveValue('Not yet saved')
  await page.getByRole('button', { name: inAdmin('nav.signOut') }).click()
  await question.getByRole('button', { name: inAdmin('discard.confirm') }).click()
  await expect(page).toHaveURL(/admin\/login/)
})

test('what was typed when the session ended is back for who had typed it, and for nobody else', async ({
  page,
  context,
}) => {
  const signOut = () =>
    context.request.post('/rpc/sessions/signOutHotelAdmin', {
      data: { json: { slug: 'demo-hotel' } },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  const signIn = async (email: string) => {
    await expect(page).toHaveURL(/admin\/login/)
    await page.getByLabel(inAdmin('login.email')).fill(email)
    await page.getByLabel(inAdmin('login.password'), { exact: true }).fill(STAFF.password)
    await page.getByRole('button', { name: inAdmin('login.submit') }).click()
  }
  const description = form(page).getByLabel(inAdmin('menu.form.description'))
  await page.goto(`${MENU}/${await idOf('Hummus')}?lng=en`)
  const was = await description.inputValue()
  await description.fill('With beetroot')
  expect((await signOut()).status()).toBe(200)
  await expect(page.getByText(inAdmin('discard.isKept'))).toBeVisible()
  await signIn(STAFF.email)
  await expect(description).toHaveValue('With beetroot')
  await expect(page.getByText(inAdmin('discard.isBack'))).toBeVisible()

  await signOut()
  await expect(page.getByText(inAdmin('discard.isKept'))).toBeVisible()
  await signIn(await addColleague())
  await expect(description).toHaveValue(was)
})

test('a dish that is not there, or of another hotel, says so with the way to the menu', async ({ page }) => {
  const database = openDatabase(ownProduct()?.databaseUrl ?? '', { connections: 1 })
  const { dishes } = await makeHotel(database)
  await database.close()
  for (const id of [randomUUID(), dishes[0].id, 'no-id']) {
    await page.goto(`${MENU}/${id}?lng=en`)
    await expect(page.getByText(inAdmin('menu.missing'))).toBeVisible()
    await expect(form(page)).toHaveCount(0)
  }
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: inAdmin('menu.toMenu') })
    .click()
  await expect(page).toHaveURL(MENU)
})

test('a dish that somebody else deletes meanwhile says so, and keeps what was typed', async ({ page }) => {
  await changeData(
    'menu',
    `INSERT INTO menu_items (hotel_id, name, price, category)
     SELECT id, 'Sogan-dolma', 900, 'Main Courses' FROM hotels WHERE slug = 'demo-hotel'`,
  )
  await page.goto(`${MENU}/${await idOf('Sogan-dolma')}?lng=en`)
  await form(page).getByLabel(inAdmin('menu.form.description')).fill('Onions, filled')
  await changeData('menu', "DELETE FROM menu_items WHERE name = 'Sogan-dolma'")
  await expect(page.getByRole('alert').getByText(inAdmin('menu.form.gone'))).toBeVisible()
  await expect(form(page).getByLabel(inAdmin('menu.form.description'))).toHaveValue('Onions, filled')
  await expectAccessible(page)
})

test('what guests see stands beside the fields, live and in their language, and is what they see', async ({
  page,
  browser,
}) => {
  const dish = 'Ribeye Steak'
  await page.goto(`${MENU}/${await idOf(dish)}?lng=en`)
  const shown = preview(page)
  const sheet = shown.locator('[data-sheet]')
  await expect(shown).toBeInViewport({ ratio: 1 })
  await expect(shown).toContainText(inAdmin('menu.form.preview'))
  const bosnian = textsIn('bs')
  await expect(shown).toContainText(textsIn('en')('dish', 'add'))
  await page.getByRole('tab', { name: 'Bosanski' }).click()
  await expect(shown).toContainText(bosnian('dish', 'add'))
  await form(page).getByLabel(inAdmin('menu.form.name')).fill('Ribeye na kajmaku')
  await form(page).getByRole('textbox', { name: /USD/ }).fill('35.50')
  await form(page)
    .getByRole('button', { name: new RegExp(textsIn('en')('traits', 'name.celery')) })
    .click()
  await form(page)
    .getByRole('switch', { name: inAdmin('menu.form.visible') })
    .click()
  await expect(sheet.getByRole('heading', { includeHidden: true })).toHaveText('Ribeye na kajmaku')
  await expect(shown).toContainText('$35.50')
  await expect(shown).toContainText(inAdmin('menu.hidden'))
  await expect(shown.locator('[lang=bs]')).toHaveCSS('direction', 'ltr')
  await form(page)
    .getByRole('switch', { name: inAdmin('menu.form.visible') })
    .click()
  await expectAccessible(page)
  const facts = (await sheet.innerText()).split(/\s+/).join(' ')
  for (const part of ['Ribeye na kajmaku', bosnian('traits', 'undeclared')]) expect(facts).toContain(part)
  await page.keyboard.press('Control+s')
  await expect(form(page)).toHaveCount(0)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signInGuest(phone, 'Novak', '405')
  const guest = await phone.newPage()
  await guest.goto(`${HOTEL}/room-service?lng=bs`)
  await guest.getByRole('button', { name: 'Ribeye na kajmaku', exact: true }).click()
  const opened = guest.getByRole('dialog')
  await expect(opened).toContainText(bosnian('traits', 'undeclared'))
  expect((await opened.innerText()).split(/\s+/).join(' ')).toContain(facts)
  await phone.close()

  // the activity leads to its page, and its page back
  await page.goto(`${HOTEL}/admin/audit?entity=menu_item`)
  const entry = page.locator('[data-entry]').first()
  await entry.getByRole('button').first().click()
  await entry.getByRole('link').click()
  await expect(title(page)).toHaveText(dish)
  await page.keyboard.press('Control+s')
  await expect(title(page)).toHaveText(inAdmin('audit.title'))
  await changeData(
    'menu',
    `UPDATE menu_items SET name_bs = 'Ribeye odrezak', price = 3400, traits = traits || '{"celery": false}',
       version = version + 1 WHERE name = '${dish}'`,
  )
})

test('where the page is too narrow for it, one press shows what guests see', async ({ page }) => {
  await page.goto(`${MENU}?lng=en`)
  await row(page, 'Hummus').getByRole('link', { name: 'Hummus', exact: true }).click()
  await expect(preview(page)).toBeVisible()
  const press = page.getByRole('button', { name: inAdmin('menu.form.preview') })
  await expect(press).toHaveCount(0)

  // what counts is the room that the sidebar leaves
  await page.setViewportSize({ width: 1240, height: 900 })
  await expect(preview(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  await expect(preview(page)).toBeVisible()

  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(preview(page)).toHaveCount(0)
    await form(page).getByLabel(inAdmin('menu.form.name')).fill(`Hummus ${width}`)
    await press.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('figure')).toContainText(`Hummus ${width}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(press).toBeFocused()
  }
  // on a phone the way back leaves what covers the page, and then asks
  await press.click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toHaveText('Hummus')
  await page.goBack()
  await expect(page.getByRole('dialog')).toContainText(inAdmin('discard.text'))
  await page.getByRole('button', { name: inAdmin('discard.keep') }).click()
  // and what saves stays in reach
  await expect(page.getByRole('button', { name: inAdmin('editor.save') })).toBeInViewport()
  await expectAccessible(page)
})

test('times and portions stand in what guests see as they read them, from what is typed', async ({
  page,
}) => {
  await page.goto(`${MENU}/${await idOf('Hummus')}?lng=en`)
  const bosnian = textsIn('bs')
  const shown = preview(page)
  const card = shown.locator('article').first()
  const sheet = shown.locator('[data-sheet]')
  const [night] = await askDatabase("SELECT begins || ' ' || ends AS id FROM menu_parts WHERE name = 'Night'")
  const [begins = '', ends = ''] = String(night?.id).split(' ')
  await page.getByRole('tab', { name: 'Bosanski' }).click()
  await expect(card).toContainText(bosnian('guest', 'menu.add'))
  await expect(shown).not.toContainText(inAdmin('menu.form.atOtherTimes'))

  await form(page)
    .getByRole('button', { name: inAdmin('menu.stock.count') })
    .click()
  await form(page).getByLabel(inAdmin('menu.stock.left')).fill('3')
  const three = bosnian('guest', 'menu.left_few').replace('{{count}}', '3')
  await expect(card).toContainText(three)
  await expect(sheet).toContainText(three)
  await form(page).getByLabel(inAdmin('menu.stock.left')).fill('0')
  await expect(card.locator('[data-sold-out]')).toHaveText(bosnian('dish', 'soldOut'))
  await expect(card).not.toContainText(bosnian('guest', 'menu.add'))
  await form(page).getByLabel(inAdmin('menu.stock.left')).fill('40')
  await expect(card).toContainText(bosnian('guest', 'menu.add'))
  await expect(shown).not.toContainText(bosnian('guest', 'menu.left_other').replace('{{count}}', '40'))

  await form(page)
    .getByRole('group', { name: inAdmin('menu.parts.ofDish') })
    .getByRole('checkbox', { name: 'Night' })
    .check()
  await expect(shown).toContainText(inAdmin('menu.form.atOtherTimes'))
  const times = bosnian('times', 'partTime').replace('{{begins}}', begins).replace('{{ends}}', ends)
  const part = shown.locator('section').filter({ hasText: times })
  await expect(part.locator('article')).toContainText(bosnian('times', 'orderLater'))
  expect((await part.locator('article').boundingBox())?.width).toBe((await card.boundingBox())?.width)
  await form(page)
    .getByRole('button', { name: inAdmin('menu.stock.soldOut') })
    .click()
  await expect(part.locator('article')).toContainText(bosnian('dish', 'soldOut'))
  await expectAccessible(page)
})
