import { expect, expectAccessible, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

const BAKLAVA = 'بقلاوة'
const text = textsIn('ar')
const traits = (key: string) => text('traits', key)
const guest = (key: string) => text('guest', key)
const nuts = traits('inline.nuts')
const avoiding = traits('avoidChip').replace('{{list}}', nuts)
const conflict = traits('conflict').replace('{{list}}', nuts)

const forget = () =>
  askDatabase(
    "UPDATE guests SET avoids = '{}' WHERE room_number IN ('312', '118')",
    "DELETE FROM service_bookings WHERE room_number = '312' AND 'nuts' = ANY(avoids)",
  )
test.beforeEach(forget)
test.afterEach(forget)

test('a guest says what must be avoided, and the menu, the order and the next guest are as they should be', async ({
  page,
  context,
}) => {
  await signInGuest(context, 'أشجع', '312')
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: BAKLAVA }) })
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(conflict)

  await page.getByRole('button', { name: traits('avoid') }).click()
  const sheet = page.getByRole('dialog', { name: traits('avoid') })
  await sheet.getByRole('checkbox', { name: new RegExp(`^${traits('name.nuts')}`) }).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: traits('avoidSave') }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: avoiding })).toBeFocused()
  await expect(card).toContainText(conflict)
  await expectAccessible(page)

  await page.getByRole('button', { name: traits('hideConflicts') }).click()
  await expect(card).toHaveCount(0)
  await page
    .getByRole('button', { name: new RegExp(traits('showHidden_few').replace('{{count}}', '\\d+')) })
    .click()
  await expect(card).toBeVisible()

  const add = card.getByRole('button').last()
  await add.click()
  const question = page.getByRole('dialog', { name: traits('confirmTitle') })
  await expect(question).toContainText(conflict)
  await expect(question.getByRole('link', { name: traits('confirmAsk') })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: guest('order.review') })).toHaveCount(0)
  await add.click()
  await question.getByRole('button', { name: traits('confirmAdd') }).click()

  await page.goto(`${HOTEL}/room-service?lng=ar#order`)
  const told = traits('told').replace('{{list}}', nuts)
  await expect(page.getByRole('main')).toContainText(conflict)
  await expect(page.getByRole('main')).toContainText(traits('willTell').replace('{{list}}', nuts))
  await page.getByRole('button', { name: guest('order.confirm') }).click()
  const sent = page.getByRole('dialog')
  await expect(sent).toContainText(told)
  await expect(sent).toContainText(conflict)
  const [order] = await askDatabase(
    "SELECT array_to_string(avoids, ',') AS id FROM service_bookings WHERE room_number = '312' ORDER BY created_at DESC LIMIT 1",
  )
  expect(order?.id).toBe('nuts')

  await signInGuest(context, 'O’Beirn', '118')
  // the landing page is where the guest before is signed out; a painted menu would still be left for it
  await page.goto(`${HOTEL}?lng=ar`)
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  // neither the guest before nor what they avoid, in a list; the dishes of the next one's own order say of nuts that they have none
  const ofGuestBefore = /أشجع|\[\\*"nuts/
  await expect.poll(kept, { timeout: 20_000 }).not.toMatch(ofGuestBefore)
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  await expect(page.getByRole('button', { name: traits('avoid') })).toBeVisible()
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(conflict)
  expect(await kept()).not.toMatch(ofGuestBefore)
})

test('a list that cannot be read is said to be missing, and cannot be replaced unseen', async ({
  page,
  context,
}) => {
  await askDatabase("UPDATE guests SET avoids = '{nuts}' WHERE room_number = '312'")
  await signInGuest(context, 'أشجع', '312')
  await page.route('**/rpc/diet/get*', (route) => route.abort())
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  await page.getByRole('button', { name: traits('avoidUnknown') }).click({ timeout: 30_000 })
  const sheet = page.getByRole('dialog', { name: traits('avoid') })
  await expect(sheet.getByRole('alert')).toContainText(traits('avoidUnknown'))
  await expect(sheet.getByRole('button', { name: traits('avoidSave') })).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/rpc/diet/get*')
  await sheet.getByRole('button', { name: textsIn('ar')('common', 'tryAgain') }).click()
  await expect(sheet.getByRole('checkbox', { name: new RegExp(`^${traits('name.nuts')}`) })).toBeChecked()
  await page.keyboard.press('Escape')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: BAKLAVA }) })
  await expect(card).toContainText(conflict)
})

test('the sheet of a dish says with the comma of the language what of it is avoided', async ({
  page,
  context,
}) => {
  await askDatabase("UPDATE guests SET avoids = '{nuts}' WHERE room_number = '312'")
  await signInGuest(context, 'أشجع', '312')
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  await page.getByRole('button', { name: BAKLAVA, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: BAKLAVA })
  await expect(sheet.getByText(`${traits('name.nuts')}، ${traits('youAvoidIt')}`)).toBeVisible()
})
