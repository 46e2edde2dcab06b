import type { Language } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

const ofDemo = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const LANGUAGES: Language[] = ['en', 'ar', 'bs']

const ORDERS = {
  en: {
    first: 'one baklava tomorrow at 18:00',
    second: 'a cappuccino tomorrow at 8',
    lost: 'I would like two krofne',
    words: 'two krofne',
    taxi: 'taxi tomorrow at 6',
    place: 'two cappuccinos to the pool please',
    note: 'to the pool',
  },
  bs: {
    first: 'jedna baklava sutra u 18:00',
    second: 'kapućino sutra u 2',
    lost: 'želim dvije krofne',
    words: 'dvije krofne',
    taxi: 'taksi sutra u 5',
    place: 'dva kapućina na bazen molim',
    note: 'na bazen',
  },
  ar: {
    first: 'بقلاوة واحدة غدا الساعة 18:00',
    second: 'كابتشينو غدا الساعة 8',
    lost: 'أريد كنتاكي وهريس',
    words: 'كنتاكي',
    taxi: 'تاكسي غدا الساعة 6',
    place: 'اثنين كابتشينو إلى المسبح من فضلكم',
    note: 'إلى المسبح',
  },
} as const

for (const language of usual(LANGUAGES, 1)) {
  const text = textsIn(language)
  const said = ORDERS[language]

  test(`a second card asks which time is meant and which the order has, and a sent one leads to its order (${language})`, async ({
    page,
    context,
  }) => {
    await signInGuest(context)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill(said.first)
    await field.press('Enter')
    const card = page.getByRole('article', { name: text('chat', 'wish.title') })
    await expect(card).toContainText('$6.00')
    await card.getByRole('button', { name: text('chat', 'wish.put') }).click()
    await expect(page.getByRole('link', { name: text('chat', 'wish.open') })).toBeVisible()

    await field.fill(said.second)
    await field.press('Enter')
    const put = card.getByRole('button', { name: text('chat', 'wish.put') })
    await expect(put).toBeDisabled()
    await card
      .getByRole('group', { name: text('chat', 'wish.whichTime') })
      .getByRole('radio')
      .first()
      .check()
    await expect(put).toBeDisabled()
    const times = card.getByRole('group').last().getByRole('radio')
    await expect(times.first()).not.toBeChecked()
    await expect(times).toHaveCount(2)
    await expectAccessible(page)
    await times.first().check()
    await put.click()
    await page
      .getByRole('link', { name: text('chat', 'wish.open') })
      .last()
      .click()
    await expect(page.getByText('18:00').first()).toBeVisible()
    await page.getByRole('button', { name: text('guest', 'order.confirm') }).click()
    const orders = () => askDatabase(`SELECT id FROM service_bookings WHERE ${ofDemo} AND from_chat`)
    await expect.poll(orders).toHaveLength(1)

    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const sent = page.getByRole('article', { name: text('chat', 'wish.sentTitle') })
    await expect(sent).toHaveCount(2)
    await expect(page.getByRole('button', { name: text('chat', 'wish.put') })).toHaveCount(0)
    await sent
      .first()
      .getByRole('link', { name: text('chat', 'wish.follow') })
      .click()
    await expect(page).toHaveURL(/\/order#/)
  })

  test(`what found no place leads to the menu and to a person, and an hour of a taxi is asked (${language})`, async ({
    page,
    context,
  }) => {
    await signInGuest(context)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill(said.taxi)
    await field.press('Enter')
    const card = page.getByRole('article', { name: text('work', 'chat.title') })
    const open = card.getByRole('button', { name: text('work', 'chat.open') })
    await expect(open).toBeDisabled()
    await card.getByRole('radio').first().check()
    await expect(open).toBeEnabled()

    await field.fill(said.place)
    await field.press('Enter')
    const order = page.getByRole('article', { name: text('chat', 'wish.title') }).last()
    await expect(order.getByText(said.note)).toBeVisible()
    await expect(order).toContainText('$8.00')
    await order.getByRole('button', { name: text('chat', 'wish.put') }).click()
    await expect(page.getByRole('link', { name: text('chat', 'wish.open') })).toBeVisible()

    await field.fill(said.lost)
    await field.press('Enter')
    await expect(
      page
        .getByRole('list', { name: text('chat', 'conversation') })
        .getByText(said.words)
        .last(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: text('chat', 'askPerson') }).last()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('chat', 'wish.menu') }).click()
    await expect(page).toHaveURL(/\/room-service/)
  })
}

test('a card that goes on from another orders nothing twice', async ({ page, context }) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  const say = async (words: string) => {
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill(words)
    await field.press('Enter')
  }
  const put = page.getByRole('button', { name: text('chat', 'wish.put') })
  const filled = page.getByRole('article', { name: text('chat', 'wish.inCartTitle') })
  const told = (key: string, names: string) => text('chat', key).replace('{{names}}', `\u2068${names}\u2069`)
  await say('one baklava')
  await put.click()
  await expect(filled).toHaveCount(1)
  await say('and one hummus')
  await expect(page.getByText(told('wish.held', '1 × Baklava'))).toBeVisible()
  await expectAccessible(page)
  await put.click()
  await expect(filled).toHaveCount(2)
  await say('and one falafel')
  await expect(page.getByText('1 × Hummus').first()).toBeVisible()
  await say('leave the hummus out')
  await expect(page.getByText(text('chat', 'wish.taken'))).toBeVisible()
  await expect(page.getByText(told('wish.takesOut', '1 × Hummus'))).toBeVisible()
  await expect(put).toHaveCount(1)
  await put.click()
  await filled
    .last()
    .getByRole('link', { name: text('chat', 'wish.open') })
    .click()
  await expect(page.getByText('Hummus')).toHaveCount(0)
})

test('where only tomorrow morning was said, nothing is ordered before an hour is chosen', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  const chooser = page.getByRole('group', { name: text('chat', 'wish.openTime') }).last()
  const ten = chooser.getByRole('radio', { name: '10:00' })
  await field.fill('one cappuccino tomorrow morning')
  await field.press('Enter')
  const put = page.getByRole('button', { name: text('chat', 'wish.put') })
  await expect(put).toBeDisabled()
  await expect(chooser).toContainText('tomorrow morning')
  await expectAccessible(page)
  await ten.check()
  await put.click()
  await page.getByRole('link', { name: text('chat', 'wish.open') }).click()
  await expect(page.getByText('10:00').first()).toBeVisible()

  await page.goto(`${HOTEL}/chat?lng=en`)
  await field.fill('a taxi tomorrow morning')
  await field.press('Enter')
  const card = page.getByRole('article', { name: text('work', 'chat.title') })
  const open = card.getByRole('button', { name: text('work', 'chat.open') })
  await expect(open).toBeDisabled()
  await expect(card).not.toContainText('15 minutes')
  await expectAccessible(page)
  await ten.check()
  await open.click()
  await expect(page.getByText('10:00').first()).toBeVisible()
})
