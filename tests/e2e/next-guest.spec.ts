import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, HOTEL, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'

test.use({ serviceWorkers: 'allow' })

const ROOM = '405'
const OTHER = 'hotel-una'
const NOTE = 'Sesame allergy, knock twice'
const QUESTION = 'When is the sauna open?'
const SOON = { timeout: 20_000 }

type Guest = { id: string; name: string }

/** Adds another guest to the room of one of the demo's guests, at this hotel. */
async function addGuest(slug = 'demo-hotel'): Promise<Guest> {
  const guest = { id: randomUUID(), name: `leaver${randomUUID().slice(0, 8)}` }
  await askDatabase(
    `INSERT INTO guests (hotel_id, id, login_name, room_number, login_key, room_key)
     SELECT h.id, '${guest.id}', '${guest.name}', g.room_number, '${guest.name}', g.room_key
     FROM guests g, hotels h WHERE g.login_name = 'Novak' AND g.room_number = '${ROOM}' AND h.slug = '${slug}' LIMIT 1`,
    `INSERT INTO auth_accounts (hotel_id, role, address, password_hash, guest_id)
     SELECT h.id, 'guest', '${guest.id}@guests.example', a.password_hash, '${guest.id}'
     FROM auth_accounts a JOIN guests g ON g.id = a.guest_id, hotels h
     WHERE g.login_name = 'Novak' AND g.room_number = '${ROOM}' AND h.slug = '${slug}' LIMIT 1`,
  )
  return guest
}

/** What guests do, in a language. */
function inLanguage(language: Language) {
  const say = textsIn(language)
  const text = (key: string) => say('guest', key)

  const fillIn = async (page: Page, { name }: Guest, area = HOTEL) => {
    await page.getByLabel(text('login.lastName')).fill(name)
    await page.getByLabel(text('login.roomNumber')).fill(ROOM)
    await page.getByRole('button', { name: text('login.submit'), exact: true }).click()
    await expect(page).toHaveURL(`${area}/services`)
  }
  const logIn = async (page: Page, guest: Guest, area = HOTEL) => {
    await page.goto(`${area}/guest-login?lng=${language}`)
    await fillIn(page, guest, area)
  }
  const logOut = async (page: Page, { name }: Guest) => {
    await page.getByRole('button', { name: text('session.account').replace('{{name}}', name) }).click()
    await page.getByRole('menuitem', { name: text('session.logOut') }).click()
    await expect(page.getByText(text('session.loggedOut'))).toBeVisible()
  }
  const gone = async (page: Page, words: string) => {
    await expect(
      page
        .getByText(
          text(words)
            .replace(/\p{Cf}*\{\{hotel\}\}\p{Cf}*/u, '')
            .slice(0, 40),
        )
        .first(),
    ).toBeVisible(SOON)
    await expect(page).toHaveURL(HOTEL)
    await expect(page.getByRole('button', { name: text('landing.visitor') })).toBeVisible()
  }
  /** What the page says goes by itself, also while the other tab is still busy. */
  const goneByTab = async (
    page: Page,
    context: BrowserContext,
    words: string,
    act: (tab: Page) => Promise<void>,
  ) => {
    const tab = await context.newPage()
    await Promise.all([act(tab), gone(page, words)])
    await tab.close()
  }

  /** Every way for a guest's session to end on a device: by the guest, another one or the hotel, then their variants. */
  const endings: Record<string, (page: Page, guest: Guest, context: BrowserContext) => Promise<void>> = {
    'logs out': async (page, guest) => {
      await page.goto(`${HOTEL}/services`)
      await logOut(page, guest)
    },
    'is followed by another in another tab': async (page, _guest, context) => {
      const next = await addGuest()
      await goneByTab(page, context, 'session.replaced', (tab) => logIn(tab, next))
    },
    'is switched off by the hotel': async (page, { id }) => {
      await changeData('guests', `UPDATE guests SET is_active = false WHERE id = '${id}'`)
      await gone(page, 'session.ended')
    },
    'looks around as a visitor': async (page) => {
      await page.goto(HOTEL)
      await page.getByRole('button', { name: text('landing.visitor') }).click()
      await expect(page).toHaveURL(`${HOTEL}/services`)
    },
    'logs out in another tab': async (page, guest, context) => {
      await goneByTab(page, context, 'session.ended', async (tab) => {
        await tab.goto(`${HOTEL}/services`)
        await logOut(tab, guest)
      })
    },
    'logs in at another hotel': async (page, _guest, context) => {
      await askDatabase(
        `INSERT INTO hotels (slug, name) VALUES ('${OTHER}', 'Hotel Una') ON CONFLICT DO NOTHING`,
      )
      const there = await addGuest(OTHER)
      await goneByTab(page, context, 'session.elsewhere', async (tab) => {
        // the server has told the page of the end before the other tab can say why
        await tab.route('**/rpc/sessions/signInGuest', async (route) => {
          const response = await route.fetch()
          await expect(page).toHaveURL(HOTEL)
          await route.fulfill({ response })
        })
        await logIn(tab, there, `/hotelly/${OTHER}`)
      })
    },
    'is deleted by the hotel': async (page, { id }) => {
      await changeData('guests', `DELETE FROM guests WHERE id = '${id}'`)
      await gone(page, 'session.ended')
    },
    'has stayed long enough': async (page, { id }) => {
      await changeData('guests', `UPDATE guests SET expires_at = '2020-01-01' WHERE id = '${id}'`)
      await gone(page, 'session.ended')
    },
    'is followed by another in the same tab': async () => {},
  }
  return { say, text, fillIn, logIn, logOut, endings }
}

test("without a network, the next guest sees nothing of the first one's", async ({ page, context }) => {
  const { say, text, fillIn, logIn, logOut } = inLanguage('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  const [first, next] = [await addGuest(), await addGuest()]
  const tab = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name: text(name), exact: true })
  await logIn(page, first)
  await tab('home.chat').click()
  const field = page.getByRole('textbox', { name: say('chat', 'message') })
  await field.fill(QUESTION)
  await field.press('Enter')
  await expect(page.getByText(QUESTION)).toBeVisible()
  await logOut(page, first)
  // without a reload, which would clear the tab's memory
  await page.getByRole('link', { name: text('landing.guest') }).click()
  await fillIn(page, next)
  await context.setOffline(true)
  await tab('home.chat').click()
  await expect(field).toBeVisible()
  await expect(page.getByText(QUESTION)).toHaveCount(0)
  await tab('home.services').click()
  await expect(page.getByText(next.name).first()).toBeVisible()
  await expect(page.getByText(first.name)).toHaveCount(0)
  await context.setOffline(false)
})

test('a guest whose sign-out fails stays signed in and is told so, also when continuing as a visitor', async ({
  page,
}) => {
  const { text, logIn } = inLanguage('bs')
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await addGuest()
  await logIn(page, guest)
  await page.goto(HOTEL)
  const welcome = page.getByText(text('landing.welcomeBack').replace('{{name}}', guest.name))
  await expect(welcome).toBeVisible()
  await page.route('**/rpc/sessions/signOutGuest', (route) => route.abort())
  await page.getByRole('button', { name: text('landing.visitor') }).click()
  await expect(page.getByText(text('session.logOutFailed'))).toBeVisible()
  await expect(page).toHaveURL(HOTEL)
  await expect(welcome).toBeVisible()
})

for (const [at, language] of LANGUAGES.entries()) {
  const { say, text, logIn, endings } = inLanguage(language)
  const own = usual(Object.entries(endings), 4).filter((_ending, place) => place % LANGUAGES.length === at)

  for (const [how, end] of own) {
    test(`a guest ${how}: the next one finds nothing of theirs (${language})`, async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const [first, next] = [await addGuest(), await addGuest()]
      await logIn(page, first)

      await page.goto(`${HOTEL}/chat`)
      const field = page.getByRole('textbox', { name: say('chat', 'message') })
      await field.fill(QUESTION)
      await field.press('Enter')
      await expect(page.getByText(QUESTION)).toBeVisible()
      await page.goBack()
      await page.goto(`${HOTEL}/room-service`)
      await page
        .locator('article button', { has: page.locator('svg') })
        .first()
        .click()
      await page.getByRole('link', { name: text('order.title') }).click()
      await page.getByLabel(text('order.note')).fill(NOTE)
      const kept = () =>
        page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
      const traces = [first.id, first.name, NOTE]
      const session: unknown = JSON.parse(await kept())
      traces.push(...(JSON.stringify(session).match(/\b[A-Za-z0-9]{20}\b/g) ?? []))
      expect(traces.length).toBeGreaterThan(3)
      expect(traces.filter((trace) => !JSON.stringify(session).includes(trace))).toEqual([])

      await end(page, first, context)
      if (how !== 'is followed by another in the same tab') {
        const left = await kept()
        expect(traces.filter((trace) => left.includes(trace))).toEqual([])
      }

      await logIn(page, next)
      const left = await kept()
      expect(traces.filter((trace) => left.includes(trace))).toEqual([])
      await page.goto(`${HOTEL}/room-service#order`)
      await expect(page.getByText(text('order.empty'))).toBeVisible()
      await expect(page.getByRole('button', { name: text('order.confirm') })).toHaveCount(0)
      await page.goto(`${HOTEL}/chat`)
      await expect(page.getByText(say('chat', 'helloTitle'))).toBeVisible()
      await expect(page.getByText(QUESTION)).toHaveCount(0)
    })
  }
}
