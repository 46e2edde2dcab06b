import type { Browser, Locator, Page } from '@playwright/test'
import { newSessionId } from '#features/chat/rules.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'
import { keepTones } from './tones.ts'

const NAME = 'Amra Begić'
const INBOX = `${HOTEL}/admin/chat`
const inEnglish = (key: string) => textsIn('en')('hotel-admin', key)

/** A guest's browser that makes requests but shows no page. */
async function guestOf(browser: Browser, [lastName, room] = ['Smith', '101']) {
  const context = await browser.newContext()
  await signInGuest(context, lastName, room)
  const path = `/api/hotels/demo-hotel/chat/${newSessionId()}`
  const post = async (what: string, data: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const response = await context.request.post(`${path}/${what}`, { data, headers })
    expect(response.status()).toBe(200)
    return response.text()
  }
  return {
    /** @returns the conversation's id */
    askPerson: async () => (JSON.parse(await post('hand-over', { language: 'en' })) as { id: string }).id,
    say: (message: string) => post('messages', { message, language: 'en', key: crypto.randomUUID() }),
    leave: () => context.close(),
  }
}

const rowOf = (page: Page, id: string) => page.locator(`[data-chat="${id}"]`)

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
  await expect(row).toContainText(say('state.waiting'))
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

  await expect(chat.getByRole('listitem').getByText('سنحضره لكم حالًا.')).toBeVisible()
  const isHere = chat.getByText(guest('staffHere').replace('{{name}}', NAME))
  await expect(isHere).toBeVisible()
  await field.fill('شكرًا لكم')
  await field.press('Enter')
  await expect(log).toContainText('شكرًا لكم')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('button', { name: say('back') }).click()
  await page.locator('[data-chat]', { hasText: 'شكرًا لكم' }).first().getByRole('button').click()

  await page.getByRole('button', { name: say('giveBack') }).click()
  await expect(page.getByText(say('takeOverHint'))).toBeVisible()
  await expect(isHere).toHaveCount(0)
  await phone.close()
})

/** Presses with what `meanwhile` does between down and up, and says by how much the pressed thing has moved, in pixels. */
async function pressDuring(page: Page, button: Locator, meanwhile: () => Promise<void>) {
  const top = async () => (await button.boundingBox())?.y ?? 0
  await button.hover()
  const before = await top()
  await page.mouse.down()
  await meanwhile()
  const moved = (await top()) - before
  await page.mouse.up()
  return Math.abs(moved)
}

test('what comes in beneath a press moves nothing and takes no press away', async ({
  browser,
  page,
  context,
}) => {
  const guestWords = (key: string) => textsIn('en')('chat', key)
  const paragraphs = Array.from({ length: 30 }, (_, line) => `${line + 1}`).join('\n')
  await signInStaff(context)
  const phone = await browser.newContext({ viewport: { width: 390, height: 800 } })
  await signInGuest(phone, "O'Beirn", '118')
  const chat = await phone.newPage()
  await chat.goto(`${HOTEL}/chat?lng=en`)
  const question = `When is breakfast? ${crypto.randomUUID().slice(0, 8)}`
  const field = chat.getByRole('textbox')
  await field.fill(question)
  await field.press('Enter')
  const helpful = chat.getByRole('button', { name: guestWords('helpful'), exact: true })
  await expect(helpful).toBeVisible()
  await chat.getByRole('button', { name: guestWords('askPerson') }).click()
  await expect(chat.getByText(guestWords('waiting'))).toBeVisible()

  await page.goto(`${INBOX}?lng=en`)
  await page.locator('[data-chat]', { hasText: question }).getByRole('button').click()
  const reply = page.getByRole('textbox')
  await reply.fill(`${paragraphs}\nBreakfast is laid`)
  const top = () => chat.evaluate(() => scrollY)
  await chat.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  let pressedAt = 0
  const moved = await pressDuring(chat, helpful, async () => {
    pressedAt = await top()
    await reply.press('Enter')
    await expect(chat.getByRole('listitem').getByText('Breakfast is laid')).toBeAttached()
    await chat.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  })
  expect(moved).toBe(0)
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(top).toBeGreaterThan(pressedAt)
  await expect(chat.getByRole('listitem').getByText('Breakfast is laid')).toBeInViewport()

  const log = page.getByRole('log')
  await page.setViewportSize({ width: 1280, height: 560 })
  await log.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  const keep = log.getByRole('button', { name: inEnglish('inbox.keep') }).last()
  const jumped = await pressDuring(page, keep, async () => {
    await field.fill(`${paragraphs}\nThank you`)
    await field.press('Enter')
    await expect(log).toContainText('Thank you')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  })
  expect(jumped).toBe(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(log.getByText('Thank you')).toBeInViewport()
  await phone.close()
})

test('a reply becomes an entry, and the assistant gives it to the next guest who asks', async ({
  browser,
  page,
  context,
}) => {
  const say = (key: string) => inEnglish(`knowledge.${key}`)
  const question = 'Where can I rinse my surfboard?'
  const answer = 'Behind the boathouse there is a hose with fresh water.'
  const guest = await guestOf(browser)
  const id = await guest.askPerson()
  await guest.say(question)
  await guest.say('thank you!')
  await signInStaff(context)
  try {
    await page.goto(`${INBOX}?lng=en&chat=${id}`)
    const reply = page.getByRole('textbox')
    await reply.fill(answer)
    await reply.press('Enter')
    const keep = page.getByRole('button', { name: inEnglish('inbox.keep') })
    await keep.focus()
    await keep.press('Enter')
    const form = page.getByRole('dialog')
    await expect(form.getByLabel(say('form.topic'))).toHaveValue('Where can I rinse my surfboard')
    await expect(form.getByLabel(say('form.content'))).toHaveValue(answer)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(keep).toBeFocused()

    await keep.click()
    await form.getByRole('button', { name: inEnglish('editor.save'), exact: true }).click()
    await expect(page.getByText(say('added'))).toBeVisible()
    await expect(form).toHaveCount(0)
    const another = await guestOf(browser, ["O'Beirn", '118'])
    expect(await another.say(question)).toContain(answer)
    await another.leave()
  } finally {
    await changeData('knowledge', `DELETE FROM chatbot_knowledge WHERE content = '${answer}'`)
    await guest.leave()
  }
})

test('a waiting guest is announced by sound and toast on other screens, unless the chat is open', async ({
  browser,
  page,
  context,
}) => {
  const early = await guestOf(browser)
  await early.askPerson()
  // orders that wait for somebody to look at them sound, too
  const played = await keepTones(page)
  const tones = async () => (await played()).filter((tone) => [784, 523].includes(tone))
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/bookings/room-service?lng=en`)
  await expect(page.getByRole('link', { name: inEnglish('inbox.title') })).toContainText(/[1-9]/)
  await page.getByRole('heading', { level: 1 }).click()
  const call = (name: string, room: string) =>
    page.getByText(inEnglish('inbox.calls').replace('{{name}}', name).replace('{{room}}', room))
  await expect(call('Smith', '101')).toHaveCount(0)

  const guest = await guestOf(browser, ["O'Beirn", '118'])
  const id = await guest.askPerson()
  await expect(call("O'Beirn", '118')).toBeVisible()
  await expect.poll(tones).toEqual([784, 784, 523])
  await expectAccessible(page)
  await page.getByRole('button', { name: inEnglish('inbox.openCall'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/chat\\?.*chat=${id}`))
  await expect(page).toHaveTitle(/^\([1-9]\d*\) /)
  await expect(call("O'Beirn", '118')).toHaveCount(0)

  await page.getByRole('button', { name: inEnglish('inbox.takeOver') }).click()
  await tones()
  await guest.say('I am at the bar.')
  await expect(page.getByRole('log')).toContainText('I am at the bar.')
  await expect(rowOf(page, id)).not.toContainText(inEnglish('inbox.unread_one').replace('{{count}}', '1'))
  await expect(call("O'Beirn", '118')).toHaveCount(0)
  expect(await tones()).toEqual([])

  await page.getByRole('link', { name: inEnglish('nav.dashboard') }).click()
  await expect(page.getByRole('log')).toHaveCount(0)
  await guest.say('Hello?')
  await expect(call("O'Beirn", '118')).toBeVisible()
  await guest.leave()
  await early.leave()
})

test('what a guest writes while the answer to a takeover is on its way stays on the screen', async ({
  browser,
  page,
  context,
}) => {
  const guest = await guestOf(browser, ["O'Beirn", '118'])
  const id = await guest.askPerson()
  await signInStaff(context)
  await page.goto(`${INBOX}?lng=en&chat=${id}`)
  const words = `I am at the bar ${crypto.randomUUID()}`
  const unread = inEnglish('inbox.unread_one').replace('{{count}}', '1')
  const shown = Promise.withResolvers<undefined>()
  const answered = page.waitForResponse('**/rpc/chat/takeOver')
  await page.route('**/rpc/chat/takeOver', async (route) => {
    const response = await route.fetch()
    await guest.say(words)
    await shown.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: inEnglish('inbox.takeOver') }).click()
  await expect(page.getByRole('log')).toContainText(words)
  await expect(rowOf(page, id)).toContainText(words)
  await expect(rowOf(page, id)).not.toContainText(unread)
  shown.resolve(undefined)
  await (await answered).finished()
  await expect(page.getByRole('log')).toContainText(words)
  await guest.leave()
})

test('a draft stays with its chat, even after a reload, until it is sent or the writer signs out', async ({
  browser,
  page,
  context,
}) => {
  const [one, other] = [await guestOf(browser), await guestOf(browser, ["O'Beirn", '118'])]
  const [first, second] = [await one.askPerson(), await other.askPerson()]
  await signInStaff(context)
  await page.goto(`${INBOX}?lng=en&chat=${first}`)
  const reply = page.getByRole('textbox')
  const draft = inEnglish('inbox.draft')
  await reply.fill('We will bring')
  await rowOf(page, second).getByRole('button').click()
  await expect(reply).toHaveValue('')
  await expect(rowOf(page, first)).toContainText(draft)
  await expect(rowOf(page, second)).not.toContainText(draft)
  await expectAccessible(page)
  await page.reload()
  await expect(rowOf(page, first)).toContainText(draft)
  await rowOf(page, first).getByRole('button').click()
  await expect(reply).toHaveValue('We will bring')
  await reply.press('Control+End')
  await reply.pressSequentially(' it.')
  await reply.press('Enter')
  await expect(page.getByRole('log')).toContainText('We will bring it.')
  await expect(rowOf(page, first)).not.toContainText(draft)

  await rowOf(page, second).getByRole('button').click()
  await reply.fill('For nobody else')
  await expect(rowOf(page, second)).toContainText(draft)
  await page.getByRole('button', { name: inEnglish('nav.signOut') }).click()
  await expect(page).toHaveURL(/admin\/login/)
  await signInStaff(context)
  await page.goto(`${INBOX}?lng=en&chat=${second}`)
  await expect(reply).toHaveValue('')
  await expect(page.getByText(draft, { exact: true })).toHaveCount(0)
  await one.leave()
  await other.leave()
})

test('a hidden page leaves a chat unread', async ({ browser, page, context }) => {
  const guest = await guestOf(browser)
  const id = await guest.askPerson()
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const unread = rowOf(page, id).getByText(/\d unread message/)
  await signInStaff(context)
  await page.goto(`${INBOX}?lng=en&chat=${id}`)
  await guest.say('Is anybody there?')
  await expect(page.getByRole('log')).toContainText('Is anybody there?')
  await expect(unread).toHaveCount(0)

  await show('hidden')
  for (const said of ['Hello?', 'Still there?']) {
    await guest.say(said)
    await expect(page.getByRole('log')).toContainText(said)
  }
  await expect(unread).toHaveText('2 unread messages')
  await show('visible')
  await expect(unread).toHaveCount(0)
  await guest.leave()
})
