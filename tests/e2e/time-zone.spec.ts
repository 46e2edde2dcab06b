import { expect, HOTEL, signInGuest, test, textsIn } from './browser.ts'

test.use({ timezoneId: 'Pacific/Auckland' })

const inSarajevo = (moment: string | null) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: 'Europe/Sarajevo',
  }).format(new Date(moment ?? ''))

test('an order’s times are those of the hotel’s clock, not of the phone’s', async ({ page, context }) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/services`)
  const shown = page.getByRole('article').first().locator('ol time').first()
  await expect(shown).toHaveText(inSarajevo(await shown.getAttribute('datetime')))
})

test('so are those of a chat', async ({ page }) => {
  const text = textsIn('en')
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  await field.fill('What time is breakfast?')
  await field.press('Enter')
  const said = page.getByRole('list', { name: text('chat', 'conversation') })
  await expect(said.getByText(text('chat', 'today'))).toBeVisible()
  const shown = said.locator('time').first()
  await expect(shown).toHaveText(inSarajevo(await shown.getAttribute('datetime')))
})
