import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'

const ROOM = 'Presidential Suite 1'

const threeTooMany = (language: Language, max: number) =>
  textsIn(language)('common', `length.over_${new Intl.PluralRules(language).select(3)}`)
    .replace('{{count}}', '3')
    .replace('{{max}}', String(max))

/** Pastes a text over the field's current value. */
async function paste(field: Locator, text: string) {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}

/** Records the page's calls to one of our procedures. */
function countCalls(page: Page, procedure: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/rpc/${procedure}`)) calls.push(request.url())
  })
  return calls
}

const language = 'bs'

test('a room is saved as typed, or not at all', async ({ page, context }) => {
  const text = (key: string) => textsIn(language)('hotel-admin', `guests.${key}`)
  const name = `Suite ${randomUUID().slice(0, 6)}`
  const calls = countCalls(page, 'guests/create')
  const dialog = page.getByRole('dialog')
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=${language}`)
  await page.getByRole('button', { name: text('add'), exact: true }).click()
  await paste(dialog.getByLabel(text('loginName')), `  ${name}  `)
  const room = dialog.getByLabel(text('roomNumber'))
  await paste(room, `   ${ROOM}234   `)
  await expect(room).toHaveValue(`   ${ROOM}234   `)
  await expect(dialog.getByText(threeTooMany(language, 20))).toBeVisible()
  await expectAccessible(page)
  for (const save of [
    () => dialog.getByRole('button', { name: text('add') }).click(),
    () => page.keyboard.press('Control+s'),
    () => dialog.getByLabel(text('loginName')).press('Enter'),
  ]) {
    await save()
    await expect(room).toBeFocused()
  }
  expect(calls).toEqual([])

  await paste(room, `   ${ROOM}   `)
  await expect(room).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: text('add') }).click()
  await expect(page.locator('[data-guest]', { hasText: name })).toContainText(ROOM)
})

test('a note to the kitchen is sent in full, or not at all', async ({ page, context }) => {
  const text = (key: string) => textsIn(language)('guest', `order.${key}`)
  const calls = countCalls(page, 'bookings/place')
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=${language}`)
  await page
    .locator('main article button', { has: page.locator('svg') })
    .first()
    .click()
  await page.goto(`${HOTEL}/room-service?lng=${language}#order`)
  const note = page.getByLabel(text('note'))
  await paste(note, ` ${'no nuts '.repeat(62)}thanks! `)
  await expect(note).toHaveValue(/thanks! $/)
  await expect(page.getByText(threeTooMany(language, 500))).toBeVisible()
  await page.getByRole('button', { name: text('confirm') }).click()
  await expect(note).toBeFocused()
  expect(calls).toEqual([])
})

test('a message is sent in full, or not at all', async ({ page }) => {
  const text = (key: string) => textsIn(language)('chat', key)
  const question = `${'Breakfast? '.repeat(91)}ok`
  await page.goto(`${HOTEL}/chat?lng=${language}`)
  const field = page.getByLabel(text('message'), { exact: true })
  await paste(field, question)
  await expect(field).toHaveValue(question)
  await expect(page.getByText(threeTooMany(language, 1000))).toBeVisible()
  await field.press('Enter')
  await page.getByRole('button', { name: text('send') }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(question)
  await expect(page.getByRole('listitem').filter({ hasText: 'Breakfast? Breakfast?' })).toHaveCount(0)
  await paste(field, question.slice(0, 1000))
  await page.getByRole('button', { name: text('send') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Breakfast? Breakfast?' })).toBeVisible()
})
