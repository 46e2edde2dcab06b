import { directionOf, type Language } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test } from './browser.ts'
import { addOrders, forgetOrders } from './hotel-data.ts'
import { expectLinesApart } from './lines-apart.ts'
import { expectOnEdge } from './one-edge.ts'
import {
  DESKTOP,
  HALF_A_PHONE,
  isOfPanel,
  PLATFORM_SCREENS,
  screensOf,
  usualScreens,
  visit,
  widthsOf,
} from './screens.ts'
import { expectWholeLetters } from './whole-letters.ts'
import { expectWithinWindow } from './within-window.ts'

const SCREENS = usualScreens([...screensOf(HOTEL), ...PLATFORM_SCREENS])

const PHONE = 390
/** long-words.spec.ts tries three others, with longer words. */
const USUAL_WIDTHS = [HALF_A_PHONE, PHONE, 1024, DESKTOP]

// two cards beside each other on a phone, with dishes to tick off and a notice to acknowledge
test.beforeAll(() => addOrders(2, { avoids: '{nuts,gluten}' }))
test.afterAll(forgetOrders)

/** Bosnian ones are judged in long-words.spec.ts, with words that are longer than these. */
const JUDGED = usual(['en', 'ar'] as const, 1)

/** Colours are the same in all languages: each theme is tried in one of them. */
const themeIn = (language: Language) => (directionOf(language) === 'rtl' ? 'dark' : 'light')

test.describe.configure({ mode: 'parallel' })

for (const language of JUDGED) {
  test(`every screen is accessible, and no screen is wider than its window (${language})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme: themeIn(language), reducedMotion: 'reduce' })
    for (const screen of SCREENS) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: PHONE, height: 844 })
        await visit(page, screen, language)
        await screen.open?.(page)
        await expectAccessible(page)
        if (language === 'ar' && !isOfPanel(screen)) await expectLinesApart(page)
        // long-words.spec.ts asks for others in Arabic
        for (const width of language === 'en' ? widthsOf(screen, USUAL_WIDTHS) : [PHONE, DESKTOP]) {
          await page.setViewportSize({ width, height: 844 })
          await expectWithinWindow(page, width)
          if (width === PHONE || width === DESKTOP) await expectWholeLetters(page)
          if (width === DESKTOP && isOfPanel(screen)) await expectOnEdge(page)
        }
      })
    }
  })
}

test('the head of a page stays in view unless the window is low, and a board fills the window beside a folded sidebar', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.setViewportSize({ width: 820, height: 844 })
  await page.goto(`${HOTEL}/admin/menu?lng=en`)
  const head = page.locator('[data-page-head]')
  await expect(head).toHaveCSS('position', 'sticky')
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(head).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 820, height: 844 })
  await page.goto(`${HOTEL}/admin/bookings/room-service?lng=en`)
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
})

test('with a finger on the smallest phone, rows that are edited keep all their buttons', async ({
  browser,
}) => {
  const phone = await browser.newContext({ hasTouch: true, viewport: { width: 320, height: 844 } })
  await signInStaff(phone)
  const page = await phone.newPage()
  for (const path of ['announcements', 'services/housekeeping']) {
    await page.goto(`${HOTEL}/admin/${path}?lng=bs`)
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await expectWithinWindow(page, 320)
  }
  await phone.close()
})
