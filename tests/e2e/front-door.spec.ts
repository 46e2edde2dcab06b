import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, test, textsIn } from './browser.ts'

test('an owner who types a name sees the own hotel dressed, and nothing of it is sent', async ({ page }) => {
  const text = (key: string) => textsIn('en')('front-door', key)
  const asked: string[] = []
  await page.goto('/?lng=en')
  const phone = page.getByRole('img', { name: text('stage.phone').replace('{{hotel}}', 'Villa Ulica') })
  const board = page.getByRole('group', { name: text('stage.board').replace('{{hotel}}', 'Villa Ulica') })

  page.on('request', (request) => asked.push(decodeURIComponent(request.url()) + (request.postData() ?? '')))
  await page.getByLabel(text('dress.name')).fill('Villa Ulica')
  await page.getByRole('radio', { name: text('dress.blue') }).check()
  await expect(page.locator('html')).toHaveAttribute('style', /--accent-light: ?#1d5c96/)
  await page.getByRole('button', { name: text('dress.show') }).click()
  await expect(phone).toContainText('Villa Ulica')

  await expect(phone).toContainText(textsIn('en')('guest', 'bookings.steps.sent'))
  const steps = { sent: 'seen', seen: 'kitchen', kitchen: 'door' } as const
  for (const [step, next] of Object.entries(steps)) {
    const button = board.getByRole('button', { name: text(`advance.${step}`) })
    if (step === 'sent') await button.focus()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(phone).toContainText(textsIn('en')('guest', `bookings.steps.${next}`))
  }
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: text('stage.again') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(board.getByRole('button', { name: text('advance.sent') })).toBeVisible()
  expect(asked.filter((request) => !request.startsWith('data:') && request.includes('Ulica'))).toEqual([])

  await page
    .getByRole('link', { name: text('demo') })
    .first()
    .click()
  await expect(page).toHaveURL(HOTEL)
})

for (const [device, width, languages] of [
  ['phone', 390, ['bs', 'ar', 'en']],
  ['tablet', 820, ['ar', 'en', 'bs']],
  ['desktop', 1440, ['en', 'bs', 'ar']],
] as const)
  test(`the stage keeps its height through the whole evening (${device})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 })
    for (const language of usual(languages, 1)) {
      const text = (key: string) => textsIn(language)('front-door', key)
      await page.goto(`/?lng=${language}`)
      const stage = page.locator('#root section').first()
      await expect(stage).toBeVisible()
      const height = () => stage.evaluate(({ parentElement }) => parentElement?.clientHeight)
      const first = await height()
      await stage.scrollIntoViewIfNeeded()
      for (const step of ['sent', 'seen', 'kitchen', 'door']) {
        const button = stage.getByRole('button', { name: text(`advance.${step}`) })
        await expect(button).toBeVisible()
        const numbers = stage.locator('bdi').filter({ hasText: /^\d{3}$/, visible: true })
        const heights = await numbers.evaluateAll((all) => all.map((number) => number.clientHeight))
        expect(Math.max(...heights)).toBeLessThan(40)
        expect(await height()).toBe(first)
        await button.click()
      }
      await expect(page.getByRole('button', { name: text('stage.again') })).toBeVisible()
      expect(await height()).toBe(first)
    }
  })
