import { randomUUID } from 'node:crypto'
import { demoHotel } from '#demo/hotel.ts'
import { orderOf } from '#tests/factories.ts'
import { findFreePort } from '#tests/free-port.ts'
import { type Mailed, partsOf, startMailServer, subjectOf } from '#tests/mail-server.ts'
import { ask } from '#tests/own-database.ts'
import { startProduct } from '#tests/running-product.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, STAFF, test, textsIn } from './browser.ts'

/** A product that sends e-mails by a server on loopback, which takes none while it refuses. */
async function startWithMail() {
  let isRefusing = false
  const server = await startMailServer({
    onRcptTo: (_to, _session, done) =>
      isRefusing ? done(Object.assign(new Error('No such user here'), { responseCode: 550 })) : done(),
  })
  const port = await findFreePort()
  const product = await startProduct({
    PORT: String(port),
    HOTELLY_PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: server.url,
    MAIL_FROM: 'stay@hotelly.example',
  })
  return {
    address: product.address,
    databaseUrl: product.databaseUrl,
    taken: server.taken,
    refuse: (isIt: boolean) => {
      isRefusing = isIt
    },
    stop: async () => {
      await product.stop()
      await server.stop()
    },
  }
}

/** Without choices. */
const PLAIN_DISH = 'Falafel'

const languageOf = (mailed: Mailed | undefined) =>
  mailed && /<html lang="(\w+)"/.exec(partsOf(mailed).html)?.[1]

test('who works at a hotel is written to in their language, and what the address refuses stands there', async ({
  browser,
}) => {
  test.slow()
  const mail = await startWithMail()
  const open = () => browser.newContext({ baseURL: mail.address, viewport: { width: 390, height: 844 } })
  const [staff, guest, reader] = [await open(), await open(), await open()]
  try {
    await signInStaff(staff)
    const page = await staff.newPage()
    const bs = textsIn('bs')
    const text = (key: string) => bs('hotel-admin', `mail.${key}`)
    await page.goto(`${HOTEL}/admin/account?lng=bs`)
    await page.getByRole('button', { name: 'Bosanski' }).last().click()
    await page.getByRole('switch', { name: text('summary') }).click()
    await expect(page.getByRole('switch', { name: text('summary') })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: text('test') }).click()
    await expect(page.getByText(text('sentText'))).toBeVisible()
    const isTest = (each: Mailed) =>
      subjectOf(each) === bs('mail', 'test.subject').replace('{{hotel}}', demoHotel.name)
    const tested = mail.taken.find(isTest)
    expect(tested?.to).toBe(STAFF.email)
    expect(languageOf(tested)).toBe('bs')

    mail.refuse(true)
    await page.getByRole('button', { name: text('test') }).click()
    await expect(page.getByText(text('testRefused'))).toBeVisible()
    await expect(page.getByText('550 No such user here')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${HOTEL}/admin/alerts?lng=ar`)
    const ar = textsIn('ar')
    await expect(page.getByText(ar('hotel-admin', 'alerts.people.mail.refused'))).toBeVisible()
    await expect(page.getByText(ar('hotel-admin', 'alerts.text.dutyMail'))).toBeVisible()
    await expectAccessible(page)
    mail.refuse(false)
    await page.goto(`${HOTEL}/admin/account?lng=bs`)
    await page.getByRole('button', { name: text('test') }).click()
    await expect(page.getByText(text('sentText'))).toBeVisible()
    await expect(page.getByText('550 No such user here')).toBeHidden()
    await page.close()

    // nobody has the panel open any more: whoever is on duty is reached at once
    await ask(mail.databaseUrl, 'DELETE FROM attendance')
    await signInGuest(guest)
    const read = await guest.request.get('/api/hotels/demo-hotel/menu')
    const dishes = (await read.json()) as { id: string; price: number; name: { en: string } }[]
    const plain = dishes.find(({ name }) => name.en === PLAIN_DISH)
    const order = orderOf([[{ id: plain?.id ?? '', name: PLAIN_DISH, price: plain?.price ?? 0 }, 1]])
    const placed = await guest.request.post('/api/hotels/demo-hotel/bookings', {
      data: { key: randomUUID(), order: { ...order, currency: demoHotel.currency } },
    })
    expect(placed.status(), await placed.text()).toBe(200)
    const subject = /Narudžba za sobu 101/
    await expect
      .poll(() => mail.taken.some((each) => subject.test(subjectOf(each))), { timeout: 90_000 })
      .toBe(true)
    const alert = mail.taken.find((each) => subject.test(subjectOf(each)))
    const letter = alert ? partsOf(alert).html : ''
    const desk = await staff.newPage()
    const address = /href="([^"]+bookings\/room-service)"/.exec(letter)?.[1] ?? ''
    await desk.goto(address)
    await expect(desk.getByText('101').first()).toBeVisible()

    const stranger = await reader.newPage()
    await stranger.goto('/unsubscribe/nobody.nothing')
    await expect(stranger.getByRole('heading')).toHaveText(textsIn('en')('mail', 'unsubscribe.invalidTitle'))
    await expectAccessible(stranger)
  } finally {
    await Promise.all([staff.close(), guest.close(), reader.close()])
    await mail.stop()
  }
})
