import type { Page } from '@playwright/test'
import { expect, test } from './browser.ts'
import { makeHostileHotel } from './hostile-hotel.ts'
import { PLATFORM_SCREENS, type Screen, screensOf, visit } from './screens.ts'
import { PLATFORM } from './super-admin.ts'

const openFirst = (page: Page) =>
  page.locator('main a, main li button').filter({ visible: true }).first().click()

type Watched = { hurt?: number; violations?: string[] }

const language = 'ar'

test('no text runs, breaks a screen or is refused by its policy', async ({ page }) => {
  test.setTimeout(300_000)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      watched.violations?.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const { path, id, signIns } = await makeHostileHotel()
  const screens: Screen[] = [
    ...screensOf(path),
    { name: 'a conversation', path: `${path}/admin/chat?scope=all`, as: 'staff', open: openFirst },
    { name: 'activity', path: `${path}/admin/audit`, as: 'staff' },
    ...PLATFORM_SCREENS,
    { name: 'edit hotel', path: `${PLATFORM}/hotels/${id}/edit`, as: 'superAdmin' },
  ]
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await visit(page, screen, language, signIns)
      await screen.open?.(page)
      const seen = await page.evaluate(() => {
        const { hurt = null, violations = null } = window as unknown as Watched
        const planted = document.querySelectorAll('img[src="x"], svg[onload], [onerror], [onclick]').length
        return { hurt, violations, planted }
      })
      expect(seen).toEqual({ hurt: null, violations: [], planted: 0 })
    })
  }
  expect(dialogs).toEqual([])
})
