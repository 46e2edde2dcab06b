import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'
import { usual } from '../usual.ts'

const forgetAll = () => changeData('chat', 'DELETE FROM chat_conversations')
const say = (language: Language) => (key: string) => textsIn(language)('hotel-admin', `questions.${key}`)

const guests: BrowserContext[] = []

test.beforeEach(async () => {
  await forgetAll()
})

test.afterEach(async () => {
  for (const guest of guests.splice(0)) await guest.close()
  await forgetAll()
})

/** Asks in the chat as a new visitor, and waits for an answer with this text. */
async function ask(
  browser: Browser,
  language: Language,
  question: string,
  answer: string = textsIn(language)('assistant', 'default'),
): Promise<Page> {
  const guest = await browser.newContext()
  guests.push(guest)
  const page = await guest.newPage()
  await page.goto(`${HOTEL}/chat?lng=${language}`)
  const field = page.getByRole('textbox', { name: textsIn(language)('chat', 'message') })
  await field.fill(question)
  await field.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: answer })).toBeVisible()
  return page
}

test('of a question of a thousand letters three lines are shown, and all of it at a press', async ({
  page,
  context,
  browser,
}) => {
  const text = say('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInStaff(context)
  const question = `Do you have a helipad ${'for a really big helicopter '.repeat(34)}?`
  await ask(browser, 'en', question)
  await page.goto(`${HOTEL}/admin/chatbot/questions?lng=en`)
  const row = page.locator('[data-question]')
  const heading = row.getByRole('heading')
  const lines = () =>
    heading.locator('bdi').evaluate((box) => box.clientHeight / parseFloat(getComputedStyle(box).lineHeight))
  const whole = row.getByRole('button', { name: text('whole') })
  await expect(whole).toBeVisible()
  expect(Math.round(await lines())).toBe(3)
  await expectAccessible(page)
  await whole.click()
  await expect.poll(lines).toBeGreaterThan(10)
  await row.getByRole('button', { name: text('less') }).click()
  await expect.poll(async () => Math.round(await lines())).toBe(3)
})

test('a question in two languages is listed once, and removed once answered', async ({
  page,
  context,
  browser,
}) => {
  const text = say('en')
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chatbot/questions?lng=en`)
  await expect(page.getByText(text('empty'))).toBeVisible()
  await expectAccessible(page)

  const [first, second] = ['Do you have a helipad?', 'Imate li helipad?']
  await ask(browser, 'en', first)
  await ask(browser, 'bs', second)
  const row = page.locator('[data-question]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Asked 2 times')
  await expect(row.getByRole('heading')).toHaveText(second)
  await expect(page.getByRole('link', { name: text('title') })).toContainText('1')
  await row.locator('summary').click()
  await expect(row.getByText(first)).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: text('answer') }).click()
  const form = page.getByRole('dialog')
  const knowledge = (key: string) => textsIn('en')('hotel-admin', `knowledge.${key}`)
  await expect(form.getByLabel(knowledge('form.topic'))).toHaveValue('Imate li helipad')
  const answer = `The helipad is on the roof. Helipad je na krovu. ${crypto.randomUUID().slice(0, 8)}`
  await form.getByLabel(knowledge('form.content')).fill(answer)
  await form.getByRole('button', { name: textsIn('en')('hotel-admin', 'editor.save'), exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(row).toHaveCount(0)
  const answered = page.getByRole('listitem').filter({ hasText: text('answered') })
  await expect(answered).toBeVisible()
  // another question is answered below, which is told in the same words
  await answered.getByRole('button', { name: textsIn('en')('common', 'close') }).click()
  await expect(answered).toHaveCount(0)
  await expect(page.getByText(text('empty'))).toBeVisible()

  await ask(browser, 'en', first, answer)
  await expect(row).toHaveCount(0)

  await ask(browser, 'en', 'Is there a trampoline?')
  await expect(row).toHaveCount(1)
  await page.getByRole('link', { name: text('entries') }).click()
  await page.getByRole('button', { name: knowledge('add') }).click()
  await form.getByLabel(knowledge('form.topic')).fill('Trampoline')
  await form.getByLabel(knowledge('form.content')).fill(answer)
  await form.getByRole('button', { name: textsIn('en')('hotel-admin', 'editor.save'), exact: true }).click()
  const now = page.getByRole('dialog', { name: 'This entry answers 1 waiting question' })
  await expect(now).toContainText('Is there a trampoline?')
  await expectAccessible(page)
  await now.getByRole('button', { name: text('now.mark') }).click()
  await expect(answered).toBeVisible()
  await page.getByRole('button', { name: text('undo'), exact: true }).click()
  await expect(page.getByText(text('restored'))).toBeVisible()

  const alike = page.getByRole('region', { name: /to check/ })
  await expect(alike.getByRole('heading', { name: 'Trampoline' })).toBeVisible()
  await expect(alike.getByText(knowledge('alike.duplicate'))).toBeVisible()
  await alike.getByRole('button', { name: knowledge('alike.keep') }).click()
  await expect(alike).toHaveCount(0)
  await expectAccessible(page)
  await changeData('knowledge', `DELETE FROM chatbot_knowledge WHERE content = '${answer}'`)
})

test('an unhelpful answer is listed with its text; dismissing can be undone', async ({
  page,
  context,
  browser,
}) => {
  const text = say('ar')
  const guest = await ask(browser, 'en', 'What time is breakfast?', '7:00')
  await guest.getByRole('button', { name: textsIn('en')('chat', 'notHelpful'), exact: true }).click()
  await ask(browser, 'ar', 'هل لديكم شطرنج؟')

  await page.setViewportSize({ width: 390, height: 844 })
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chatbot?lng=ar`)
  await page.getByRole('link', { name: text('title') }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const rows = page.locator('[data-question]')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('هل لديكم شطرنج؟')
  await expect(rows.first()).toContainText(text('unanswered'))
  await expect(rows.last()).toContainText(text('disliked'))
  await expect(rows.last().getByRole('figure')).toContainText('7:00')
  await expectAccessible(page)

  const dismiss = { name: text('dismiss'), exact: true }
  await rows.first().getByRole('button', dismiss).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: text('undo'), exact: true }).click()
  await expect(rows).toHaveCount(2)
  // it comes once the one with Undo, whose name it has, has left, and does not leave with it
  const said = page.locator('[data-sonner-toast]')
  await expect(said).toHaveText([text('restored')])
  await expect(said).toHaveAttribute('data-removed', 'false')

  await context.setOffline(true)
  await rows.first().getByRole('button', dismiss).click()
  await expect(page.getByText(text('dismissFailed'))).toBeVisible()
  await expect(rows).toHaveCount(2)
  await context.setOffline(false)

  await rows
    .last()
    .getByRole('link', { name: text('openChat') })
    .click()
  await expect(page.getByRole('log')).toContainText('What time is breakfast?')
})

const SMOKE = {
  ar: 'في دخان كثيف في الممر',
  en: 'There is smoke in the corridor!!',
  bs: 'dim u hodniku na nasem spratu',
} as const

for (const language of usual(['ar', 'en', 'bs'] as const, 1)) {
  test(`a hotel teaches the assistant, checks it, and sees what it does (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const text = textsIn(language)
    const say = (key: string, values: Record<string, string> = {}) =>
      Object.entries(values).reduce(
        (said, [name, value]) => said.replace(`{{${name}}}`, value),
        text('hotel-admin', key).replaceAll(/[\u2068\u2069]/g, ''),
      )
    /** As it stands on the screen, where names may be isolated. */
    const shown = (key: string, values: Record<string, string>) =>
      new RegExp(
        say(
          key,
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, `[\u2066-\u2069]*${value}[\u2066-\u2069]*`]),
          ),
        ).replaceAll('?', String.raw`\?`),
      )
    await signInStaff(context)
    const topic = `Silence ${crypto.randomUUID().slice(0, 6)}`
    const content = 'Trombones rest from 22:00 on.'
    const added = await context.request.post('/api/hotels/demo-hotel/knowledge', {
      data: { entry: { topic, content } },
    })
    expect(added.status()).toBe(200)
    const question = 'Who plays the trombones?'
    await ask(browser, language, question, textsIn('en')('assistant', 'default'))

    await page.goto(`${HOTEL}/admin/chatbot/questions?lng=${language}`)
    const row = page.locator('[data-question]')
    const teach = row.getByRole('button', { name: shown('questions.answeredByEntry', { topic }) })
    await teach.click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: say('questions.undo'), exact: true }).click()
    await expect(row).toHaveCount(1)
    await expectAccessible(page)
    await teach.click()
    await expect(row).toHaveCount(0)
    const guest = await ask(browser, language, question, content)

    await guest.getByRole('button', { name: text('chat', 'notHelpful'), exact: true }).click()
    await expect(row).toHaveCount(1)
    await row.getByRole('link', { name: say('questions.openChat') }).click()
    await expect(page.getByText(say('inbox.rating.down'))).toBeVisible()
    await page.getByRole('button', { name: say('inbox.wrong.mark') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(say('inbox.wrong.question'))).toHaveValue(question)
    await expectAccessible(page)
    await dialog.getByLabel(say('inbox.wrong.nothing')).check()
    await dialog.getByRole('button', { name: say('inbox.wrong.save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(say('inbox.wrong.marked'))).toBeVisible()

    await page.goto(`${HOTEL}/admin/chatbot?lng=${language}`)
    const checks = page.getByRole('listitem').filter({ hasText: question })
    await expect(checks).toContainText(shown('knowledge.checks.why.answered', { topic }))
    await expectAccessible(page)
    await checks.getByRole('button', { name: shown('knowledge.ask.open', { topic }) }).click()
    const phrasing = dialog.getByLabel(say('knowledge.phrasings.one', { number: '1' }), { exact: true })
    await expect(phrasing).toHaveValue(question)
    await phrasing.press('Enter')
    await page.keyboard.type('77')
    await expect(dialog.getByText(say('knowledge.phrasings.doubt.number'))).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Are trombones loud?')
    await expect(dialog.getByText(say('knowledge.phrasings.doubt.number'))).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('knowledge.phrasings.remove', { number: '1' }) }).click()
    await expect(phrasing).toBeFocused()
    await expect(phrasing).toHaveValue('Are trombones loud?')
    await dialog.getByRole('button', { name: say('editor.save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(checks).toHaveCount(0)
    await page.getByRole('button', { name: say('knowledge.checks.all_one', { count: '1' }) }).click()
    await checks.getByRole('button', { name: shown('knowledge.checks.deleteOf', { question }) }).click()
    await dialog.getByRole('button', { name: say('knowledge.confirm.delete'), exact: true }).click()
    await expect(page.getByText(say('knowledge.checks.deleted'))).toBeVisible()

    await page.getByRole('link', { name: say('emergencies.title') }).click()
    await page
      .getByRole('button', { name: shown('editor.editOf', { name: say('inbox.danger.fire') }) })
      .click()
    const own = `${topic}: meet at the fountain.`
    const otherNumber = shown('emergencies.otherNumbers', { number: String.raw`\d{3}`, numbers: '0099' })
    await dialog.getByRole('textbox').fill('0099')
    await expect(dialog.getByRole('status').filter({ hasText: otherNumber })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('textbox').fill(own)
    await expect(dialog.getByText(otherNumber)).toHaveCount(0)
    await expect(dialog.getByRole('region', { name: say('emergencies.preview') })).toContainText(own)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('editor.save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const [first] = text('assistant', 'emergency.dial.fire').split('{{number}}')
    const chat = await ask(browser, language, SMOKE[language], own)
    const card = chat.locator('[data-emergency=called]')
    await expect(card.getByRole('paragraph').first()).toContainText(first?.trim() ?? '')
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^tel:\d{3}$/)
    await page
      .getByRole('button', { name: shown('editor.editOf', { name: say('inbox.danger.fire') }) })
      .click()
    await dialog.getByRole('button', { name: say('emergencies.useOurs'), exact: true }).click()
    await dialog.getByRole('button', { name: say('editor.save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('link', { name: say('figures.title'), exact: true }).click()
    await expect(page.getByRole('heading', { name: say('figures.basis.title') })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: topic })).toContainText('1')
    await expectAccessible(page)
    await changeData('knowledge', `DELETE FROM chatbot_knowledge WHERE topic = '${topic}'`)
  })
}
