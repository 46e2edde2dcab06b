import { expect, expectAccessible, HOTEL, signInStaff, STAFF, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'

const OWN = `user_id = (SELECT id FROM users WHERE email = '${STAFF.email}')`

const language = 'en'

test('a user who was given a password must choose another first', async ({ page, context }) => {
  const text = (key: string) => textsIn(language)('hotel-admin', `account.${key}`)
  const title = page.getByRole('heading', { level: 1 })
  const [before] = await askDatabase(`SELECT password_hash AS id FROM auth_accounts WHERE ${OWN}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=${language}`)
  await expect(title).toHaveText(textsIn(language)('hotel-admin', 'guests.title'))
  const second = await context.newPage()
  await second.goto(`${HOTEL}/admin/services?lng=${language}`)
  await changeData('staff', `UPDATE users SET must_change_password = true WHERE email = '${STAFF.email}'`)
  await expect(title).toHaveText(text('firstTitle'))
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(text('firstTitle'))
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectAccessible(page)
  const refused = await context.request.get('/api/hotels/demo-hotel/guests')
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'PASSWORD_CHANGE_NEEDED' })

  const choose = async (wanted: string) => {
    await page.getByLabel(text('given'), { exact: true }).fill(STAFF.password)
    await page.getByLabel(text('wanted'), { exact: true }).fill(wanted)
    await page.getByRole('button', { name: text('choose') }).click()
  }
  await choose(STAFF.password)
  await expect(page.getByText(text('same'))).toBeVisible()
  await choose('two-rivers-meet')
  await expect(title).toHaveText(textsIn(language)('hotel-admin', 'guests.title'))
  await expect(page).toHaveURL(/admin\/guests/)
  await expect(second.getByRole('heading', { level: 1 })).not.toHaveText(text('firstTitle'))
  await second.close()
  await askDatabase(`UPDATE auth_accounts SET password_hash = '${before?.id}' WHERE ${OWN}`)
})

test('a session is ended from the list, and its screen closes within a second', async ({
  page,
  context,
  browser,
}) => {
  const text = (key: string) => textsIn('en')('hotel-admin', `account.${key}`)
  await askDatabase(`DELETE FROM sessions WHERE account_id IN (SELECT id FROM auth_accounts WHERE ${OWN})`)
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
  })
  await signInStaff(elsewhere)
  const other = await elsewhere.newPage()
  await other.goto(`${HOTEL}/admin/services?lng=en`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/account?lng=en`)
  const rows = page.getByRole('region', { name: text('sessions') }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(text('thisOne'))
  await expect(rows.last()).toContainText('Firefox, Android from 127.0.0.x')
  await expectAccessible(page)
  await rows.last().getByRole('button').click()
  const ended = page.waitForResponse(/sessions\/endOne/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('endOne') })
    .click()
  await ended
  await expect(other).toHaveURL(/admin\/login/)
  await expect(page.getByText(text('onlyHere'))).toBeVisible()
  await elsewhere.close()
})
