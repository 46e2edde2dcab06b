import type { BrowserContext, Page } from '@playwright/test'
import { startPushService } from '#tests/push-service.ts'
import { expect, expectAccessible, HOTEL, STAFF, test, textsIn } from './browser.ts'
import { addColleague } from './colleague.ts'
import { askDatabase } from './hotel-data.ts'
import { ownProduct } from './own-product.ts'
import { subscribeHere } from './push-delivery.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const SESSION = '/api/hotels/demo-hotel/staff-session'
const DEVICES = '/api/hotels/demo-hotel/devices'

/** Signs out whoever is signed in there, and somebody of the staff in. */
async function signInAs({ request }: BrowserContext, email: string) {
  await request.delete(SESSION, { headers: SAME_ORIGIN })
  const data = { email, password: STAFF.password }
  expect((await request.post(SESSION, { data, headers: SAME_ORIGIN })).status()).toBe(200)
}

const ringsFor = () =>
  askDatabase('SELECT u.email FROM push_devices d JOIN users u ON u.id = d.user_id') as Promise<unknown[]>

const language = 'ar'
const text = (key: string) => textsIn(language)('hotel-admin', `devices.${key}`)

test("somebody's own phone asks who signs in there next, and rings for its owner again, in Arabic", async ({
  context,
  page,
}) => {
  const service = await startPushService(ownProduct()?.pushPort)
  const colleague = await addColleague()
  const open = async (of: Page, path: string) => {
    await of.goto(`${HOTEL}/admin/${path}?lng=${language}`)
    await expect(of.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const question = page.getByRole('dialog', { name: text('forYou.title') })
  try {
    await subscribeHere(context, service.subscribe())
    await signInAs(context, STAFF.email)
    await open(page, 'alerts')
    await page.getByRole('button', { name: text('turnOn') }).click()
    await page.getByRole('radio', { name: text('place.own') }).check()
    // nothing but the press tells the browser that it is somebody's own
    await page.route(`**${DEVICES}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: text('save') }).click()
    await expect(page.getByText(text('saved'))).toBeVisible()
    const isOwn = () =>
      page.evaluate(async () => {
        const found = await caches.match('/devices/demo-hotel')
        return found ? ((await found.json()) as { place: string }).place : null
      })
    expect(await isOwn()).toBe('own')
    await page.unroute(`**${DEVICES}`)

    await signInAs(context, colleague)
    await open(page, 'guests')
    await expect(question).toContainText('Amra Begić')
    expect(await ringsFor()).toEqual([])
    await expectAccessible(page)
    await question.getByRole('button', { name: text('forYou.no'), exact: true }).click()
    await expect(question).toHaveCount(0)

    await signInAs(context, STAFF.email)
    await open(page, 'guests')
    await expect.poll(ringsFor).toEqual([{ email: STAFF.email }])
    await expect(question).toHaveCount(0)

    await signInAs(context, colleague)
    await open(page, 'alerts')
    await question.getByRole('button', { name: text('forYou.yes') }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: text('thisOne') })).toContainText('Mirza Kovač')
    expect(await ringsFor()).toEqual([{ email: colleague }])
  } finally {
    await askDatabase(`DELETE FROM users WHERE email = '${colleague}'`)
    service.stop()
  }
})
