import { and, eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { readNow } from '#kit/server/now.ts'
import { changedFields } from '#kit/shared/same.ts'
import { listDevices } from '#features/devices/server/queries.ts'
import type { Device } from '#features/devices/contract.ts'
import type { PersonOnDuty } from '../contract.ts'
import type { Area } from '../areas.ts'
import { stepsOf } from '../reach.ts'
import { ALWAYS_ON, type Duty, isOnDuty, isQuiet, type Step } from '../rules.ts'
import { duties } from './table.ts'

const NEVER_SET = { hotelId: '', ...ALWAYS_ON, version: 1 }

/** A hotel's staff, the devices that ring, the newest first, and from which step on each person is reached. */
export type Staff = {
  people: PersonOnDuty[]
  devices: Device[]
  stepOf: (person: PersonOnDuty) => Step | null
}

/**
 * @param isMailed whether e-mails are sent here
 * @param area what calls for them there
 * @param isRepeated whether everybody has been reached before
 */
export async function readStaff(
  tx: Tx,
  hotelId: string,
  isMailed: boolean,
  area: Area | null,
  isRepeated = false,
): Promise<Staff> {
  const people = await listPeople(tx, hotelId, isMailed)
  const devices = await listDevices(tx, hotelId)
  return { people, devices, stepOf: stepsOf(people, devices, area, isRepeated) }
}

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
  const now = await readNow(tx)
  return people.map(({ userId, name, email, mailsAlerts, refusedAt }) => {
    const mail = !isMailed ? null : !mailsAlerts ? 'off' : refusedAt ? 'refused' : 'on'
    const { hotelId: _hotel, ...duty } = known.find((each) => each.userId === userId) ?? NEVER_SET
    const zone = hotel?.timeZone ?? 'UTC'
    const isNow = { isOnDuty: isOnDuty(duty, now, zone), isQuiet: isQuiet(duty, now, zone) }
    return { ...duty, userId, name: name || email, ...isNow, mail }
  })
}

/** As the activity keeps it, which shows null as nothing: here it is everything. */
const said = (duty: Duty) => ({ ...duty, areas: duty.areas ?? 'all' })

export type DutySaved = { outcome: 'saved' | 'same' | 'stale'; person: PersonOnDuty }

/** Saves when somebody is on duty; null where nobody of this hotel's staff has this id. */
export async function saveDuty(
  tx: Tx,
  actor: HotelAdminActor,
  { userId, version, duty }: { userId: string; version: number; duty: Duty },
  isMailed: boolean,
): Promise<DutySaved | null> {
  const { hotelId } = actor
  const find = async () => (await listPeople(tx, hotelId, isMailed)).find((each) => each.userId === userId)
  if (!(await find())) return null
  const isTheirs = and(eq(duties.hotelId, hotelId), eq(duties.userId, userId))
  await tx
    .insert(duties)
    .values({ hotelId, userId, ...ALWAYS_ON })
    .onConflictDoNothing()
  await tx.select().from(duties).where(isTheirs).for('update')
  const before = await find()
  if (!before) return null
  if (before.version !== version) return { outcome: 'stale', person: before }
  const touched = changedFields<Duty>(before, duty)
  if (touched.length === 0) return { outcome: 'same', person: before }
  await tx
    .update(duties)
    .set({ ...duty, version: version + 1 })
    .where(isTheirs)
  const pick = (from: Duty) => Object.fromEntries(touched.map((name) => [name, said(from)[name]]))
  await recordChange(tx, actor, {
    hotelId,
    action: 'duty',
    entity: 'alerts',
    entityId: userId,
    before: pick(before),
    after: { name: before.name, ...pick(duty) },
  })
  return { outcome: 'saved', person: (await find()) ?? before }
}
