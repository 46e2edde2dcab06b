import type { z } from 'zod'
import { listBookings, listPeriod } from '#features/bookings/server/lists.ts'
import { ORDERS } from '#features/bookings/server/of-kinds.ts'
import type { Period } from '#features/bookings/contract.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import type { OrderQuery } from '../contract.ts'
import { toOrder } from './rows.ts'

type Asked = Omit<z.infer<typeof OrderQuery>, 'slug'>

/** One page of the hotel's orders, newest first (BKA-02). */
export async function listOrders(database: Pick<Database, 'read'>, actor: HotelAdminActor, asked: Asked) {
  const { rows, ...page } = await listBookings(database, actor, ORDERS, asked)
  return { bookings: rows.map(toOrder), ...page }
}

/** Orders placed on some days in the hotel's time zone, in any state, oldest first. */
export async function listOrdersOfPeriod(tx: Tx, hotelId: string, period: Omit<Period, 'slug'>) {
  const { rows, next } = await listPeriod(tx, hotelId, ORDERS, period)
  return { bookings: rows.map(toOrder), next }
}
