import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

const forgetAll = () => changeData('chat', 'DELETE FROM chat_conversations')
const say = (language: Language) => (key: string) => textsIn(language)('hotel-admin', `questions.${key}`)

const guests: BrowserContext[] = []

test.beforeEach(async () => {
  await forgetAll()
})

test.afterEach(async () => {
  for (const guest of guests.splice(0)) await guest.close()
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
