import type { Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { isWhole, usual } from '#tests/usual.ts'
import { expect, expectAccessible, test, textsIn } from './browser.ts'
import { makeLongWords } from './long-words.ts'
import {
  DESKTOP,
  isOfPanel,
  PLATFORM_SCREENS,
  type Screen,
  screensOf,
  usualScreens,
  visit,
  widthsOf,
} from './screens.ts'
import { expectOnEdge } from './one-edge.ts'
import { PLATFORM } from './super-admin.ts'
import { expectWithinWindow } from './within-window.ts'

/** Presses the first button with this name (up to its placeholder), and waits for its dialog. */
const dialogOf = (language: Language, key: string) => async (page: Page) => {
  const name = textsIn(language)('hotel-admin', key).split('{{')[0] ?? ''
  const button = page.locator(`button[aria-label^="${name}"]`).filter({ visible: true })
  await button.first().click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
}

const DIALOGS = [
  { path: 'bookings/room-service', keys: ['bookings.detailsOf'] },
  { path: 'menu', keys: ['editor.deleteOf'] },
  { path: 'announcements', keys: ['editor.editOf', 'editor.deleteOf'] },
  { path: 'chatbot', keys: ['editor.editOf', 'editor.deleteOf'] },
  { path: 'guests', keys: ['guests.edit'] },
]

const openDish = async (page: Page) => {
  await page.locator('[data-row] a').first().click()
  await expect(page.locator('main form')).toBeVisible()
}

const dialogs = (hotel: string, language: Language): Screen[] =>
  DIALOGS.flatMap(({ path, keys }) =>
    keys.map((key) => ({
      name: `${key} ${path}`,
      path: `${hotel}/admin/${path}`,
      as: 'staff' as const,
      open: dialogOf(language, key),
    })),
  )

const deleteGuest = (language: Language) => async (page: Page) => {
  await page.locator('[data-guest] [aria-haspopup=menu]').first().click()
  const name = textsIn(language)('hotel-admin', 'guests.deleteConfirm')
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
}

const openConversation = (page: Page) =>
  page.locator('main a, main li button').filter({ visible: true }).first().click()

/** What super admins see, who are few, and work on large screens: for the whole form. */
const ofPlatform = (id: string): Screen[] => [
  ...PLATFORM_SCREENS,
  { name: 'edit hotel', path: `${PLATFORM}/hotels/${id}/edit`, as: 'superAdmin' },
]

/** The narrowest that are common, of a small phone, a phone and a tablet: words that fit there fit wider ones. */
const USUAL_WIDTHS = [320, 390, 820]
/** Between those at which layouts change: all of them are tried with Bosnian words, which are longer than English ones. */
const WIDTHS_IN_ARABIC = [195, 360, 820, 1180]
const widthsIn = {
  bs: (screen: Screen) => widthsOf(screen, USUAL_WIDTHS),
  ar: (screen: Screen) => widthsOf(screen, []).filter((width) => WIDTHS_IN_ARABIC.includes(width)),
}

const HALVES = [
  ['of guests', (screen: Screen) => !isOfPanel(screen)],
  ['of the staff', isOfPanel],
] as const

test.describe.configure({ mode: 'parallel' })

// Bosnian has the longest words of ours beside those that people enter
for (const language of usual(['bs', 'ar'] as const, 1))
  for (const [whose, isMeant] of HALVES)
    test(`no long word entered by somebody widens a screen ${whose} (${language})`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000)
      const { path, id, signIns } = await makeLongWords(context)
      const screens: Screen[] = [
        ...usualScreens(screensOf(path)),
        { name: 'a conversation', path: `${path}/admin/chat?scope=all`, as: 'staff', open: openConversation },
        { name: 'activity', path: `${path}/admin/audit`, as: 'staff' },
        { name: 'a dish', path: `${path}/admin/menu`, as: 'staff', open: openDish },
        ...dialogs(path, language),
        { name: 'guests.delete', path: `${path}/admin/guests`, as: 'staff', open: deleteGuest(language) },
        ...(isWhole ? ofPlatform(id) : []),
      ]
      for (const screen of screens.filter(isMeant)) {
        await test.step(screen.name, async () => {
          await page.setViewportSize({ width: 390, height: 844 })
          await visit(page, screen, language, signIns)
          await screen.open?.(page)
          // what screens.spec.ts judges in others, but for colours, which are the same in all; a third of the time
          if (language === 'bs' && isWhole) await expectAccessible(page, false)
          for (const width of widthsIn[language](screen)) {
            await page.setViewportSize({ width, height: 844 })
            await expectWithinWindow(page, width)
            if (language === 'bs' && width === DESKTOP && isOfPanel(screen)) await expectOnEdge(page)
          }
        })
      }
    })
