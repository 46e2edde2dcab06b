import { and, eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { listDevices } from '#features/devices/server/queries.ts'
import type { Device } from '#features/devices/contract.ts'
import type { PersonOnDuty } from '../contract.ts'
import { ALWAYS_ON, type Duty, isOnDuty } from '../rules.ts'
import { duties } from './table.ts'

/** A hotel's staff, and the devices that ring, the newest first. */
export type Staff = { people: PersonOnDuty[]; devices: Device[] }

/** @param isMailed whether e-mails are sent here */
export const readStaff = async (tx: Tx, hotelId: string, isMailed: boolean): Promise<Staff> => ({
  people: await listPeople(tx, hotelId, isMailed),
  devices: await listDevices(tx, hotelId),
})

/**
 * Who of a hotel's staff can sign in, and when they are on duty.
 * @param isMailed whether e-mails are sent here
 */
export async function listPeople(tx: Tx, hotelId: string, isMailed: boolean): Promise<PersonOnDuty[]> {
  const people = await tx
    .select({
      userId: users.id,
      name: users.fullName,
      email: users.email,
      mailsAlerts: users.mailsAlerts,
      refusedAt: users.mailRefusedAt,
    })
    .from(users)
    .where(and(eq(users.hotelId, hotelId), eq(users.isActive, true)))
    .orderBy(users.fullName, users.id)
  // asked apart: the two stand on different machines of a distributed database
  const known = await tx.select().from(duties).where(eq(duties.hotelId, hotelId))
  const [hotel] = await tx.select({ timeZone: hotels.timeZone }).from(hotels).where(eq(hotels.id, hotelId))
  const now = new Date()
  return people.map(({ userId, name, email, mailsAlerts, refusedAt }) => {
    const mail = !isMailed ? null : !mailsAlerts ? 'off' : refusedAt ? 'refused' : 'on'
    const { mode, week }: Duty = known.find((each) => each.userId === userId) ?? ALWAYS_ON
    const isNow = isOnDuty({ mode, week }, now, hotel?.timeZone ?? 'UTC')
    return { userId, name: name || email, mode, week, isOnDuty: isNow, mail }
  })
}

/** Saves when somebody is on duty; null where nobody of this hotel's staff has this id. */
export async function saveDuty(
  tx: Tx,
  actor: HotelAdminActor,
  userId: string,
  { duty, isMailed }: { duty: Duty; isMailed: boolean },
) {
  const { hotelId } = actor
  const find = async () =>
    (await listPeople(tx, hotelId, isMailed)).find((each) => each.userId === userId) ?? null
  const before = await find()
  if (!before) return null
  await tx
    .insert(duties)
    .values({ hotelId, userId, ...duty })
    .onConflictDoUpdate({ target: [duties.hotelId, duties.userId], set: duty })
  if (before.mode !== duty.mode || duty.mode === 'hours') {
    await recordChange(tx, actor, {
      hotelId,
      action: 'duty',
      entity: 'alerts',
      entityId: userId,
      before: { mode: before.mode },
      after: { name: before.name, mode: duty.mode },
    })
  }
  return find()
}
