import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * What is changed at a hotel by one transaction at a time. Whoever needs several takes them in this order. No part is
 * the row in `hotels`: that stands on every machine of a distributed database, where a lock on it holds up all hotels.
 */
export type Part =
  | 'profile'
  | 'guests'
  | 'menu'
  | 'offers'
  | 'announcements'
  | 'knowledge'
  | 'guest-devices'
  | 'audit'

const keyOf = (hotelId: string, part: Part): SQL => sql`hashtextextended(${`${part} of ${hotelId}`}, 0)`

/** Waits until nobody else holds or keeps a part of a hotel, and holds it until the transaction ends. */
export const lockExclusive = (tx: Tx, hotelId: string, part: Part) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(${keyOf(hotelId, part)})`)

/** Waits until nobody holds a part of a hotel, and lets nobody do so until the transaction ends. */
export const lockShared = (tx: Tx, hotelId: string, part: Part) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${keyOf(hotelId, part)})`)
