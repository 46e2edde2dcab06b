import { readEmergency } from '#features/assistant/server/emergency/read-emergency.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'
import { expectWithinWindow } from './within-window.ts'

const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"

test.afterEach(() =>
  askDatabase(
    `UPDATE chat_conversations SET state = 'assistant', danger = NULL, handed_over_at = NULL, staff_user_id = NULL,
       staff_name = NULL WHERE ${OF_DEMO}`,
    `DELETE FROM jobs WHERE ${OF_DEMO} AND kind = 'chat-alert'`,
  ),
)

const SMOKE = {
  en: 'There is smoke in the corridor!!',
  ar: 'في دخان كثيف في الممر',
  bs: 'dim u hodniku na nasem spratu',
} as const

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
  ['bs', 'light'],
] as const) {
  test(`smoke: whom to call at once, and everybody in the panel knows (${language}, ${colorScheme})`, async ({
    page,
    context,
    browser,
  }) => {
    const say = (key: string) => textsIn(language)('hotel-admin', key)
    const guest = (key: string) => textsIn(language)('chat', key)
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/menu?lng=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme })
    await signInGuest(phone)
    const chat = await phone.newPage()
    await chat.goto(`${HOTEL}/chat?lng=${language}`)
    const field = chat.getByRole('textbox', { name: guest('message') })
    await field.fill(SMOKE[language])
    await field.press('Enter')
    const card = chat.locator('[data-emergency=called]')
    await expect(card.getByRole('link', { name: guest('emergency.call') })).toHaveAttribute(
      'href',
      /^tel:\d{3}$/,
    )
    for (const part of [card.getByRole('paragraph').first(), ...(await card.getByRole('link').all())])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(card).toContainText('101')
    await expect(chat.getByText(guest('emergency.waiting'))).toBeVisible()
    await expectAccessible(chat)
    await expectWithinWindow(chat, 390)

    const bar = page.locator('[data-alert-bar]')
    await expect(bar).toContainText('101')
    await expectAccessible(page)
    await bar.getByRole('button', { name: say('alerts.bar.show') }).click()
    await expect(page).toHaveURL(/admin\/chat/)
    await expect(page.getByText(say('inbox.danger.fire')).first()).toBeVisible()
    await expect(page.getByRole('log')).toContainText(SMOKE[language])
    // it calls until somebody does something about it, also where it stands open before nobody
    await expect(bar).toBeVisible()
    await page.getByRole('button', { name: say('inbox.takeOver') }).click()
    await expect(bar).toHaveCount(0)
    await expectAccessible(page)
    await phone.close()
  })
}

/** Which of them may be one is learned; the first that is, is written. */
const DOUBTFUL = ['my daughter ate a nut', 'my chest feels tight since the spa', 'my wife feels weak']

test('what may be an emergency is answered, and one press below it calls everybody', async ({
  page,
  context,
}) => {
  const text = DOUBTFUL.find((each) => readEmergency(each)?.isSure === false)
  if (!text) throw new Error('None of them is doubtful any more')
  const say = (key: string) => textsIn('en')('chat', key)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: say('message') })
  await field.fill(text)
  await field.press('Enter')
  const asked = page.locator('[data-emergency=asked]')
  await expect(asked).toBeVisible()
  await expect(page.getByText(textsIn('en')('assistant', 'default')).first()).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: say('emergency.alert') }).click()
  const called = page.locator('[data-emergency=called]')
  await expect(called.getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(say('emergency.waiting'))).toBeVisible()
  await page.getByRole('button', { name: say('emergency.recall') }).click()
  await expect(page.getByText(say('emergency.none'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('waiting'))).toBeVisible()
})

test('below what was said before, whom to call is in sight at once', async ({ page, context }) => {
  const say = (key: string) => textsIn('en')('chat', key)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: say('message') })
  for (const said of ['When is breakfast?', 'Kann man hier Schach spielen?', 'what is on tonight?']) {
    const count = await page.locator('[data-message]').count()
    await field.fill(said)
    await field.press('Enter')
    await expect(page.locator('[data-message]')).toHaveCount(count + 2)
  }
  await field.fill('help fire')
  await field.press('Enter')
  const card = page.locator('[data-emergency=called]')
  await expect(card.getByRole('link', { name: say('emergency.call') })).toBeInViewport({ ratio: 1 })
})

const QUESTION = 'What time is breakfast?'
const FIRE = 'There is a fire in my room!'
const LIMIT = {
  defined: true,
  code: 'RATE_LIMITED',
  status: 429,
  message: '',
  data: { retryAfterSeconds: 60 },
}

test('what was refused stays to be tried again, and holds up no emergency that was written after it', async ({
  page,
  context,
}) => {
  const text = (key: string) => textsIn('en')('chat', key)
  await signInGuest(context)
  let isAway = true
  await page.route('**/rpc/chat/send', (route) => {
    if (!route.request().postData()?.includes(QUESTION)) return route.continue()
    return isAway ? route.abort() : route.fulfill({ status: 429, json: { json: LIMIT } })
  })
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('message') })
  const talk = page.getByRole('list', { name: text('conversation') })
  await expect(page.getByText(text('helloTitle'))).toBeVisible()
  await field.fill(QUESTION)
  await field.press('Enter')
  await expect(talk.getByText(text('sendFailed'))).toBeVisible()
  isAway = false
  await talk.getByRole('button', { name: textsIn('en')('common', 'tryAgain') }).click()
  await expect(page.getByRole('alert').filter({ hasText: text('emergency.always') })).toBeVisible()
  await expect(talk.getByText(text('sendFailed'))).toBeVisible()
  await field.fill(FIRE)
  await field.press('Enter')
  await expect(page.getByText(text('emergency.waiting')).first()).toBeVisible()
  await expect(talk.getByText(QUESTION)).toBeVisible()
  await page.unroute('**/rpc/chat/send')
  await talk.getByRole('button', { name: textsIn('en')('common', 'tryAgain') }).click()
  await expect(talk.getByText(text('sendFailed'))).toHaveCount(0)
  await expect(talk.locator('li[data-message]').getByText(QUESTION)).toBeVisible()
})

test('an emergency does not wait for the answer that is being made', async ({ page, context }) => {
  const text = (key: string) => textsIn('en')('chat', key)
  await signInGuest(context)
  const held = Promise.withResolvers<undefined>()
  await page.route('**/rpc/chat/send', async (route) => {
    if (route.request().postData()?.includes(QUESTION)) await held.promise
    await route.continue()
  })
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('message') })
  const talk = page.getByRole('list', { name: text('conversation') })
  await field.fill(QUESTION)
  await field.press('Enter')
  await expect(talk.getByText(text('typing'))).toBeAttached()
  await field.fill(FIRE)
  await field.press('Enter')
  await expect(page.getByText(text('emergency.waiting')).first()).toBeVisible()
  held.resolve(undefined)
})
