import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

const EDITOR = `${HOTEL}/admin/services/housekeeping`
const forget = (name: string) =>
  changeData('services', `DELETE FROM offers WHERE name = '${name}' OR name = '${name}, large'`)

// also where a journey fails, the areas are open to the next one
test.afterEach(() =>
  changeData(
    'services',
    `UPDATE services SET path = 'tours-activities', enabled = true
     WHERE category = 'tours_activities' AND hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')`,
  ),
)

test('an owner adds an umbrella with a question, and meets a change of somebody else', async ({
  page,
  context,
  browser,
}) => {
  const text = textsIn('en')
  const work = (key: string) => text('work', `editor.${key}`)
  await forget('Umbrella')
  await signInStaff(context)
  await page.goto(`${EDITOR}?lng=en`)
  await expect(page.getByRole('heading', { level: 1, name: 'Housekeeping' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: work('offer.add') }).click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(form.getByText(work('wrong.needText'))).toBeVisible()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await form.getByLabel('Name', { exact: true }).fill('Umbrella')
  await form.getByRole('button', { name: work('question.add') }).click()
  await form.getByLabel(work('question.label'), { exact: true }).fill('How many?')
  await form.getByLabel(work('question.max'), { exact: true }).fill('0')
  await save.click()
  await expect(form.getByRole('alert')).toContainText('can be 20 at most')
  await form.getByLabel(work('question.max'), { exact: true }).fill('3')
  await form.getByLabel('Price in USD', { exact: true }).fill('2,50')
  await expect(form.locator('figure')).toContainText('$2.50')
  await form.getByRole('button', { name: work('question.add') }).click()
  await form.getByLabel(work('question.label'), { exact: true }).last().fill('Show us the old one')
  await form.getByLabel(work('question.answer'), { exact: true }).last().selectOption({ label: 'Picture' })
  await expect(form.getByText(work('question.required'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)
  const row = page.locator('[data-row]', { hasText: 'Umbrella' })
  await expect(row).toContainText('2 questions')
  await expect(row).toContainText('$2.50')

  await row.getByRole('button', { name: 'Edit Umbrella' }).click()
  await form.getByLabel('Name', { exact: true }).fill('Umbrella, small')
  const other = await browser.newContext()
  const colleague = await other.newPage()
  await signInStaff(other)
  await colleague.goto(`${EDITOR}?lng=en`)
  await colleague.getByRole('button', { name: 'Edit Umbrella' }).click()
  await colleague.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Umbrella, large')
  await colleague.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(colleague.getByRole('dialog')).toHaveCount(0)
  await other.close()
  await expect(form.getByRole('alert')).toContainText('Umbrella, large')
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Umbrella, small')
  await form.getByRole('group', { name: /Name/ }).getByRole('button').last().click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Umbrella, large')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete Umbrella, large' }).click()
  await expect(form).toContainText('Delete Umbrella, large?')
  await form.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.locator('[data-row]', { hasText: 'Umbrella' })).toHaveCount(0)
})

test('an owner changes the hours of a place for all days, in Arabic', async ({ page, context }) => {
  const text = textsIn('ar')
  const work = (key: string, day = '') => text('work', `editor.${key}`).replaceAll('{{day}}', day)
  const monday = new Intl.DateTimeFormat('ar', { weekday: 'long' }).format(Date.UTC(2024, 0, 1))
  const kept = (await askDatabase("SELECT week::text AS id FROM resources WHERE name = 'Hammam'"))[0]?.id
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/services/spa-wellness?show=resources&lng=ar`)
  await page.getByRole('button', { name: 'الحمّام', exact: true }).click()
  const form = page.getByRole('dialog')
  const begins = form.getByLabel(work('begins', monday), { exact: true })
  const ends = form.getByLabel(work('ends', monday), { exact: true })
  await ends.fill('23:00')
  await form.getByRole('button', { name: work('addSpanOf', monday), exact: true }).click()
  await begins.first().fill('no time')
  const first = work('removeSpan', monday).replace('{{number}}', '1')
  await form.getByRole('button', { name: first, exact: true }).click()
  await expect(begins).toHaveValue('')
  await begins.fill('10:00')
  await ends.fill('09:00')
  await form.getByRole('button', { name: text('hotel-admin', 'editor.save') }).click()
  await expect(form.getByRole('alert')).toContainText(work('wrong.spans'))
  await ends.fill('00:00')
  await form.getByRole('button', { name: work('resource.copyOf', monday) }).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)
  await expect(page.locator('li', { hasText: 'الحمّام' }).last()).toContainText('10:00–24:00')
  await expectAccessible(page)
  await changeData(
    'services',
    `UPDATE resources SET week = '${kept}', version = version + 1 WHERE name = 'Hammam'`,
  )
})

test('an area is coming soon until the platform allows it and the hotel switches it on', async ({
  page,
  context,
  browser,
}) => {
  const text = textsIn('en')
  const [hotel] = await askDatabase("SELECT id FROM hotels WHERE slug = 'demo-hotel'")
  const admin = await browser.newContext()
  const platform = await admin.newPage()
  await signInSuperAdmin(admin)
  await platform.goto(`${PLATFORM}/hotels/${hotel?.id}/edit?lng=en`)
  const area = platform.getByRole('switch', { name: 'Tours & Activities' })
  await expect(area).toBeChecked()
  await expectAccessible(platform)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/services/tours-activities?lng=en`)
  const add = page.getByRole('button', { name: text('work', 'editor.offer.add') })
  await expect(add).toBeVisible()

  await area.click()
  await expect(area).not.toBeChecked()
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible()
  await area.click()
  await expect(area).toBeChecked()
  await admin.close()

  await page.goto(`${HOTEL}/admin/services`)
  const row = page.locator('[data-service=tours_activities]')
  await expect(row).toContainText(text('hotel-admin', 'services.ready'))
  await expectAccessible(page)
  await row.getByRole('switch').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click()
  await expect(row).toContainText(text('hotel-admin', 'services.open'))
  await page.goto(`${HOTEL}/admin/services/tours-activities`)
  await expect(add).toBeVisible()
})
