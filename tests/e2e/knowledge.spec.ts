import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

const language = 'ar'

test('an entry is written, asked for, switched off, imported from a file and deleted', async ({
  page,
  context,
}) => {
  const text = textsIn(language)
  const say = (key: string) => text('hotel-admin', `knowledge.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chatbot?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('title'))
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: say('add'), exact: true }).click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: text('hotel-admin', 'editor.save'), exact: true })
  await save.click()
  await expect(page.getByText(say('required'))).toBeVisible()
  const topic = `Helipad ${language}`
  await form.getByLabel(say('form.topic')).fill(topic)
  const content = form.getByLabel(say('form.content'))
  await content.fill(Array.from({ length: 201 }, () => 'word').join(' '))
  await expect(save).toBeDisabled()
  await content.fill(Array.from({ length: 185 }, () => 'word').join(' '))
  await expect(form.getByRole('status')).toContainText('15')
  await expectAccessible(page)
  await content.fill('Helicopters land on the roof by appointment.')
  await expect(page.getByText(say('required'))).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)

  const row = page.locator('[data-row]', { hasText: topic })
  await expect(page.locator('[data-row]').first()).toContainText(topic)
  await page.getByLabel(say('ask.question')).fill('is there a helipad')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('ask.sure'))).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await expect(async () => {
    await page.getByRole('button', { name: say('ask.submit'), exact: true }).click()
    await expect(page.getByText(say('ask.unsure'))).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.getByRole('button', { name: say('import'), exact: true }).click()
  const file = `topic,content\n${topic},On the roof.\nShuttle ${language},Every hour.\n`
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'knowledge.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(form.getByText(say('importing.ready'))).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: say('importing.submit'), exact: true }).click()
  const counted = (key: string) => say(`importing.${key}`).replace('{{count}}', '1')
  await expect(page.getByText(`${counted('added_one')} · ${counted('changed_one')}`)).toBeVisible()
  await expect(row).toContainText('On the roof.')

  await page.getByLabel(say('search')).fill(topic)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await row.getByRole('button').first().click()
  await content.fill('By the pool.')
  await changeData(
    'knowledge',
    `UPDATE chatbot_knowledge SET content = 'Moved.', version = version + 1 WHERE topic = '${topic}'`,
  )
  await expect(form.getByRole('alert')).toContainText('Moved.')
  await form.getByRole('button', { name: text('common', 'overtaken.take') }).click()
  await expect(content).toHaveValue('Moved.')
  await form.getByRole('button', { name: text('hotel-admin', 'editor.delete'), exact: true }).click()
  await form.getByRole('button', { name: say('confirm.delete'), exact: true }).click()
  await expect(page.getByText(say('notFound'))).toBeVisible()
})

test('an import beyond the limit is refused with the reason', async ({ page, context }) => {
  await signInStaff(context)
  const entry = { topic: `Sauna ${randomUUID().slice(0, 6)}`, content: 'From noon.' }
  const added = await context.request.post('/api/hotels/demo-hotel/knowledge', { data: { entry } })
  const { id, version } = ((await added.json()) as { entry: { id: string; version: number } }).entry
  await page.goto(`${HOTEL}/admin/chatbot?lng=en`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const form = page.getByRole('dialog')
  const submit = form.getByRole('button', { name: 'Import entries', exact: true })
  await form
    .locator('input[type=file]')
    .setInputFiles({
      name: 'knowledge.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`id,topic,content\n${id},${entry.topic},All day.\n`),
    })
  await expect(form.getByText('1 entry changed')).toBeVisible()
  await context.request.post(`/api/hotels/demo-hotel/knowledge/${id}/delete`, { data: { version } })
  await submit.click()
  await expect(form.getByRole('alert')).toContainText(`There is no entry with the id ${id}.`)
  await expect(submit).toBeDisabled()
})

test('entries stand in rows of two lines, their text as wide as the row', async ({ page, context }) => {
  await signInStaff(context)
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${HOTEL}/admin/chatbot?lng=en`)
    const rows = page.locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    const shown = await rows.evaluateAll((all) =>
      all.map((entry) => ({
        height: entry.clientHeight,
        textBegins: entry.querySelector('p')?.getBoundingClientRect().top ?? 0,
        textEnds: entry.querySelector('p')?.getBoundingClientRect().right ?? 0,
        shownSwitch: entry.querySelector('[role=switch] > span')?.getBoundingClientRect().toJSON() as DOMRect,
      })),
    )
    expect(shown.filter(({ height }) => height > 64)).toEqual([])
    expect(shown.filter(({ textBegins, shownSwitch }) => textBegins < shownSwitch.bottom)).toEqual([])
    expect(shown.filter(({ textEnds, shownSwitch }) => textEnds < shownSwitch.right)).toEqual([])
  }
})

test('an entry stands beside its form as guests read it in the chat, in its own language', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  const say = (key: string) => text('hotel-admin', `knowledge.${key}`)
  const preview = text('hotel-admin', 'menu.form.preview')
  const named = (language: 'en' | 'bs', topic: string) =>
    textsIn(language)('chat', 'sources').replace('{{topics}}', topic)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chatbot?lng=en`)
  await page.getByRole('button', { name: say('add'), exact: true }).click()
  const form = page.getByRole('dialog').filter({ hasText: say('form.addTitle') })
  const shown = page.locator('figure').filter({ visible: true })
  const messages = shown.locator('[data-message]')
  await form.getByLabel(say('form.topic')).fill('Helipad')
  await form.getByLabel(say('form.content')).fill('Helicopters land on the roof. Call +387 33 000 111.')
  await expect(shown).toBeInViewport({ ratio: 1 })
  await expect(messages).toHaveCount(2)
  await expect(messages.first()).toContainText('Helipad')
  await expect(messages.last()).toContainText('Helicopters land on the roof.')
  await expect(messages.last().locator('a')).toHaveText('+387 33 000 111')
  await expect(messages.last()).toContainText(named('en', 'Helipad'))

  // the question as guests word it, the passage that answers it, and the rest at a tap, in the entry's language
  const long =
    'Helikopteri slijeću na krov hotela, pored bara, odakle se vidi cijeli grad i sve planine oko njega. ' +
    'Slijetanje se najavljuje recepciji najmanje dva sata ranije. ' +
    'Gosti koji stižu helikopterom dobiju kafu i čašu vode, a njihov prtljag nosi osoblje u sobu. ' +
    'Zimi se sa krova svako jutro čisti snijeg, pa se može sletjeti i tada.'
  await form.getByLabel(say('form.topic')).fill('Helikopter')
  await form.getByLabel(say('form.content')).fill(long)
  await form.getByRole('button', { name: say('phrasings.add') }).click()
  await page.keyboard.type('Koliko ranije najavljujem slijetanje?')
  await expect(messages.first()).toContainText('Koliko ranije najavljujem slijetanje?')
  await expect(messages.last()).toContainText(textsIn('bs')('chat', 'whole'))
  await expect(messages.last()).toContainText('najmanje dva sata ranije')
  await expect(messages.last()).not.toContainText('čašu vode')
  await expect(messages.last()).toContainText(named('bs', 'Helikopter'))
  await form.getByRole('switch').click()
  await expect(shown).toContainText(say('inactive'))
  await expectAccessible(page)

  const press = form.getByRole('button', { name: preview })
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(shown).toHaveCount(0)
    await press.click()
    await expect(messages.last()).toContainText('najmanje dva sata ranije')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(press).toBeFocused()
  }
})
