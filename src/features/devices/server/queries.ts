import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isLive } from '#features/accounts/server/queries.ts'
import { sessions, users } from '#features/accounts/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Subscription } from '#kit/server/push/send.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'
import { pushDevices } from './table.ts'

/** A device, and what it is rung by. */
export type Ringable = { device: Device; subscription: Subscription; language: Language }
type New = Pick<Device, 'userId' | 'name' | 'place'> & { sessionId: string; language: Language }

const iso = (moment: Date | null) => moment?.toISOString() ?? null
const isOf = (hotelId: string, id: string) => and(eq(pushDevices.hotelId, hotelId), eq(pushDevices.id, id))

/** The devices of a hotel, without those of who is signed in there no longer, or locked. */
async function read(tx: Tx, hotelId: string, which?: SQL): Promise<Ringable[]> {
  const rows = await tx
    .select({ device: pushDevices, person: users.fullName })
    .from(pushDevices)
    .innerJoin(
      sessions,
      and(eq(sessions.hotelId, pushDevices.hotelId), eq(sessions.id, pushDevices.sessionId), isLive),
    )
    .innerJoin(users, and(eq(users.id, pushDevices.userId), eq(users.hotelId, pushDevices.hotelId)))
    .where(and(eq(pushDevices.hotelId, hotelId), eq(users.isActive, true), which))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
  return rows.map(({ device, person }) => {
    const { id, userId, name, place, createdAt, reachedAt, failedAt, failure } = device
    const { endpoint, p256dh, auth, language } = device
    return {
      device: {
        id,
        userId,
        person,
        name,
        place,
        createdAt: createdAt.toISOString(),
        reachedAt: iso(reachedAt),
        failedAt: iso(failedAt),
        failure,
      },
      subscription: { endpoint, p256dh, auth },
      language,
    }
  })
}

/** The devices of a hotel that ring, the newest first. */
export const listDevices = async (tx: Tx, hotelId: string): Promise<Device[]> =>
  (await read(tx, hotelId)).map(({ device }) => device)

/** The sessions in which browsers are registered that stay in one of these hotels, as `sessionNameOf` calls them. */
export async function listHotelSessions(tx: Tx, hotelIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(pushDevices)
    .innerJoin(
      sessions,
      and(eq(sessions.hotelId, pushDevices.hotelId), eq(sessions.id, pushDevices.sessionId), isLive),
    )
    .where(and(inArray(pushDevices.hotelId, hotelIds), eq(pushDevices.place, 'hotel')))
  return rows.map(({ tokenHash }) => tokenHash.toString('base64url'))
}

export const findRingable = async (tx: Tx, hotelId: string, id: string): Promise<Ringable | null> =>
  (await read(tx, hotelId, eq(pushDevices.id, id)))[0] ?? null

/** Reads a device and locks it until the transaction ends. */
export async function holdDevice(tx: Tx, hotelId: string, id: string): Promise<Device | null> {
  await tx.select({ id: pushDevices.id }).from(pushDevices).where(isOf(hotelId, id)).for('update')
  return (await findRingable(tx, hotelId, id))?.device ?? null
}

/** The name of somebody of a hotel's staff; null for who is there no longer. */
export async function findPerson(tx: Tx, hotelId: string, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.hotelId, hotelId)))
  return row?.name ?? null
}

/** The device whose browser is reached there, whoever registered it. */
export async function holdByEndpoint(tx: Tx, hotelId: string, endpoint: string) {
  const [row] = await tx
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.hotelId, hotelId), eq(pushDevices.endpoint, endpoint)))
    .for('update')
  return row ?? null
}

export async function addDevice(
  tx: Tx,
  hotelId: string,
  device: New,
  subscription: Subscription,
): Promise<string> {
  const [row] = await tx
    .insert(pushDevices)
    .values({ hotelId, ...device, ...subscription })
    .returning({ id: pushDevices.id })
  if (!row) throw new Error('The device was not added')
  return row.id
}

export const saveDevice = (
  tx: Tx,
  hotelId: string,
  id: string,
  wanted: Partial<New & Pick<Subscription, 'p256dh' | 'auth'>>,
) => tx.update(pushDevices).set(wanted).where(isOf(hotelId, id))

export const deleteDevice = (tx: Tx, hotelId: string, id: string) =>
  tx.delete(pushDevices).where(isOf(hotelId, id))

/** Notes that one has been reached. */
export const saveReached = (tx: Tx, hotelId: string, id: string) =>
  tx
    .update(pushDevices)
    .set({ reachedAt: sql`now()`, failedAt: null, failure: null })
    .where(isOf(hotelId, id))

/** Notes why one has not been reached. */
export const saveFailed = (tx: Tx, hotelId: string, id: string, failure: string) =>
  tx
    .update(pushDevices)
    .set({ failedAt: sql`now()`, failure })
    .where(isOf(hotelId, id))

/** Forgets a browser that takes nothing any more, unless it is reached elsewhere by now. */
export const deleteGone = (tx: Tx, hotelId: string, endpoint: string) =>
  tx.delete(pushDevices).where(and(eq(pushDevices.hotelId, hotelId), eq(pushDevices.endpoint, endpoint)))
