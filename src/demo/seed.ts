import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addAnnouncements } from '#features/announcements/server/queries.ts'
import { addBookings } from '#features/bookings/server/queries.ts'
import { orderDetailsOf } from '#features/room-service/server/rows.ts'
import { totalOf } from '#features/room-service/rules.ts'
import { statusTimestamps } from '#features/bookings/rules.ts'
import { createGuest, guestPassword } from '#features/guests/server/account-queries.ts'
import { createHotel } from '#features/hotel-administration/server/create.ts'
import { findHotelInAnyState } from '#features/hotels/server/queries.ts'
import { addEntries } from '#features/knowledge/server/queries.ts'
import { addParts } from '#features/menu/server/parts-queries.ts'
import { addMenuItems } from '#features/menu/server/queries.ts'
import { addOptionGroup } from '#features/menu/server/options-queries.ts'
import { ALL } from '#features/categories/all.ts'
import { addStaff } from '#features/accounts/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { ROOT } from '#kit/server/root.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { inEnglish, type Texts } from '#kit/shared/texts.ts'
import { fileUrl, type Storage } from '#kit/server/storage.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoStations, demoTraits, demoTraitsOfChoice } from './declared.ts'
import { demoBookings, type DemoGuest, demoGuests, demoHotel, demoStaff } from './hotel.ts'
import { demoKnowledge } from './knowledge/entries.ts'
import { demoMenu, type DemoText } from './menu.ts'
import { demoOptions } from './options.ts'
import { demoParts, demoStock } from './parts.ts'
import { demoOffers } from './offers.ts'
import { seedOffers } from './seed-offers.ts'
import { DAY_MS, HOUR_MS } from '#kit/shared/time.ts'

const PICTURES = path.join(ROOT, 'src/demo/pictures')
/** The starting services, with every area open. */
const demoServices = ALL.map(({ category, icon, path }) => ({ category, icon, path, enabled: true }))

const textsOf = (text: DemoText): Texts => ({ ...inEnglish(''), ...text })
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

/** The advisory lock of whoever seeds: another process may start at the same moment. */
const SEEDING = 4_685_356

function pictureStore(storage: Storage, hotelId: string) {
  return async (folder: string, picture: string): Promise<string> => {
    const key = `${folder}/${hotelId}/${picture}`
    await storage.put(key, await readFile(path.join(PICTURES, picture)))
    return fileUrl(key)
  }
}

/** Adds the demo hotel unless it exists; returns whether it did. */
export async function seedDemo(database: Database, storage: Storage): Promise<boolean> {
  const known = await database.withActor(SYSTEM, (tx) => findHotelInAnyState(tx, demoHotel.slug))
  if (known) return false
  const hotelId = randomUUID()
  const store = pictureStore(storage, hotelId)
  const { logo, ...hotel } = demoHotel
  const logoUrl = await store('hotel-logos', logo)
  const dishes = await Promise.all(
    demoMenu.map(async (dish) => ({
      ...dish,
      id: randomUUID(),
      imageUrl: await store('menu-items', dish.picture),
    })),
  )
  const notices = await Promise.all(
    demoAnnouncements.map(async (notice) => ({
      ...notice,
      imageUrl: await store('announcements', notice.picture),
    })),
  )
  const offerPictures = new Map(
    await Promise.all(
      demoOffers.map(async ({ picture }) => [picture, await store('offers', picture)] as const),
    ),
  )
  const { password, ...staff } = demoStaff
  const passwordHash = await hashPassword(password)
  const guests = await Promise.all(
    demoGuests.map(async (guest) => ({
      ...guest,
      passwordHash: await hashPassword(guestPassword(guest.roomNumber)),
    })),
  )

  const isFirst = await database.withActor(SYSTEM, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEEDING})`)
    if (await findHotelInAnyState(tx, demoHotel.slug)) return false
    await createHotel(tx, { ...hotel, id: hotelId, logoUrl, coverUrl: null }, demoServices)
    await addStaff(tx, { ...staff, role: 'hotel_admin', hotelId, passwordHash })
    const groups = await seedOptions(tx, hotelId)
    const parts = demoParts.map(({ name, ...part }) => ({ ...part, id: randomUUID(), name: textsOf(name) }))
    await addParts(
      tx,
      hotelId,
      parts.map(({ dishes: _dishes, ...part }) => part),
    )
    await addMenuItems(
      tx,
      dishes.map(({ key, id, category, price, imageUrl, name, description }, orderIndex) => ({
        hotelId,
        id,
        category,
        price,
        imageUrl,
        orderIndex,
        optionGroupIds: groups.flatMap((group) => (group.dishes.includes(key) ? [group.id] : [])),
        partIds: parts.flatMap((part) => (part.dishes.includes(key) ? [part.id] : [])),
        stock: demoStock[key] ?? null,
        name: textsOf(name),
        description: textsOf(description),
        traits: demoTraits(key),
        station: demoStations[key] ?? null,
      })),
    )
    await addAnnouncements(
      tx,
      notices.map(({ title, description, imageUrl, published, hoursAgo }, at) => ({
        hotelId,
        imageUrl,
        published,
        orderIndex: notices.length - 1 - at,
        createdAt: ago(hoursAgo * HOUR_MS),
        title: textsOf(title),
        description: textsOf(description),
      })),
    )
    await addEntries(tx, hotelId, demoKnowledge)
    await seedOffers(tx, hotelId, offerPictures)
    await addBookings(tx, bookingRows(hotelId, await seedGuests(tx, hotelId, guests), dishes))
    return true
  })
  if (!isFirst) await storage.removeAllOf(hotelId)
  return isFirst
}

async function seedOptions(tx: Tx, hotelId: string) {
  const added: { id: string; dishes: string[] }[] = []
  for (const { dishes, name, min, max, choices } of demoOptions) {
    const group = {
      name: textsOf(name),
      min,
      max,
      choices: choices.map((choice) => ({
        id: randomUUID(),
        name: textsOf(choice.name),
        price: choice.price ?? 0,
        isDefault: choice.isDefault ?? false,
        isSoldOut: false,
        traits: demoTraitsOfChoice(choice.name.en),
      })),
    }
    const { id } = await addOptionGroup(tx, hotelId, group)
    added.push({ id, dishes })
  }
  return added
}

/** The midnight with which a stay ends that lasts for so many whole days after today. */
const midnightAfter = (days: number) => {
  const { timeZone } = demoHotel
  return new Date(momentOf(daysLater(dayAt(new Date(), timeZone), days + 1), '00:00', timeZone))
}

const EXPIRY: Record<DemoGuest['state'], () => Date | null> = {
  active: () => midnightAfter(4),
  'never-expires': () => null,
  expired: () => ago(2 * DAY_MS),
  inactive: () => ago(-2 * DAY_MS),
}

async function seedGuests(tx: Tx, hotelId: string, seeded: (DemoGuest & { passwordHash: string })[]) {
  const ids = new Map<string, { id: string; roomNumber: string }>()
  for (const { loginName, roomNumber, state, passwordHash } of seeded) {
    const guest = {
      hotelId,
      loginName,
      roomNumber,
      expiresAt: EXPIRY[state](),
      isActive: state !== 'inactive',
      stayBeganAt: ago(3 * DAY_MS),
    }
    const id = await createGuest(tx, guest, { slug: demoHotel.slug, passwordHash })
    ids.set(loginName, { id, roomNumber })
  }
  return ids
}

type Dish = (typeof demoMenu)[number] & { id: string; imageUrl: string }

function bookingRows(
  hotelId: string,
  guests: Map<string, { id: string; roomNumber: string }>,
  dishes: Dish[],
) {
  return demoBookings.map((booking) => {
    const lines = booking.dishes.flatMap(([key, quantity]) => {
      const dish = dishes.find((dish) => dish.key === key)
      if (!dish) throw new Error(`The demo menu has no ${key}`)
      const { id, name, price, imageUrl } = dish
      return {
        id,
        name: textsOf(name),
        quantity,
        price,
        imageUrl,
        choices: [],
        note: null,
        traits: demoTraits(key),
        station: demoStations[key] ?? null,
      }
    })
    const createdAt = ago(booking.minutesAgo * 60_000)
    const later = (minutes: number) => new Date(Math.min(createdAt.getTime() + minutes * 60_000, Date.now()))
    const none = { confirmedAt: null, preparationAt: null, deliveredAt: null }
    const isCompleted = booking.bookingStatus === 'completed'
    const moments = booking.status === 'cancelled' ? none : statusTimestamps(booking.status, none, later(0))
    const guest = guests.get(booking.guest)
    return {
      hotelId,
      guestId: guest?.id ?? null,
      guestName: booking.guest,
      roomNumber: guest?.roomNumber ?? '',
      serviceName: 'Room Service',
      serviceIcon: 'UtensilsCrossed',
      orderDetails: orderDetailsOf(lines),
      totalPrice: totalOf(lines),
      specialInstructions: booking.note ?? null,
      status: booking.status,
      bookingStatus: booking.bookingStatus,
      paymentStatus: booking.paid ? ('paid' as const) : ('open' as const),
      idempotencyKey: randomUUID(),
      requestHash: Buffer.alloc(32),
      createdAt,
      updatedAt: later(35),
      confirmedAt: moments.confirmedAt && later(2),
      preparationAt: moments.preparationAt && later(6),
      deliveredAt: moments.deliveredAt && later(31),
      cancelledAt: booking.status === 'cancelled' ? later(4) : null,
      completedAt: isCompleted ? later(35) : null,
    }
  })
}
