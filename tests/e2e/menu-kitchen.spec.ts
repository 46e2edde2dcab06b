import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'

const filled = (text: string, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, String(value)),
    text,
  )

const FORGET = `WITH dishes AS (UPDATE menu_items SET traits = '{}', part_ids = '{}', station = NULL, stock = NULL),
  hours AS (DELETE FROM kitchens) DELETE FROM menu_parts`

const language = 'ar'
const [dish, other, night] = ['فلافل', 'حمّص بالطحينة', 'الليل'] as const

/** Each begins with a menu of which nothing is known, and leaves the demo hotel's as it was. */
test.beforeEach(() =>
  askDatabase(
    'DROP SCHEMA IF EXISTS kept CASCADE; CREATE SCHEMA kept',
    'CREATE TABLE kept.dishes AS SELECT id, traits, part_ids, station, stock FROM menu_items',
    'CREATE TABLE kept.parts AS SELECT * FROM menu_parts',
    FORGET,
  ),
)
test.afterEach(async () => {
  await askDatabase(FORGET, 'INSERT INTO menu_parts SELECT * FROM kept.parts')
  await changeData(
    'menu',
    `UPDATE menu_items m SET traits = k.traits, part_ids = k.part_ids, station = k.station, stock = k.stock,
       version = version + 1 FROM kept.dishes k WHERE m.id = k.id`,
  )
  await askDatabase('DROP SCHEMA kept CASCADE')
})

test('staff say what is in a dish, when it is served and how many there are', async ({ page, context }) => {
  const text = textsIn(language)
  const admin = (key: string, values?: Record<string, string | number>) =>
    filled(text('hotel-admin', key), values)
  const view = (key: string) => page.getByRole('button', { name: admin(key), exact: true })
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.locator('[data-row]', { has: page.getByText(name, { exact: true }) })
  await signInStaff(context)

  await page.goto(`${HOTEL}/admin/menu?show=times&lng=${language}`)
  await page.getByRole('button', { name: admin('menu.parts.usual') }).click()
  await expect(row(night)).toContainText(admin('menu.parts.overnight'))
  await expectAccessible(page)

  await view('menu.options.dishes').click()
  await expect(row(dish)).not.toContainText(admin('menu.traits.row'))
  await row(dish).getByRole('link', { name: dish, exact: true }).click()
  const main = page.getByRole('main')
  const trait = (name: string, within = main) =>
    within.getByRole('button', { name: new RegExp(text('traits', `name.${name}`)) })
  await trait('sesame').click()
  await expect(trait('sesame')).toContainText(text('traits', 'contains'))
  await main.getByRole('button', { name: text('traits', 'declareFreeOfRest') }).click()
  await expect(trait('milk')).toContainText(text('traits', 'free'))
  await trait('milk').press('Enter')
  await expect(trait('milk')).toContainText(text('traits', 'undeclared'))
  await trait('milk').click()
  await trait('milk').click()
  await expect(trait('milk')).toContainText(text('traits', 'free'))
  await main.getByRole('checkbox', { name: night }).check()
  await main.getByRole('button', { name: admin('menu.stock.count'), exact: true }).click()
  await main.getByRole('button', { name: admin('editor.save') }).click()
  await expect(main.getByText(admin('menu.stock.need', { max: 9999 }))).toBeVisible()
  await main.getByLabel(admin('menu.stock.left')).fill('4')
  await main.getByLabel(admin('menu.station.label')).selectOption('hot')
  await expectAccessible(page)
  await main.getByRole('button', { name: admin('editor.save') }).click()
  await expect(page).toHaveURL(/\/admin\/menu\?show=times|\/admin\/menu$/)
  await expect(row(dish)).toContainText(night)
  await expect(row(dish)).toContainText('4')
  await expect(row(dish)).not.toContainText(admin('menu.traits.row'))
  await expect(row(other)).toContainText(admin('menu.traits.row'))
  const [stored] = await askDatabase(
    "SELECT traits->>'sesame' AS sesame, traits->>'milk' AS milk, station, stock, cardinality(part_ids) AS parts FROM menu_items WHERE name = 'Falafel'",
  )
  expect(stored).toEqual({ sesame: 'true', milk: 'false', station: 'hot', stock: 4, parts: 1 })

  for (const name of [dish, other])
    await row(name)
      .getByRole('checkbox', { name: new RegExp(name) })
      .check()
  await page.getByRole('button', { name: admin('menu.several.more') }).click()
  await trait('nuts', dialog).click()
  await expect(dialog).toContainText(admin('menu.several.willChange_two'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: admin('menu.several.apply') }).click()
  const nuts = () =>
    askDatabase("SELECT id FROM menu_items WHERE traits->>'nuts' = 'true'").then(({ length }) => length)
  await expect.poll(nuts).toBe(2)
  await page.getByRole('button', { name: admin('menu.several.undo') }).click()
  await expect.poll(nuts).toBe(0)
  const [again] = await askDatabase(
    "SELECT traits->>'nuts' AS nuts, stock FROM menu_items WHERE name = 'Falafel'",
  )
  expect(again).toEqual({ nuts: 'false', stock: 4 })

  await page.goto(`${HOTEL}/admin/menu?show=kitchen`)
  const minutes = page.getByLabel(admin('menu.kitchen.minutes'))
  await minutes.fill('500')
  await page.getByRole('button', { name: admin('editor.save'), exact: true }).click()
  await expect(minutes).toBeFocused()
  await expect(page.getByText(admin('menu.kitchen.needMinutes', { min: 5, max: 240 }))).toBeVisible()
  await minutes.fill('45')
  await page.getByRole('button', { name: admin('menu.kitchen.certain') }).click()
  await page.getByLabel(admin('menu.kitchen.closes')).fill('02:00')
  await minutes.press('Enter')
  await expect(page.getByText(admin('menu.kitchen.saved'))).toBeVisible()
  await expect(minutes).toBeFocused()
  await expectAccessible(page)
  const [kitchen] = await askDatabase('SELECT opens, closes, default_minutes AS minutes FROM kitchens')
  expect(kitchen).toEqual({ opens: '07:00', closes: '02:00', minutes: 45 })

  await page.goto(`${HOTEL}/admin/audit?entity=kitchen`)
  await expect(page.getByText(admin('audit.did.kitchen update')).first()).toBeVisible()
  await page.goto(`${HOTEL}/admin/audit?entity=menu_item&action=traits`)
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('main')).toContainText(text('traits', 'name.nuts'))
})

test('what is not translated yet leads to where it is translated', async ({ page, context }) => {
  const text = textsIn('bs')
  await signInStaff(context)
  await changeData('menu', "UPDATE menu_items SET name_bs = NULL WHERE name = 'Falafel'")
  await page.goto(`${HOTEL}/admin/menu?lng=bs`)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('hotel-admin', 'translations.title'))
  await expectAccessible(page)
  await page.getByRole('link', { name: /Falafel/ }).click()
  const form = page.locator('main form')
  await expect(form.getByRole('tab', { name: 'Bosanski' })).toHaveAttribute('aria-selected', 'true')
  await form.getByLabel(text('hotel-admin', 'menu.form.name'), { exact: true }).fill('Falafel')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/translations/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Falafel/ })).toHaveCount(0)
})
