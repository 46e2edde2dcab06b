import { sql } from 'drizzle-orm'
import type { Actor } from './actor.ts'
import type { Tx } from './database.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function quoted(id: string): string {
  if (!UUID.test(id)) throw new Error('The actor has an id that is not a UUID')
  return `'${id}'`
}

/** Lets a transaction meet bookings of every service, which otherwise sees those of room service alone. */
export const SEE_SERVICES = "SET LOCAL app.services = 'on'"
const SEE_ORDERS_ALONE = "SET LOCAL app.services = ''"

/** The actor, in transactions that meet bookings of every service. */
export const withServices = (actor: Actor): Actor => ({ ...actor, seesServices: true })

/** Runs `work` where the transaction meets bookings of every service, which before and after it does not. */
export async function amongServices<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql.raw(SEE_SERVICES))
  const result = await work()
  await tx.execute(sql.raw(SEE_ORDERS_ALONE))
  return result
}

/** The statements that limit a transaction to its actor; a distributed database passes `SET LOCAL` to its workers. */
export function fenceOf({ seesServices, ...actor }: Actor): string {
  const fence = fenceAround(actor)
  return seesServices ? `${fence}; ${SEE_SERVICES}` : fence
}

function fenceAround(actor: Actor): string {
  if (actor.kind === 'system' || actor.kind === 'superAdmin') return 'SET LOCAL ROLE hotelly_platform'
  const hotel = `SET LOCAL ROLE hotelly_app; SET LOCAL app.hotel_id = ${quoted(actor.hotelId)}`
  return actor.kind === 'guest' ? `${hotel}; SET LOCAL app.guest_id = ${quoted(actor.guestId)}` : hotel
}
