import { dayWords } from '#features/bookings/day-words.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { ZONE } from './own-product.ts'

const text = textsIn('ar')
const guest = (key: string) => text('guest', key)

test.use({ viewport: { width: 390, height: 844 } })

test('home is one list: what is under way, then each service with its picture and hours', async ({
  page,
  context,
}) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/services?lng=ar`)
  const bookings = page.getByRole('region', { name: guest('bookings.title') })
  const services = page.getByRole('region', { name: guest('services.title') })
  await expect(bookings.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    guest('bookings.title'),
    guest('services.title'),
  ])
  const tiles = services.getByRole('button')
  await expect(tiles).toHaveCount(6)
  await expect(services.getByRole('img', { includeHidden: true })).toHaveCount(6)
  await expect(tiles.first()).toContainText(guest('services.open'))
  // housekeeping has no hours, and says what it offers
  const saysHours = ['open', 'openUntil', 'opensOn'].map((key) => guest(`services.${key}`).split('\u2068')[0])
  await expect(tiles.filter({ hasText: new RegExp(saysHours.join('|')) })).toHaveCount(5)
  // whole above the tabs, so that a guest sees that there is more beneath
  const tabs = await page.getByRole('navigation', { name: guest('home.tabs') }).boundingBox()
  const tile = await tiles.first().boundingBox()
  expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  await expectAccessible(page)

  await bookings.getByRole('link', { name: new RegExp(`^${guest('order.follow')}`) }).click()
  await expect(page).toHaveURL(/\/order#/)
})

test('a guest finds in the own menu what is avoided, who can be called, and the way out', async ({
  page,
  context,
}) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/services?lng=ar`)
  const own = page.getByRole('button', { name: /Smith/ })
  await own.click()
  const menu = page.getByRole('menu', { name: /Smith/ })
  await expect(menu.getByRole('menuitem')).toHaveText([
    text('traits', 'avoid'),
    text('told', 'entry'),
    new RegExp(guest('bookings.call')),
    guest('session.logOut'),
  ])
  await expect(menu.getByRole('menuitem', { name: guest('bookings.call') })).toHaveAttribute(
    'href',
    /^tel:\+\d/,
  )
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: text('traits', 'avoid') }).click()
  const sheet = page.getByRole('dialog', { name: text('traits', 'avoid') })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(own).toBeFocused()
})

test('a guest reads the last day of the stay, which is over before the login ends', async ({
  page,
  context,
}) => {
  await signInGuest(context, 'Novak', '405')
  const session = await context.request.get('/api/hotels/demo-hotel/guest-session')
  const { expiresAt } = (await session.json()) as { expiresAt: string }
  const lastMoment = new Date(Date.parse(expiresAt) - 1)
  const { locale } = LANGUAGE_FACTS.ar
  await page.goto(`${HOTEL}/services?lng=ar`)
  await page.getByRole('button', { name: /Novak/ }).click()
  const stay = page.getByRole('menu', { name: /Novak/ }).locator('p')
  await expect(stay).toContainText(dayWords(lastMoment, new Date(), { timeZone: ZONE, locale }))
  await expect(stay).not.toContainText('00:00')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('the login asks for a room by numbers, and by letters where it has some', async ({ page }) => {
    await page.goto(`${HOTEL}/guest-login?lng=ar`)
    const room = page.getByLabel(guest('login.roomNumber'))
    await expect(room).toHaveAttribute('inputmode', 'numeric')
    await room.fill('12')
    await page.getByRole('button', { name: `ABC, ${guest('login.letters')}` }).click()
    await expect(room).toHaveAttribute('inputmode', 'text')
    await expect(room).toBeFocused()
    await expect(room).toHaveValue('12')
    await expectAccessible(page)
  })
})

for (const address of ['/nowhere', '/hotel-not-found?slug=nowhere'])
  test(`whoever is lost at ${address} sees a town, and the way home`, async ({ page }) => {
    await page.goto(address)
    const town = page.locator('img')
    await expect.poll(() => town.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: textsIn('en')('common', 'notFound.home') }).click()
    await expect(page).toHaveURL('/')
  })
