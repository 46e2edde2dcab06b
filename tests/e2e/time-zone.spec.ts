import { expect, HOTEL, signInGuest, test } from './browser.ts'

test.use({ timezoneId: 'Pacific/Auckland' })

test('an order’s times are those of the hotel’s clock, not of the phone’s', async ({ page, context }) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/services`)
  const shown = page.getByRole('article').first().locator('ol time').first()
  const moment = await shown.getAttribute('datetime')
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
      new Date(moment ?? ''),
    )
  await expect(shown).toHaveText(format('Europe/Sarajevo'))
})
