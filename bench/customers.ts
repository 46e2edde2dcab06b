import http from 'node:http'
import { sql } from 'drizzle-orm'
import { openSession } from '#features/accounts/server/queries.ts'
import { type GuestActor, SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import type { TestHotel } from '#tests/factories.ts'

export type Customer = { actor: GuestActor; cookie: string }

/** Creates guests with open sessions; use enough of them that none reaches the limit of three orders a minute. */
export const makeCustomers = (database: Database, hotel: TestHotel, count: number): Promise<Customer[]> =>
  database.withActor(SYSTEM, async (tx) => {
    const customers: Customer[] = []
    const rows = await tx.execute<{ id: string; room: string; stayBeganAt: Date }>(sql`
      INSERT INTO guests (hotel_id, login_name, room_number, login_key, room_key)
      SELECT ${hotel.id}, 'Guest ' || n, n::text, gen_random_uuid(), n::text FROM generate_series(1, ${count}::int) n
      RETURNING id, room_number AS room, stay_began_at AS "stayBeganAt"`)
    for (const { id, room, stayBeganAt } of rows) {
      const token = newToken()
      const [account] = await tx.execute<{ id: string }>(sql`
        INSERT INTO auth_accounts (hotel_id, role, address, password_hash, guest_id)
        VALUES (${hotel.id}, 'guest', ${id}, '', ${id}) RETURNING id`)
      if (!account) throw new Error('An account was not added')
      await openSession(tx, {
        tokenHash: hashToken(token),
        accountId: account.id,
        hotelId: hotel.id,
        seconds: 3600,
      })
      const actor: GuestActor = {
        kind: 'guest',
        hotelId: hotel.id,
        hotelSlug: hotel.slug,
        guestId: id,
        guestName: `Guest ${room}`,
        roomNumber: room,
        expiresAt: null,
        stayBeganAt,
      }
      customers.push({ actor, cookie: `hotelly_guest=${token}` })
    }
    return customers
  })

/** Signs the hotel's admin in and returns the cookie. */
export async function staffCookie(database: Database, hotel: TestHotel): Promise<string> {
  const token = newToken()
  await database.withActor(SYSTEM, async (tx) => {
    const [account] = await tx.execute<{ id: string }>(
      sql`SELECT id FROM auth_accounts WHERE user_id = ${hotel.admin.userId}`,
    )
    if (!account) throw new Error('The admin has no account')
    const session = { tokenHash: hashToken(token), accountId: account.id, hotelId: hotel.id, seconds: 3600 }
    await openSession(tx, session)
  })
  return `hotelly_staff=${token}`
}

/** Posts JSON on a keep-alive connection; throws unless the status is 200. */
export function post(
  agent: http.Agent,
  address: string,
  cookie: string,
  body: string,
): Promise<{ text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const request = http.request(address, { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ text })
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`))
      })
    })
    request.on('error', reject).end(body)
  })
}
