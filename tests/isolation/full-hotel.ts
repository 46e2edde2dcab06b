import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { newSessionId } from '#features/chat/rules.ts'
import { makeGuest, makeHotel, orderOf, STAFF_PASSWORD, type TestHotel } from '../factories.ts'
import type { Product } from '../product.ts'
import { makePhoto } from '../uploader.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { anOffer, aResource, hoursAhead, openAreas } from '../services.ts'
import { aSubscription, type Place } from './calls.ts'
import { type Browser, browserAt, signIn } from '../browser-at.ts'

/** The marks of full hotels and of their twins. */
export const MARKS = /\b(?:mark|twin)[0-9a-f]{8}/g

export type FullHotel = TestHotel & {
  place: Place
  /** Stands in texts of every kind that the hotel has. */
  mark: string
  /** Stands in every text of the hotel that is not for everybody. */
  secret: string
  /** The requests of `guest` and `admin`. */
  headers: Record<'guest' | 'admin', Record<string, string>>
  /** Where its guest is signed in. */
  guestBrowser: Browser
  /** What its guest has sent, to be sent again. */
  sent: Record<'bookings.place' | 'chat.send', { key: string }>
}

/** A hotel with one of everything that a call can be about, made by its own guest and staff over HTTP. */
export async function makeFullHotel(product: Product, address: string, ip: string): Promise<FullHotel> {
  const hotel = await makeHotel(product.database)
  const { slug } = hotel
  const mark = `mark${randomUUID().slice(0, 8)}`
  const secret = `secret ${mark}`
  const ofHotel = `/api/hotels/${slug}`
  const staff = browserAt(address, ip)
  const elsewhere = browserAt(address, ip)
  for (const browser of [elsewhere, staff]) {
    const credentials = { email: hotel.admin.email, password: STAFF_PASSWORD }
    await signIn(browser, `/hotels/${slug}/staff-session`, credentials)
  }
  const inRoom = await makeGuest(product.database, hotel, { loginName: `Guest ${secret}`, roomNumber: '7' })
  const guest = browserAt(address, ip)
  await signIn(guest, `/hotels/${slug}/guest-session`, { lastName: inRoom.guestName, roomNumber: '7' })
  await makeGuest(product.database, hotel, { loginName: `Gone ${secret}`, expiresAt: new Date(0) })
  const { guestId: spare } = await makeGuest(product.database, hotel, { loginName: `Spare ${secret}` })
  const made = async (response: Response) => {
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`)
    return (await response.json()) as { id: string }
  }

  const shown = { title: { en: mark }, description: { en: mark } }
  await made(await staff.send('POST', `${ofHotel}/announcements`, { announcement: shown }))
  const item = { name: { en: mark }, price: 100 }
  const special = await made(await staff.send('POST', `${ofHotel}/menu`, { item }))
  await staff.send('POST', `${ofHotel}/knowledge`, {
    entry: { topic: `Pool ${mark}`, content: 'Until ten.' },
  })
  const draft = { name: { en: secret }, price: 100, enabled: false }
  const dish = await made(await staff.send('POST', `${ofHotel}/menu`, { item: draft }))
  const choice = { id: randomUUID(), name: { en: secret }, price: 0, isDefault: false, isSoldOut: false }
  const group = { name: { en: secret }, min: 0, max: 1, choices: [choice] }
  const options = await made(await staff.send('POST', `${ofHotel}/menu-options`, { group }))
  const hiddenNotice = { title: { en: secret }, description: { en: secret }, published: false }
  const notice = await made(
    await staff.send('POST', `${ofHotel}/announcements`, { announcement: hiddenNotice }),
  )
  const anEntry = { topic: `Breakfast ${secret}`, content: `From seven to ten, says ${secret}.` }
  const saved = await staff.send('POST', `${ofHotel}/knowledge`, { entry: { ...anEntry, active: false } })
  const { entry } = (await saved.json()) as { entry: { id: string } }
  const order = orderOf(
    [
      [hotel.dishes[0], 1],
      [{ id: special.id, name: mark, price: item.price }, 1],
    ],
    `Quietly, ${secret}`,
  )
  const ordered = { slug, key: randomUUID(), order }
  const booking = await made(await guest.send('POST', `${ofHotel}/bookings`, ordered))
  const unseen = await made(
    await guest.send('POST', `${ofHotel}/bookings`, { ...ordered, key: randomUUID() }),
  )
  await openAreas(product.database, hotel.id, ['housekeeping'])
  const named = { ...inEnglish(''), en: secret }
  const offer = await made(
    await staff.send('POST', `${ofHotel}/offers`, { offer: anOffer({ name: named, isEnabled: false }) }),
  )
  const broken = { id: randomUUID(), label: inEnglish(mark), kind: 'picture' as const, isRequired: false }
  const towels = await made(
    await staff.send('POST', `${ofHotel}/offers`, {
      offer: anOffer({ name: inEnglish(mark), questions: [broken] }),
    }),
  )
  const resource = await made(
    await staff.send('POST', `${ofHotel}/resources`, { resource: aResource({ name: named, capacity: 9 }) }),
  )
  const bookable = { kind: 'appointment' as const, name: inEnglish(mark), resourceIds: [resource.id] }
  const massage = await made(await staff.send('POST', `${ofHotel}/offers`, { offer: anOffer(bookable) }))
  const book = async (offerId: string, given: object) =>
    made(
      await guest.send('POST', `${ofHotel}/service-bookings`, {
        key: randomUUID(),
        asked: { offerId, shownTotal: 0, currency: 'USD', note: secret, ...given },
      }),
    )
  const idle = await made(
    await staff.send('POST', `${ofHotel}/resources`, { resource: aResource({ name: named }) }),
  )
  const [wish, request] = [await book(towels.id, {}), await book(towels.id, {})]
  const appointment = await book(massage.id, { startsAt: hoursAhead(30) })
  const block = await made(
    await staff.send('POST', `${ofHotel}/resources/${resource.id}/blocks`, {
      beginsAt: hoursAhead(50),
      endsAt: hoursAhead(51),
      reason: secret,
    }),
  )
  const sessionId = newSessionId()
  const said = { slug, sessionId, message: `Where is ${secret} zzqx?`, language: 'en', key: randomUUID() }
  await (await guest.send('POST', `${ofHotel}/chat/${sessionId}/messages`, said)).text()
  const asked = await guest.send('POST', `${ofHotel}/chat/${sessionId}/hand-over`, { language: 'en' })
  const conversation = await made(asked)
  const photo = await makePhoto(40, 30)
  const picture = await fetch(`${address}/hotelly-uploads/${slug}/menu-items`, {
    method: 'POST',
    headers: staff.headers(),
    body: new Uint8Array(photo),
  })
  const { url } = (await picture.json()) as { url: string }
  const [service, otherService] = await product.run<{ id: string }>(
    sql`SELECT id FROM services WHERE hotel_id = ${hotel.id} ORDER BY order_index`,
  )
  const [answer] = await product.run<{ id: string }>(
    sql`SELECT id FROM chat_messages WHERE hotel_id = ${hotel.id} AND author = 'assistant' AND answers IS NOT NULL LIMIT 1`,
  )
  const [check] = await product.run<{ id: string }>(
    sql`INSERT INTO knowledge_checks (hotel_id, question) VALUES (${hotel.id}, ${`Is ${secret} true?`}) RETURNING id`,
  )
  const rated = `${ofHotel}/chat/${sessionId}/messages/${answer?.id}/rating`
  if ((await guest.send('PUT', rated, { rating: 'down' })).status !== 200)
    throw new Error('Nothing was rated')
  const rung = await staff.send('PUT', `${ofHotel}/devices`, {
    subscription: aSubscription(),
    name: secret,
    place: 'hotel',
    language: 'en',
  })
  if (rung.status !== 200) throw new Error(`The device was answered ${rung.status}`)
  const { device } = (await rung.json()) as { device: { id: string } }
  const rehearsal = await made(await staff.send('POST', `${ofHotel}/alerts/rehearsal`, { kind: 'order' }))
  const sessions = await staff.send('GET', `${ofHotel}/staff-sessions`)
  const session = ((await sessions.json()) as { id: string; isCurrent: boolean }[]).find(
    (each) => !each.isCurrent,
  )
  if (!service || !otherService || !answer || !session || !check)
    throw new Error('The hotel lacks a service, an answer, a check or a session')

  return {
    ...hotel,
    guest: inRoom,
    mark,
    secret,
    headers: { guest: guest.headers(), admin: staff.headers() },
    guestBrowser: guest,
    sent: { 'bookings.place': ordered, 'chat.send': said },
    place: {
      slug,
      hotel: hotel.id,
      service: service.id,
      dish: dish.id,
      meal: hotel.dishes[0].id,
      options: options.id,
      notice: notice.id,
      entry: entry.id,
      guest: spare,
      booking: booking.id,
      unseenBooking: unseen.id,
      conversation: conversation.id,
      sessionId,
      answer: answer.id,
      check: check.id,
      session: session.id,
      user: hotel.admin.userId,
      picture: url,
      otherService: otherService.id,
      offer: offer.id,
      towels: towels.id,
      massage: massage.id,
      resource: resource.id,
      spare: idle.id,
      wish: wish.id,
      request: request.id,
      appointment: appointment.id,
      block: block.id,
      device: device.id,
      rehearsal: rehearsal.id,
    },
  }
}
