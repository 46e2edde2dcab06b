import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeAdmin, makeGuest, makeSuperAdmin, STAFF_PASSWORD } from '../factories.ts'
import { type Browser, browserAt, signIn } from '../browser-at.ts'
import type { Product } from '../product.ts'
import type { Who } from './calls.ts'
import type { FullHotel } from './full-hotel.ts'

export type Target = 'own' | 'other' | 'absent'

/** Somebody at a browser: the headers of every request, and what they may do where. */
export type Principal = {
  name: string
  headers: Record<string, string>
  guestAt?: Target
  staffAt?: Target
  /** Must choose a password before anything else. */
  isNew?: boolean
  isSuperAdmin?: boolean
  visits?: Target
  /** The hotel whose secrets are this person's own, besides those of its staff. */
  knows?: Target
}

/** Everybody who could ask, each signed in over HTTP and then as their name says. */
export async function makePrincipals(
  product: Product,
  address: string,
  { own, other }: Record<'own' | 'other', FullHotel>,
): Promise<Principal[]> {
  const { database, events } = product
  const run = (statement: ReturnType<typeof sql>) => database.withActor(SYSTEM, (tx) => tx.execute(statement))
  let count = 0
  const newBrowser = async () => {
    const browser = browserAt(address, `198.51.100.${++count}`)
    await browser.send('GET', `/hotelly/${own.slug}`)
    return browser
  }
  const guestAt = async ({ slug }: FullHotel, { guestName, roomNumber } = own.guest) => {
    const browser = await newBrowser()
    await signIn(browser, `/hotels/${slug}/guest-session`, { lastName: guestName, roomNumber })
    return browser
  }
  const staffAt = async ({ slug }: FullHotel, { email } = own.admin) => {
    const browser = await newBrowser()
    await signIn(browser, `/hotels/${slug}/staff-session`, { email, password: STAFF_PASSWORD })
    return browser
  }
  const superAdmin = async () => {
    const { email, userId } = await makeSuperAdmin(database)
    const browser = await newBrowser()
    await signIn(browser, '/platform/session', { email, password: STAFF_PASSWORD })
    return { browser, userId }
  }
  const visit = async ({ browser }: { browser: Browser }) => {
    const wanted = { hotelId: own.id, minutes: 15, reason: 'Help' }
    const response = await browser.send('POST', '/api/platform/support-visit', wanted)
    if (response.status !== 200) throw new Error(`The visit was answered ${response.status}`)
  }

  const expiring = await makeGuest(database, own, { roomNumber: '901' })
  const neighbour = await makeGuest(database, own, { roomNumber: '902' })
  const leaving = await makeAdmin(database, own)
  const beginner = await makeAdmin(database, own)
  const browsers = {
    anonymous: await newBrowser(),
    guest: await guestAt(own),
    'expired guest': await guestAt(own, expiring),
    "the hotel's other guest": await guestAt(own, neighbour),
    'guest of the other hotel': await guestAt(other, other.guest),
    'hotel admin': await staffAt(own),
    'admin of the other hotel': await staffAt(other, other.admin),
    'disabled admin': await staffAt(own, leaving),
    'admin with a foreign password': await staffAt(own, beginner),
  }
  const platform = await superAdmin()
  const visiting = await superAdmin()
  const returned = await superAdmin()
  const newcomer = await superAdmin()
  await visit(visiting)
  await visit(returned)
  await returned.browser.send('DELETE', '/api/platform/support-visit')

  await run(sql`UPDATE guests SET expires_at = now() WHERE id = ${expiring.guestId}`)
  await run(sql`UPDATE users SET is_active = false WHERE id = ${leaving.userId}`)
  await run(
    sql`UPDATE users SET must_change_password = true WHERE id IN (${beginner.userId}, ${newcomer.userId})`,
  )
  events.announce('guests', { hotelId: own.id })
  events.announce('staff', { hotelId: null })

  const is: Record<string, Omit<Principal, 'name' | 'headers'>> = {
    guest: { guestAt: 'own', knows: 'own' },
    "the hotel's other guest": { guestAt: 'own' },
    'guest of the other hotel': { guestAt: 'other', knows: 'other' },
    'hotel admin': { staffAt: 'own' },
    'admin of the other hotel': { staffAt: 'other' },
    'admin with a foreign password': { staffAt: 'own', isNew: true },
    'super admin': { isSuperAdmin: true },
    'super admin on a visit': { isSuperAdmin: true, visits: 'own' },
    'super admin after a visit': { isSuperAdmin: true },
    'super admin with a foreign password': { isSuperAdmin: true, isNew: true },
  }
  const all = {
    ...browsers,
    'super admin': platform.browser,
    'super admin on a visit': visiting.browser,
    'super admin after a visit': returned.browser,
    'super admin with a foreign password': newcomer.browser,
  }
  return Object.entries(all).map(([name, browser]) => ({ name, headers: browser.headers(), ...is[name] }))
}

/** The code with which a call must be refused, or null where it must be let through. */
export function refusalOf(who: Who, principal: Principal, target: Target): string | null {
  const { guestAt, staffAt, visits, isNew, isSuperAdmin } = principal
  switch (who) {
    case 'anybody':
      return null
    case 'visitor':
      return target === 'absent' ? 'HOTEL_NOT_FOUND' : null
    case 'guest':
      if (target === 'absent') return 'HOTEL_NOT_FOUND'
      return guestAt === target ? null : 'UNAUTHORIZED'
    case 'hotelAdmin':
      if (staffAt !== target && visits !== target) return 'UNAUTHORIZED'
      return isNew ? 'PASSWORD_CHANGE_NEEDED' : null
    case 'ownHotelAdmin':
    case 'newHotelAdmin':
      if (visits === target) return 'FORBIDDEN'
      if (staffAt !== target) return 'UNAUTHORIZED'
      return isNew && who === 'ownHotelAdmin' ? 'PASSWORD_CHANGE_NEEDED' : null
    case 'superAdmin':
    case 'newSuperAdmin':
      if (!isSuperAdmin) return 'UNAUTHORIZED'
      return isNew && who === 'superAdmin' ? 'PASSWORD_CHANGE_NEEDED' : null
  }
}

/** Whether somebody may read the secrets of a hotel. */
export const mayKnow = (
  { staffAt, isNew, visits, knows, isSuperAdmin }: Principal,
  target: Target | 'twin',
) => !isNew && (staffAt === target || visits === target || knows === target || isSuperAdmin === true)
