import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createGuest, guestPassword } from '#features/guests/server/account-queries.ts'
import { guests } from '#features/guests/server/table.ts'
import { addHotel } from '#features/hotels/server/queries.ts'
import { openChatSettings } from '#features/chat/server/queries.ts'
import { addMenuItems } from '#features/menu/server/queries.ts'
import { addServices } from '#features/services/server/queries.ts'
import { addStaff } from '#features/accounts/server/queries.ts'
import { type GuestActor, type HotelAdminActor, type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { inEnglish } from '#kit/shared/texts.ts'

export const STAFF_PASSWORD = 'a-password-for-tests'
const staffHash = hashPassword(STAFF_PASSWORD)

export type Dish = { id: string; name: string; price: number }
export type TestHotel = {
  id: string
  slug: string
  name: string
  dishes: [Dish, Dish, Dish, Dish]
  hidden: Dish
  guest: GuestActor
  admin: HotelAdminActor
}

/** Creates a hotel with room service, four visible dishes and a hidden one, a guest and an admin. */
export async function makeHotel(database: Database): Promise<TestHotel> {
  const id = randomUUID()
  const slug = `hotel-${id.slice(0, 8)}`
  const name = `Hotel ${id.slice(0, 4)}`
  const dish = (called: string, price: number): Dish => ({ id: randomUUID(), name: called, price })
  const dishes: TestHotel['dishes'] = [
    dish('Soup', 750),
    dish('Ćevapi', 1250),
    dish('Tea', 300),
    dish('حمص', 800),
  ]
  const hidden = dish('Secret', 9900)
  await database.withActor(SYSTEM, async (tx) => {
    await addHotel(tx, { id, slug, name })
    await openChatSettings(tx, id)
    await addServices(tx, [
      {
        hotelId: id,
        category: 'room_service',
        icon: 'UtensilsCrossed',
        path: 'room-service',
        label: inEnglish('Room Service'),
        orderIndex: 0,
      },
      {
        hotelId: id,
        category: 'transportation',
        icon: 'Car',
        enabled: false,
        orderIndex: 1,
        label: inEnglish('Transportation'),
      },
    ])
    await addMenuItems(tx, [
      ...dishes.map((one, orderIndex) => ({ ...one, name: inEnglish(one.name), hotelId: id, orderIndex })),
      { ...hidden, name: inEnglish(hidden.name), hotelId: id, enabled: false, orderIndex: 9 },
    ])
  })
  return {
    id,
    slug,
    name,
    dishes,
    hidden,
    guest: await makeGuest(database, { id, slug }),
    admin: await makeAdmin(database, { id, slug }),
  }
}

/** Creates a guest who may sign in, and returns the actor. */
export async function makeGuest(
  database: Database,
  hotel: { id: string; slug: string },
  given: { loginName?: string; roomNumber?: string; expiresAt?: Date | null; isActive?: boolean } = {},
): Promise<GuestActor> {
  const {
    loginName = `Guest ${randomUUID().slice(0, 6)}`,
    roomNumber = '101',
    expiresAt = null,
    isActive = true,
  } = given
  const guest = { hotelId: hotel.id, loginName, roomNumber, expiresAt, isActive }
  const passwordHash = await hashPassword(guestPassword(roomNumber))
  const [guestId, stayBeganAt] = await database.withActor(SYSTEM, async (tx) => {
    const id = await createGuest(tx, guest, { slug: hotel.slug, passwordHash })
    const [row] = await tx.select({ at: guests.stayBeganAt }).from(guests).where(eq(guests.id, id))
    return [id, row?.at ?? new Date()] as const
  })
  return {
    kind: 'guest',
    hotelId: hotel.id,
    hotelSlug: hotel.slug,
    guestId,
    guestName: loginName,
    roomNumber,
    expiresAt,
    stayBeganAt,
  }
}

/** Creates a hotel admin with `STAFF_PASSWORD`. */
export async function makeAdmin(
  database: Database,
  hotel: { id: string; slug: string },
): Promise<HotelAdminActor> {
  const email = `admin-${randomUUID().slice(0, 8)}@hotel.example`
  const passwordHash = await staffHash
  const staff = {
    email,
    fullName: 'Front Desk',
    role: 'hotel_admin' as const,
    hotelId: hotel.id,
    passwordHash,
  }
  const userId = await database.withActor(SYSTEM, (tx) => addStaff(tx, staff))
  return {
    kind: 'hotelAdmin',
    hotelId: hotel.id,
    hotelSlug: hotel.slug,
    userId,
    email,
    fullName: staff.fullName,
    mustChangePassword: false,
    visit: null,
  }
}

export async function makeSuperAdmin(database: Database): Promise<SuperAdminActor> {
  const email = `super-${randomUUID().slice(0, 8)}@hotelly.example`
  const passwordHash = await staffHash
  const staff = { email, fullName: 'Platform', role: 'super_admin' as const, hotelId: null, passwordHash }
  const userId = await database.withActor(SYSTEM, (tx) => addStaff(tx, staff))
  return {
    kind: 'superAdmin',
    userId,
    email,
    fullName: staff.fullName,
    mustChangePassword: false,
    visit: null,
  }
}

/** An order for these dishes, with the total that the menu shows. */
export const orderOf = (lines: [Dish, number][], specialInstructions: string | null = null) => ({
  items: lines.map(([dish, quantity]) => ({
    itemId: dish.id,
    quantity,
    choices: [] as string[],
    note: null as string | null,
  })),
  shownTotal: lines.reduce((total, [dish, quantity]) => total + dish.price * quantity, 0),
  currency: 'USD',
  specialInstructions,
  dueAt: null as string | null,
})
