import { randomUUID } from 'node:crypto'
import { orderOf, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import type { Cookies } from '../kit/client.ts'
import { openLiveStream } from '../kit/live-stream.ts'
import { atEnd, report } from '../kit/part.ts'
import { at, browserAt, refusalOf, strangers, untilAll } from './browsers.ts'

type Stage = { addresses: string[]; hotel: TestHotel; superAdmin: string }

/** An order that one process takes is heard on the streams of all. */
export async function hearOrders({ addresses, hotel }: Stage) {
  const { slug } = hotel
  const guest = browserAt(addresses)
  const staffCookies: Cookies = new Map()
  const { guestName: lastName, roomNumber } = hotel.guest
  await at(guest, 0).sessions.signInGuest({ slug, lastName, roomNumber })
  const staff = { slug, email: hotel.admin.email, password: STAFF_PASSWORD }
  await at(browserAt(addresses, staffCookies), 1).sessions.signInHotelAdmin(staff)
  const streams = addresses.map((address) => openLiveStream(`${address}/events/${slug}/staff`, staffCookies))
  const close = async () => streams.forEach((stream) => stream.close())
  atEnd(close)
  await untilAll(
    'streams',
    streams.map(
      ({ connections }) =>
        async () =>
          connections.length > 0,
    ),
  )
  const ordered = performance.now()
  const order = orderOf([[hotel.dishes[0], 1]])
  const { id } = await at(guest, 0).bookings.place({ slug, key: randomUUID(), order })
  const heardBy = ({ connections }: (typeof streams)[number]) =>
    connections.flatMap(({ frames }) => frames).find((frame) => frame.id === id)?.at
  await untilAll(
    'an order',
    streams.map((stream) => async () => heardBy(stream) !== undefined),
  )
  const last = Math.max(...streams.map((stream) => heardBy(stream) ?? 0))
  report(
    'an order of one process on the streams of all',
    `${Math.round(last - ordered)} ms after it was sent`,
  )
  await close()
}

/** What changes at one process is forgotten by the caches of all. */
export async function forgetEverywhere({ addresses, hotel, superAdmin }: Stage) {
  const { slug } = hotel
  const readers = await strangers(addresses)
  const staffCookies: Cookies = new Map()
  const staff = browserAt(addresses, staffCookies)
  const platform = browserAt(addresses)
  await at(staff, 1).sessions.signInHotelAdmin({ slug, email: hotel.admin.email, password: STAFF_PASSWORD })
  await at(platform, 2).sessions.signInSuperAdmin({ email: superAdmin, password: STAFF_PASSWORD })
  const took: Record<string, number> = {}
  const known = (name: string, looks: (() => Promise<boolean>)[]) =>
    untilAll(name, looks).then((ms) => (took[name] = ms))

  const prices = () =>
    readers.map((api) => async () => (await api.menu.list({ slug })).map(({ price }) => price))
  await Promise.all(prices().map((read) => read()))
  const dish = (await at(staff, 1).menu.listAll({ slug })).find(({ enabled }) => enabled)
  if (!dish) throw new Error('There is no dish')
  const { id, version, orderIndex: _orderIndex, ...item } = dish
  await at(staff, 1).menu.update({ slug, id, version, item: { ...item, price: 4321 } })
  await known(
    'menu',
    prices().map((read) => async () => (await read()).includes(4321)),
  )

  const names = () => readers.map((api) => async () => (await api.hotels.get({ slug })).name)
  await Promise.all(names().map((read) => read()))
  const { version: seen, ...all } = await at(platform, 2).hotels.getAny({ id: hotel.id })
  const { contactEmail, contactPhone, bookingSupportNumber, isActive, primaryColor, currency, timeZone } = all
  const kept = {
    contactEmail,
    contactPhone,
    bookingSupportNumber,
    isActive,
    primaryColor,
    currency,
    timeZone,
  }
  await at(platform, 2).hotels.update({ id: hotel.id, version: seen, hotel: { ...kept, name: 'Hotel Una' } })
  await known(
    'hotel',
    names().map((read) => async () => (await read()) === 'Hotel Una'),
  )

  const flags = () =>
    readers.map((api) => async () => (await api.platform.flag({ flagName: 'multi_language' })).enabled)
  const [before] = await Promise.all(flags().map((read) => read()))
  const enabled = !before
  await at(platform, 3).platform.setFlag({ flagName: 'multi_language', enabled })
  await known(
    'flag',
    flags().map((read) => async () => (await read()) === enabled),
  )

  await Promise.all(staff.map((api) => api.dashboard.get({ slug })))
  const stolen = browserAt(addresses, new Map(staffCookies))
  await at(staff, 3).sessions.signOutHotelAdmin({ slug })
  await known(
    'end of a session',
    stolen.map((api) => async () => (await refusalOf(api.dashboard.get({ slug }))) === 'UNAUTHORIZED'),
  )
  const told = Object.entries(took).map(([what, ms]) => `${what} ${Math.round(ms)} ms`)
  report('changes at one process, known to all after', told.join(', '))
}
