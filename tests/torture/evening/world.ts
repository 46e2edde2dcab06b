import { randomUUID } from 'node:crypto'
import { openDatabase } from '#kit/server/database.ts'
import { makeGuest, makeHotel, makeSuperAdmin, type Dish, type TestHotel } from '#tests/factories.ts'
import { GUESTS_OF_DEVICE, type Plan } from './plan.ts'

/** `room` follows what staff did to it: any of these may be the right one. */
export type WorldGuest = { id: string; name: string; rooms: string[] }
export type WorldHotel = TestHotel & { at: number; guests: WorldGuest[]; menu: Dish[] }
export type World = { hotels: WorldHotel[]; superAdmin: { id: string; email: string } }

const DEVICES_PER_HOTEL = 2

/** Marks a text as written by somebody of this hotel, and if it is a guest's, by which guest. */
export const markOf = (hotel: number, guest: number | null = null) =>
  guest === null ? `(h${hotel})` : `(h${hotel} g${guest})`

/** Whose marks stand in a text. */
export const marksIn = (text: string) =>
  [...text.matchAll(/\(h(\d+)(?: g(\d+))?\)/g)].map(([, hotel, guest]) => ({
    hotel: Number(hotel),
    guest: guest === undefined ? null : Number(guest),
  }))

/** Text that nobody else writes. */
export const markedText = (mark: string) => `${mark} ${randomUUID().slice(0, 13)}`

/** Sets the hotels of an evening up, with their guests and staff. */
export async function makeWorld(databaseUrl: string, plan: Plan): Promise<World> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  try {
    const hotels: WorldHotel[] = []
    for (let at = 0; at < plan.hotels; at++) {
      const hotel = await makeHotel(database)
      const guests: WorldGuest[] = []
      for (let guest = 0; guest < DEVICES_PER_HOTEL * GUESTS_OF_DEVICE; guest++) {
        const name = `Guest ${markOf(at, guest)}`
        const room = String(200 + guest)
        const { guestId: id } = await makeGuest(database, hotel, { loginName: name, roomNumber: room })
        guests.push({ id, name, rooms: [room] })
      }
      hotels.push({ ...hotel, at, guests, menu: [...hotel.dishes, hotel.hidden] })
    }
    const { userId: id, email } = await makeSuperAdmin(database)
    return { hotels, superAdmin: { id, email } }
  } finally {
    await database.close()
  }
}
