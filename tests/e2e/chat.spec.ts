import type { Language } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

const ofDemo = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const setLimit = (limit: number) =>
  askDatabase(`UPDATE chat_settings SET max_conversations = ${limit} WHERE ${ofDemo}`)

/** In the order in which they are written: the usual run asks in another language each time. */
const keysOf = <Asked extends object>(asked: Asked) => Object.keys(asked) as (keyof Asked & Language)[]

const QUESTIONS = {
  ar: ['متى الفطور؟', /7:00/],
  en: ['What time is breakfast?', /7:00/],
  bs: ['u koliko je dorucak', /7:00/],
} as const

for (const language of usual(keysOf(QUESTIONS), 1)) {
  const text = textsIn(language)
  const [question, answer] = QUESTIONS[language]

  test(`a guest asks the assistant, up to the limit of a chat (${language})`, async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signInGuest(context)
    await setLimit(2)
    try {
      await page.goto(`${HOTEL}/chat?lng=${language}`)
      const field = page.getByRole('textbox', { name: text('chat', 'message') })
      const answered = page.getByRole('list', { name: text('chat', 'conversation') }).getByText(answer)
      await expect(page.getByText(text('chat', 'notPerson')).first()).toBeVisible()
      await field.fill('   ')
      await field.press('Enter')
      await expect(page.getByText(text('chat', 'today'))).toHaveCount(0)

      await field.fill(question)
      await field.press('Enter')
      await expect(answered).toBeVisible()
      const helpful = page.getByRole('button', { name: text('chat', 'helpful'), exact: true })
      await helpful.click()
      await expect(helpful).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page)

      await page.reload()
      await expect(answered).toBeVisible()
      await expect(helpful).toHaveAttribute('aria-pressed', 'true')

      await field.fill('zzyzx qwv?')
      await field.press('Enter')
      await expect(page.getByText(text('assistant', 'default')).first()).toBeVisible()
      await expect(field).toBeDisabled()
      const full = page.getByPlaceholder(text('chat', 'limitPlaceholder'))
      await expect(full).toBeVisible()
      const isWhole = () =>
        full.evaluate(
          (area) => area.scrollHeight <= area.clientHeight && area.scrollWidth <= area.clientWidth,
        )
      await expect.poll(isWhole).toBe(true)
      await page.getByRole('button', { name: text('chat', 'startNew') }).click()
      await expect(field).toBeEnabled()
      await expect(answered).toHaveCount(0)
    } finally {
      await setLimit(10)
    }
  })
}

const WISHES = {
  en: ['two lentil soups, no onion, and a juice please', 'no onion', 'a hairdryer please'],
  ar: ['شوربتين عدس بدون بصل وعصير من فضلكم', 'بدون بصل', 'مجفف شعر من فضلكم'],
  bs: ['dvije čorbe od leće bez luka i čaj molim', 'bez luka', 'fen, molim'],
} as const

for (const language of usual(keysOf(WISHES), 1)) {
  const text = textsIn(language)
  const [order, note, request] = WISHES[language]

  test(`what a guest asks for fills the cart, and orders nothing (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill(order)
    await field.press('Enter')
    const signIn = page.getByRole('link', { name: text('chat', 'wish.signIn') })
    await expect(signIn).toBeVisible()
    await signInGuest(context)
    await page.reload()
    const card = page.getByRole('article', { name: text('chat', 'wish.title') })
    await expect(card).toContainText('$13.00')
    await expect(card.getByText(text('chat', 'wish.lead'))).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: text('chat', 'wish.put') }).click()
    const open = page.getByRole('link', { name: text('chat', 'wish.open') })
    await expect(open).toBeFocused()
    await page.reload()
    await expect(open).toBeVisible()

    await field.fill(request)
    await field.press('Enter')
    await page.getByRole('button', { name: text('chat', 'wish.request') }).click()
    await expect(page.getByText(text('chat', 'waiting'))).toBeVisible()

    await open.click()
    await expect(page.getByText(`“${note}”`)).toBeVisible()
    await expect(page.getByRole('button', { name: text('guest', 'order.confirm') })).toBeEnabled()
  })
}

const UNSURE = {
  bs: ['sta trebam ponijeti od dokumenata', 'Prijava gostiju'],
  en: ['is the water in the room free', 'Minibar'],
  ar: ['ابني عنده حرارة', 'الطبيب والصيدلية'],
} as const

for (const language of usual(keysOf(UNSURE), 1)) {
  test(`suggestions for an uncertain answer can be chosen (${language})`, async ({ page }) => {
    const text = textsIn(language)
    const [question, topic] = UNSURE[language]
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill(question)
    await field.press('Enter')
    const offers = page.getByRole('list', { name: text('chat', 'offers') })
    await expect(offers).toBeVisible()
    await expectAccessible(page)
    await offers.getByRole('button', { name: topic, exact: true }).click()
    const source = text('chat', 'sources').replace('{{topics}}', topic)
    await expect(page.getByText(source, { exact: true })).toBeVisible()
    await expect(offers).toHaveCount(0)
  })
}

test('what cannot be sent can be tried again, says whom to call, and goes out once the network is back', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  const talk = page.getByRole('list', { name: text('chat', 'conversation') })
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  const tries = () => failed.filter((url) => url.endsWith('/rpc/chat/send')).length
  await expect(page.getByText(text('chat', 'helloTitle'))).toBeVisible()
  await context.setOffline(true)
  await field.fill('What time is breakfast?')
  await field.press('Enter')
  await expect(talk.getByText(text('chat', 'sendFailed'))).toBeVisible()
  expect(tries()).toBe(1)
  await talk.getByRole('button', { name: text('common', 'tryAgain') }).click()
  await expect.poll(tries).toBe(2)
  await expect(talk.getByText(text('chat', 'sendFailed'))).toBeVisible()
  const call = talk.getByRole('link', { name: text('chat', 'emergency.call') })
  await expect(call).toHaveAttribute('href', /^tel:\d+$/)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(talk.getByText(/7:00/)).toBeVisible()
  await expect(talk.getByText(text('chat', 'sendFailed'))).toHaveCount(0)
})

test('what is written while nothing can be sent goes out in its order, and nothing of it is lost', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  const talk = page.getByRole('list', { name: text('chat', 'conversation') })
  const write = async (message: string) => {
    await field.fill(message)
    await field.press('Enter')
    await expect(talk.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(text('chat', 'helloTitle'))).toBeVisible()
  await context.setOffline(true)
  await write('What time is breakfast?')
  await expect(page.getByText(text('chat', 'sendFailed')).first()).toBeVisible()
  await write('thank you')
  await expect(talk.getByText(text('chat', 'next'))).toBeVisible()
  await context.setOffline(false)
  await write('hello')
  await expect(talk.getByText(text('chat', 'next'))).toHaveCount(0)
  const said = talk.locator('li[data-message]')
  await expect(said).toHaveCount(6)
  await expect(said.nth(0)).toContainText('What time is breakfast?')
  await expect(said.nth(1)).toContainText('7:00')
  await expect(said.nth(2)).toContainText('thank you')
  await expect(said.nth(4)).toContainText('hello')
  await page.reload()
  await expect(said).toHaveCount(6)
})

test('a message written while an answer is being made goes out after it', async ({ page, context }) => {
  const text = textsIn('en')
  await signInGuest(context)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rpc/chat/send', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  const talk = page.getByRole('list', { name: text('chat', 'conversation') })
  await field.fill('What time is breakfast?')
  await field.press('Enter')
  await expect(talk.getByText(text('chat', 'typing'))).toBeAttached()
  await field.fill('thank you')
  await field.press('Enter')
  await expect(talk.getByText(text('chat', 'next'))).toBeVisible()
  release()
  await expect(talk.getByText(text('chat', 'next'))).toHaveCount(0)
  await expect(talk.locator('li[data-message]')).toHaveCount(4)
})

test('what could not be sent goes out when the guest comes back to the chat', async ({ page, context }) => {
  const text = textsIn('en')
  await signInGuest(context)
  let isCut = true
  await page.route('**/rpc/chat/send', (route) => (isCut ? route.abort() : route.continue()))
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  const talk = page.getByRole('list', { name: text('chat', 'conversation') })
  await field.fill('What time is breakfast?')
  await field.press('Enter')
  await expect(page.getByText(text('chat', 'sendFailed')).first()).toBeVisible()
  await field.fill('thank you')
  await field.press('Enter')
  await expect(talk.getByText('thank you', { exact: true })).toBeVisible()
  const tabs = page.getByRole('navigation').last()
  await tabs.getByRole('link').first().click()
  await expect(field).toHaveCount(0)
  isCut = false
  await page.goBack()
  const said = talk.locator('li[data-message]')
  await expect(said).toHaveCount(4)
  await expect(said.nth(1)).toContainText('7:00')
  await expect(said.nth(2)).toContainText('thank you')
  await expect(talk.getByText(text('chat', 'next'))).toHaveCount(0)
})

const CUPS = {
  en: ['three cappuccinos, one with oat milk', 'Oat drink', 'Whole milk'],
  ar: ['ثلاثة كابتشينو، واحد مع حليب الشوفان', 'شراب الشوفان', 'حليب كامل الدسم'],
  bs: ['tri kapućina, jedan sa zobenim mlijekom', 'Zobeni napitak', 'Punomasno mlijeko'],
} as const

for (const language of usual(keysOf(CUPS), 1)) {
  const text = textsIn(language)
  const [order, oat, whole] = CUPS[language]

  test(`what a guest says of the options is chosen in the cart (${language})`, async ({ page, context }) => {
    await signInGuest(context)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill(order)
    await field.press('Enter')
    const card = page.getByRole('article', { name: text('chat', 'wish.title') })
    const lines = card.getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.last()).toContainText(oat)
    await expect(lines.first()).not.toContainText(oat)
    await expectAccessible(page)
    await card.getByRole('button', { name: text('chat', 'wish.put') }).click()
    await page.getByRole('link', { name: text('chat', 'wish.open') }).click()
    const cart = page.getByRole('main')
    await expect(cart.getByText(oat, { exact: true })).toBeVisible()
    await expect(cart.getByText(whole, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: text('guest', 'order.confirm') }).click()
    await expect
      .poll(() => askDatabase(`SELECT id FROM service_bookings WHERE ${ofDemo} AND from_chat`))
      .toHaveLength(1)
  })
}

test('a dish that an answer lists is opened from it, in Arabic', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=ar`)
  const field = page.getByRole('textbox', { name: textsIn('ar')('chat', 'message') })
  await field.fill('ما الحلويات لديكم؟')
  await field.press('Enter')
  const dish = page.getByRole('listitem').getByRole('button', { name: 'بقلاوة' })
  await expect(dish).toBeVisible()
  await expectAccessible(page)
  await dish.click()
  const sheet = page.getByRole('dialog', { name: 'بقلاوة' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(dish).toBeFocused()
})

test('what is half written is there again after a look elsewhere and a reload, and gone with the guest', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  const tabs = page.getByRole('navigation')
  const half = 'Could somebody please bring'
  await field.fill(half)
  await tabs.getByRole('link', { name: text('guest', 'home.services') }).click()
  await expect(field).toHaveCount(0)
  await tabs.getByRole('link', { name: text('guest', 'home.chat') }).click()
  await expect(field).toHaveValue(half)
  await page.reload()
  await expect(field).toHaveValue(half)
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(field).toHaveValue('')
  await field.fill(half)
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join(' '))
  expect(await kept()).toContain(half)
  await page.getByRole('button', { name: /Smith/ }).click()
  await page.getByRole('menuitem', { name: text('guest', 'session.logOut') }).click()
  await expect.poll(kept).not.toContain(half)
})

const COMPLAINTS = {
  en: 'The room is dirty and there was a hair in my hummus',
  ar: 'الغرفة وسخة وكان هناك شعرة في الحمص',
  bs: 'Soba je prljava i u humusu je bila dlaka',
} as const

for (const language of usual(keysOf(COMPLAINTS), 1)) {
  test(`a complaint gets an apology, a person with one press, and the inbox says what it is (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const text = textsIn(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await signInGuest(context)
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill(COMPLAINTS[language])
    await field.press('Enter')
    const talk = page.getByRole('list', { name: text('chat', 'conversation') })
    await expect(talk.getByText(text('assistant', 'complaint'))).toBeVisible()
    await expect(talk.getByRole('article', { name: text('work', 'chat.title') })).toBeVisible()
    await expect(talk).not.toContainText('$')
    await expectAccessible(page)
    await page
      .getByRole('button', { name: text('chat', 'askPerson') })
      .last()
      .click()
    await expect(page.getByText(text('chat', 'waiting'))).toBeVisible()

    const desk = await browser.newContext()
    await signInStaff(desk)
    const panel = await desk.newPage()
    await panel.goto(`${HOTEL}/admin/chat?lng=${language}`)
    const row = panel.locator('[data-chat]').filter({ hasText: COMPLAINTS[language] })
    await expect(row).toContainText(text('hotel-admin', 'inbox.complaint'))
    await expectAccessible(panel)
    await desk.close()
  })
}
