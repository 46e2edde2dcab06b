import { installationSecret } from '#kit/server/secrets.ts'
import { deviceCookie } from '#kit/server/cookies.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { newToken } from '#kit/server/tokens.ts'
import { makeGuest, makeHotel, type TestHotel } from '#tests/factories.ts'
import { makeCustomers, staffCookie } from '../../../bench/customers.ts'

/** A browser: its cookies, and the address that it is behind. */
export type Browser = { hotel: TestHotel; cookie: string; ip: string }
export type Newcomer = Browser & { lastName: string; roomNumber: string }

export type Hotels = {
  all: TestHotel[]
  /** Guests who have signed in, those of each hotel in turn. */
  guests: Browser[]
  /** Staff who have signed in, some at each hotel. */
  staff: Browser[]
  /** Guests who have not signed in yet. */
  newcomers: Newcomer[]
}

const HOTELS = 5
const STAFF_AT_EACH = 4
const NEWCOMERS_AT_EACH = 8

/** Makes hotels, whose people are signed in by rows; everybody at a hotel shares one address. */
export async function makeHotels(databaseUrl: string, guests: number): Promise<Hotels> {
  const database = openDatabase(databaseUrl, { connections: 2, answerMs: 60_000 })
  const secret = await installationSecret(database, 'device')
  const newDevice = (hotelId?: string) =>
    `hotelly_device=${deviceCookie(secret, { id: newToken(), knownAt: [], isNew: false }, hotelId)}`
  const made: Pick<Hotels, 'guests' | 'staff' | 'newcomers'>[] = []
  for (let at = 1; at <= HOTELS; at++) {
    const people = await makePeople(database, Math.ceil(guests / HOTELS))
    const browserOf = (cookie: string, device = newDevice(people.hotel.id)): Browser => ({
      hotel: people.hotel,
      cookie: `${device}; ${cookie}`,
      ip: `192.0.2.${at}`,
    })
    made.push({
      guests: people.guests.map((cookie) => browserOf(cookie)),
      staff: people.staff.map((cookie) => browserOf(cookie)),
      newcomers: people.newcomers.map((newcomer) => ({ ...browserOf('', newDevice()), ...newcomer })),
    })
  }
  await database.close()
  const inTurn = Array.from({ length: guests }, (_, at) => made[at % HOTELS]?.guests[Math.floor(at / HOTELS)])
  return {
    all: made.flatMap(({ staff }) => staff.slice(0, 1).map(({ hotel }) => hotel)),
    guests: inTurn.filter((each) => each !== undefined),
    staff: made.flatMap(({ staff }) => staff),
    newcomers: made.flatMap(({ newcomers }) => newcomers),
  }
}

async function makePeople(database: Database, guests: number) {
  const hotel = await makeHotel(database)
  const customers = await makeCustomers(database, hotel, guests)
  const staff: string[] = []
  for (let at = 0; at < STAFF_AT_EACH; at++) staff.push(await staffCookie(database, hotel))
  const newcomers: { lastName: string; roomNumber: string }[] = []
  for (let at = 0; at < NEWCOMERS_AT_EACH; at++) {
    const { guestName: lastName, roomNumber } = await makeGuest(database, hotel, { roomNumber: `9${at}9` })
    newcomers.push({ lastName, roomNumber })
  }
  return { hotel, guests: customers.map(({ cookie }) => cookie), staff, newcomers }
}
