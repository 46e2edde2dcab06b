import { Secret, TOTP } from 'otpauth'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { addColleague } from './colleague.ts'
import { expect, expectAccessible, HOTEL, STAFF, test, textsIn } from './browser.ts'

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

for (const language of usual(LANGUAGES, 1)) {
  test(`staff set up two-step sign-in, and another phone needs it (${language})`, async ({
    page,
    browser,
  }) => {
    const own = (key: string) => textsIn(language)('second-factor', `own.${key}`)
    const login = (key: string) => textsIn(language)('second-factor', `login.${key}`)
    const admin = (key: string) => textsIn(language)('hotel-admin', key)
    const email = await addColleague()
    const enter = async (screen: typeof page) => {
      await screen.goto(`${HOTEL}/admin/login?lng=${language}`)
      await screen.getByLabel(admin('login.email')).fill(email)
      await screen.getByLabel(admin('login.password'), { exact: true }).fill(STAFF.password)
      await screen.getByRole('button', { name: admin('login.submit') }).click()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page)
    await expect(page).toHaveURL(/admin\/dashboard/)
    await page.goto(`${HOTEL}/admin/account?lng=${language}`)
    await expect(page.getByText(own('off'))).toBeVisible()
    await page.getByRole('button', { name: own('start') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: own('qr') })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: own('confirm') }).click()
    await expect(dialog.getByText(own('needCode'))).toBeVisible()
    const secret = (await dialog.locator('bdi').first().innerText()).replace(/\s/g, '')
    await dialog.getByLabel(own('code')).fill('000000')
    await dialog.getByLabel(admin('account.current')).fill(STAFF.password)
    await dialog.getByRole('button', { name: own('confirm') }).click()
    await expect(dialog.getByText(own('invalid'))).toBeVisible()
    await dialog.getByLabel(own('code')).fill(codeOf(secret))
    await dialog.getByRole('button', { name: own('confirm') }).click()
    await expect(page.getByRole('heading', { name: own('codesTitle') })).toBeVisible()
    const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectAccessible(page)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: own('download') }).click()
    expect((await file).suggestedFilename()).toBe('recovery-codes.txt')
    await page.getByRole('button', { name: own('done') }).click()
    await expect(page.getByText(own('turnedOn'))).toBeVisible()
    await expect(page.getByRole('button', { name: own('stop') })).toBeVisible()

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const other = await phone.newPage()
    await enter(other)
    await expect(other.getByText(login('lead'))).toBeVisible()
    const field = other.getByLabel(login('label'), { exact: true })
    await expect(field).toBeFocused()
    await expectAccessible(other)
    await field.fill('111111')
    await field.press('Enter')
    await expect(other.getByRole('alert')).toContainText(login('invalid').split('.')[0] ?? '')
    // what was typed stays to be corrected
    await expect(field).toHaveValue('111111')
    await field.fill(codes[0] ?? '')
    await field.press('Enter')
    await expect(other).toHaveURL(/admin\/dashboard/)
    await phone.close()

    await page.getByRole('button', { name: own('stop') }).click()
    const stop = page.getByRole('dialog')
    await stop.getByLabel(admin('account.current')).fill(STAFF.password)
    await stop.getByLabel(own('stopCode')).fill(codes[1] ?? '')
    await expectAccessible(page)
    await stop.getByRole('button', { name: own('stop') }).click()
    await expect(page.getByText(own('off'))).toBeVisible()
  })
}
