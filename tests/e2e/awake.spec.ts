import { expect, HOTEL, signInStaff, test, textsIn } from './browser.ts'

const BOARD = `${HOTEL}/admin/bookings/room-service?view=board&lng=en`

test('the board keeps the screen awake while it is visible', async ({ context, page }) => {
  await page.addInitScript(() => {
    const held: WakeLockSentinel[] = []
    Object.assign(window, { held })
    const request = WakeLock.prototype.request
    WakeLock.prototype.request = async function (this: WakeLock, type?: WakeLockType) {
      const lock = await request.call(this, type)
      held.push(lock)
      return lock
    }
    let isHidden = false
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
    Object.assign(window, {
      hide: (hidden: boolean) => {
        isHidden = hidden
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  const locks = () =>
    page.evaluate(() =>
      (window as unknown as { held: WakeLockSentinel[] }).held.map(({ released }) => released),
    )
  const hide = (hidden: boolean) =>
    page.evaluate((is) => (window as unknown as { hide(is: boolean): void }).hide(is), hidden)
  await signInStaff(context)
  await page.goto(BOARD)
  await expect.poll(locks).toEqual([false])
  await hide(true)
  await expect.poll(locks).toEqual([true])
  await hide(false)
  await expect.poll(locks).toEqual([true, false])
  await page.getByRole('link', { name: textsIn('en')('hotel-admin', 'nav.dashboard') }).click()
  await expect.poll(locks).toEqual([true, true])
})
