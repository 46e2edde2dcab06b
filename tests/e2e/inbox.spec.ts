import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'

const SOON = { timeout: 5000 }
const NAME = 'Amra Begić'

test('a guest asks for a person, and staff answer by name', async ({ browser, page, context }) => {
  const guest = (key: string) => textsIn('ar')('chat', key)
  const say = (key: string) => textsIn('en')('hotel-admin', `inbox.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chat?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('title'))

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signInGuest(phone)
  const chat = await phone.newPage()
  await chat.goto(`${HOTEL}/chat?lng=ar`)
  await chat.getByRole('button', { name: guest('askPerson') }).click()
  await expect(chat.getByText(guest('waiting'))).toBeVisible()
  const question = `هل يوجد مكوى في الغرفة؟ ${crypto.randomUUID().slice(0, 8)}`
  const field = chat.getByRole('textbox')
  await field.fill(question)
  await field.press('Enter')

  const row = page.locator('[data-chat]', { hasText: question })
  await expect(row).toContainText(say('state.waiting'), SOON)
  await expect(page.getByRole('link', { name: say('title') })).toContainText(/[1-9]/)
  await expectAccessible(page)
  await row.getByRole('button').click()
  const log = page.getByRole('log')
  await expect(log).toContainText(question)
  const reply = page.getByRole('textbox')
  await reply.fill('نعم،')
  await reply.press('Shift+Enter')
  await reply.pressSequentially('سنحضره لكم حالًا.')
  await reply.press('Enter')
  await expect(reply).toHaveValue('')
  await expect(log).toContainText(NAME)
  await expectAccessible(page)

  await expect(chat.getByRole('listitem').getByText('سنحضره لكم حالًا.')).toBeVisible(SOON)
  const isHere = chat.getByText(guest('staffHere').replace('{{name}}', NAME))
  await expect(isHere).toBeVisible()
  await field.fill('شكرًا لكم')
  await field.press('Enter')
  await expect(log).toContainText('شكرًا لكم', SOON)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('button', { name: say('back') }).click()
  await page.locator('[data-chat]', { hasText: 'شكرًا لكم' }).first().getByRole('button').click()

  await page.getByRole('button', { name: say('giveBack') }).click()
  await expect(page.getByText(say('takeOverHint'))).toBeVisible()
  await expect(isHere).toHaveCount(0, SOON)
  await phone.close()
})
