import { LANGUAGES } from '#kit/shared/languages.ts'
import { expectAccessible, HOTEL, test } from './browser.ts'
import { addOrders, forgetOrders } from './hotel-data.ts'
import { expectLinesApart } from './lines-apart.ts'
import { PLATFORM_SCREENS, screensOf, visit } from './screens.ts'
import { expectWholeLetters } from './whole-letters.ts'
import { expectWithinWindow } from './within-window.ts'

const SCREENS = screensOf(HOTEL)

/** From the narrowest phone to a desktop: the widths at which layouts change, and widths between them. */
const WIDTHS = [320, 360, 390, 768, 820, 1024, 1180, 1440]
/** Those at which it is looked whether letters are whole. */
const WITH_LETTERS = [390, 1440]
/** The width of a phone at 200 % zoom, which guests' screens must fit as well. */
const HALF_A_PHONE = 195

// two cards beside each other on a phone, with dishes to tick off and a notice to acknowledge
test.beforeAll(() => addOrders(2, { avoids: '{nuts,gluten}' }))
test.afterAll(forgetOrders)

/** Colours are the same in all languages: each theme is tried in one at least. */
const THEMES = { en: 'light', ar: 'dark', bs: 'light' } as const

test.describe.configure({ mode: 'parallel' })

for (const language of LANGUAGES) {
  test(`every screen is accessible, and no screen is wider than its window (${language})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme: THEMES[language], reducedMotion: 'reduce' })
    for (const screen of [...SCREENS, ...PLATFORM_SCREENS]) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await visit(page, screen, language)
        await screen.open?.(page)
        await expectAccessible(page)
        const isPanel = screen.as === 'staff' || screen.as === 'superAdmin'
        if (language === 'ar' && !isPanel) await expectLinesApart(page)
        const widths = isPanel ? WIDTHS : [HALF_A_PHONE, ...WIDTHS]
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          await expectWithinWindow(page, width)
          if (WITH_LETTERS.includes(width)) await expectWholeLetters(page)
        }
      })
    }
  })
}
