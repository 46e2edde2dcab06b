import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { expect, HOTEL, test, textsIn } from './browser.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

const platform = (key: string) => textsIn('en')('platform', key)

test.describe('a long list of choices', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('is scrolled by a finger, stays open under its scrollbar, and takes what is tapped', async ({
    page,
    context,
  }) => {
    await signInSuperAdmin(context)
    await page.goto(`${PLATFORM}/hotels/new?lng=en`)
    const zone = page.getByRole('combobox', { name: platform('hotels.form.zone') })
    const list = page.getByRole('listbox', { name: platform('hotels.form.zone') })
    const before = await zone.inputValue()
    await zone.tap()
    await zone.fill('europe')
    await list.scrollIntoViewIfNeeded()
    const box = await list.boundingBox()
    if (!box) throw new Error('The list is not visible')
    const touch = await context.newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height - 20 }
    await send('touchStart', x, y)
    for (let step = 1; step <= 10; step++) await send('touchMove', x, y - step * 15)
    await send('touchEnd')
    // a tap on what still glides only stops it
    const rested = await list.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let before = -1
          const look = () => {
            if (element.scrollTop === before) return resolve(before)
            before = element.scrollTop
            setTimeout(look, 100)
          }
          look()
        }),
    )
    expect(rested).toBeGreaterThan(60)
    await expect(list).toBeVisible()

    // its edge, where the scrollbar is, belongs to no choice
    await page.mouse.click(box.x + box.width - 3, box.y + box.height / 2)
    await expect(list).toBeVisible()
    await expect(zone).toBeFocused()
    await expect(zone).toHaveValue('europe')

    await list.getByRole('option', { name: 'Europe/Zurich' }).tap()
    await expect(list).toBeHidden()
    await expect(zone).not.toHaveValue(before)
    await expect(zone).toHaveValue(/Zurich/)
  })
})

test('a menu is walked with arrows, Home, End and first letters', async ({ page }) => {
  await page.goto(`${HOTEL}/services?lng=en`)
  await page.getByRole('button', { name: new RegExp(`^${LANGUAGE_FACTS.en.short},`) }).click()
  const item = (language: keyof typeof LANGUAGE_FACTS) =>
    page.getByRole('menuitemradio', { name: LANGUAGE_FACTS[language].name })
  const walk: [string, keyof typeof LANGUAGE_FACTS][] = [
    ['End', 'bs'],
    ['ArrowDown', 'en'],
    ['ArrowUp', 'bs'],
    ['Home', 'en'],
    ['B', 'bs'],
    ['e', 'en'],
    ['z', 'en'],
    ['ArrowDown', 'ar'],
    ['b', 'bs'],
  ]
  await expect(item('en')).toBeFocused()
  for (const [key, language] of walk) {
    await page.keyboard.press(key)
    await expect(item(language), key).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
})
