import { expect, expectAccessible, HOTEL, signInStaff, STAFF, test, textsIn } from './browser.ts'

const language = 'ar'

test('a password is changed, and other sessions end', async ({ page, context, browser }) => {
  const text = (key: string) => textsIn(language)('hotel-admin', `account.${key}`)
  const elsewhere = await browser.newContext()
  await signInStaff(elsewhere)
  const other = await elsewhere.newPage()
  await other.goto(`${HOTEL}/admin/services`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/account?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'))
  await expectAccessible(page)

  const change = async (current: string, wanted: string) => {
    await page.getByLabel(text('current'), { exact: true }).fill(current)
    await page.getByLabel(text('wanted'), { exact: true }).fill(wanted)
    await page.getByRole('button', { name: text('submit') }).click()
  }
  await change(STAFF.password, '12345')
  await expect(page.getByText(text('short').replace('{{min}}', '6'))).toBeVisible()
  await change('not-this-one', 'two-rivers-meet')
  await expect(page.getByText(text('wrong')).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: text('endOthers') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('endOthers') })
    .click()
  await expect(page.getByText(text('onlyHere'))).toBeVisible()
  await expect(other).toHaveURL(/admin\/login/)
  await change(STAFF.password, 'two-rivers-meet')
  await expect(page.getByText(text('changed')).first()).toBeVisible()
  await change('two-rivers-meet', STAFF.password)
  await expect(page.getByLabel(text('current'), { exact: true })).toHaveValue('')
  await expect(page).toHaveURL(/account/)
  await elsewhere.close()
})
