import type { Page } from '@playwright/test'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'

const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const forget = () =>
  changeData(
    'work',
    `DELETE FROM service_bookings WHERE ${OF_DEMO} AND service_name IN ('Massage', 'Towels', 'Something is broken')`,
  )
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
})
const stayUntil = (moment: string) =>
  changeData('guests', `UPDATE guests SET expires_at = ${moment} WHERE ${OF_DEMO} AND login_name = 'Smith'`)
test.afterEach(async () => {
  await forget()
  await stayUntil('NULL')
})

const say = async (page: Page, language: keyof typeof MASSAGES, words: string) => {
  const field = page.getByRole('textbox', { name: textsIn(language)('chat', 'message') })
  await field.fill(words)
  await field.press('Enter')
}

const MASSAGES = {
  en: ['a massage with hot stones tomorrow at 17:00', 'Massage', 'With hot stones'],
  ar: ['أريد تدليكًا بالأحجار الساخنة غدًا الساعة الخامسة مساءً', 'تدليك', 'بالأحجار الساخنة'],
  bs: ['htjela bih masažu s vrućim kamenjem sutra u 17h', 'Masaža', 'S vrućim kamenjem'],
} as const

for (const language of usual(Object.keys(MASSAGES) as (keyof typeof MASSAGES)[], 1)) {
  const text = textsIn(language)
  const [words, name, choice] = MASSAGES[language]

  test(`a massage that a guest writes of is opened filled in, and booked (${language})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    await say(page, language, words)
    const card = page.getByRole('article', { name: text('work', 'chat.title') })
    await expect(card).toContainText(name)
    await expect(card).toContainText(choice)
    await expect(card.getByText(text('work', 'chat.lead'))).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('link', { name: text('work', 'chat.signIn') }).click()
    await expect(page).toHaveURL(/guest-login\?to=chat/)
    await signInGuest(context)
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    await say(page, language, words)
    const time = card.last().getByRole('radio', { name: '17:00' })
    await expect(time).toBeChecked()
    await card
      .last()
      .getByRole('button', { name: text('work', 'chat.open') })
      .click()

    const sheet = page.getByRole('dialog', { name, exact: true })
    await expect(page).toHaveURL(/spa-wellness/)
    await expect(sheet.getByRole('radio', { name: '17:00' })).toBeChecked()
    await expect(sheet.getByRole('radio', { name: choice })).toBeChecked()
    await expect(page.getByRole('dialog', { name: text('work', 'guest.sent.appointment') })).toHaveCount(0)
    await sheet.getByRole('button', { name: /17:00/ }).last().click()
    const sent = page.getByRole('dialog', { name: text('work', 'guest.sent.appointment') })
    await expect(sent).toContainText('17:00')
    const ofChat = await askDatabase(`SELECT id FROM service_bookings WHERE ${OF_DEMO} AND from_chat`)
    expect(ofChat).toHaveLength(1)
    await page.getByRole('button', { name: text('work', 'guest.done') }).click()
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('17:00')

    await page.goto(`${HOTEL}/chat?lng=${language}`)
    await expect(card.last()).toContainText(name)
  })
}

test('of a time that is taken the nearest free ones can be picked by keyboard', async ({ page, context }) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  await say(page, 'en', 'massage tomorrow at 8:10')
  const card = page.getByRole('article', { name: text('work', 'chat.title') })
  await expect(card.getByRole('status')).toContainText('is not available')
  const first = card.getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  const chosen = (await card.locator('label').first().textContent()) ?? ''
  await card.getByRole('button', { name: text('work', 'chat.open') }).press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Massage' }).getByRole('radio', { name: chosen }),
  ).toBeChecked()
})

test('two towels are two taps away, what is broken goes to those who mend it, and what was typed stays', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  await say(page, 'en', 'three towels please')
  const card = page.getByRole('article', { name: text('work', 'chat.title') }).last()
  await expect(card).toContainText('3 × Bath towels')
  const open = () => card.getByRole('button', { name: text('work', 'chat.open') }).click()
  await open()
  const towels = page.getByRole('dialog', { name: 'Towels' })
  await expect(towels.getByRole('group', { name: 'Bath towels' })).toContainText('3')
  await page.getByLabel(text('work', 'guest.note')).fill('No perfume, please')
  await page.goto(`${HOTEL}/chat?lng=en`)
  await open()
  await expect(page.getByLabel(text('work', 'guest.note'))).toHaveValue('No perfume, please')
  await page.goto(`${HOTEL}/chat?lng=en`)
  await say(page, 'en', 'the light bulb is broken')
  await expect(card).toContainText('Something is broken')
  await open()
  const broken = page.getByRole('dialog', { name: 'Something is broken' })
  await expect(broken.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(broken.getByLabel('What should we know?')).toHaveValue('the light bulb is broken')
})

test('what cannot be had as it was asked for is said on the card', async ({ page, context }) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  const card = page.getByRole('article', { name: text('work', 'chat.title') }).last()
  await say(page, 'en', 'two massages tomorrow at 18:00')
  await expect(card).toContainText('for 1 person at a time')
  await expectAccessible(page)
  await say(page, 'en', 'massage on 31 February at 10')
  await expect(card).toContainText(text('work', 'chat.unclear'))
  await say(page, 'en', 'towels tomorrow at 10 please')
  await expect(card).toContainText(text('work', 'chat.soonOnly'))
  await expect(card).not.toContainText('10:00')
  await card.getByRole('button', { name: text('work', 'chat.open') }).click()
  await expect(page.getByRole('dialog', { name: 'Towels' })).toBeVisible()
  await expect(page.getByLabel(text('work', 'guest.note'))).toHaveValue('')
})

test('a time after the guest’s checkout is called that, and not taken', async ({ page, context }) => {
  const text = textsIn('en')
  await signInGuest(context)
  await stayUntil("date_trunc('day', now()) + interval '4 days'")
  await page.goto(`${HOTEL}/chat?lng=en`)
  await say(page, 'en', 'massage in 6 days at 15:00')
  const card = page.getByRole('article', { name: text('work', 'chat.title') })
  await expect(card).toContainText('This is after your checkout on')
  await expect(card).not.toContainText('free')
  await expect(card.getByRole('radio')).toHaveCount(0)
})

test('two coffees and towels are an order, with the way to the towels', async ({ page, context }) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  await say(page, 'en', 'two coffees and towels please')
  const card = page.getByRole('article', { name: text('chat', 'wish.title') })
  await expect(card.getByText(text('chat', 'wish.also'))).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Towels' }).click()
  await expect(page.getByRole('dialog', { name: 'Towels' })).toBeVisible()
})

test('the card of an order says on itself which dish asks for a choice first', async ({ page, context }) => {
  const text = textsIn('en')
  const setUsual = (isDefault: boolean) =>
    changeData(
      'menu',
      `UPDATE option_choices SET is_default = ${isDefault} WHERE name IN ('Medium rare', 'Hand-cut potatoes')`,
    )
  await setUsual(false)
  try {
    await signInGuest(context)
    await page.goto(`${HOTEL}/chat?lng=en`)
    await say(page, 'en', 'a ribeye steak and a hummus please')
    const card = page.getByRole('article', { name: text('chat', 'wish.title') })
    await card.getByRole('button', { name: text('chat', 'wish.put') }).click()
    const filled = page.getByRole('article', { name: text('chat', 'wish.inCartTitle') })
    await expect(filled.getByRole('status').last()).toHaveText(
      text('chat', 'wish.asks').replace('{{names}}', 'Ribeye Steak'),
    )
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await setUsual(true)
  }
})
