import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Guest } from '../contract.ts'
import { isPast, mayChangeHands } from '../rules.ts'
import { record, removeGuest } from './change.ts'
import { extendGuests, holdGuestsOf, listGuestsOf, lockGuests, startsOfDays } from './queries.ts'

type Wanted = Pick<Guest, 'id' | 'version' | 'isActive' | 'expiresOn'>

/** Changes those of the guests whom nobody else has changed, and returns them. */
export async function changeGuests(
  tx: Tx,
  actor: HotelAdminActor,
  { guests: wanted, isSameGuest }: { guests: readonly Wanted[]; isSameGuest: boolean },
): Promise<Guest[]> {
  const { hotelId } = actor
  await lockGuests(tx, hotelId)
  const wantedOf = new Map(wanted.map((each) => [each.id, each]))
  const held = await holdGuestsOf(tx, hotelId, [...wantedOf.keys()])
  const days = wanted.flatMap(({ expiresOn }) => expiresOn ?? [])
  const starts = await startsOfDays(tx, hotelId, days)
  const now = new Date()
  const changes = held.flatMap((before) => {
    const change = wantedOf.get(before.id)
    if (change?.version !== before.version) return []
    const { isActive, expiresOn } = change
    const kept = before.expiresAt === null ? null : new Date(before.expiresAt)
    const start = expiresOn === null ? null : (starts.get(expiresOn) ?? null)
    const expiresAt = expiresOn === before.expiresOn ? kept : start
    const { loginName } = before
    const isExpired = isPast(expiresAt?.toISOString() ?? null, now)
    const beginsStay = !isSameGuest && mayChangeHands(before, { loginName, isExpired }, now)
    return [{ before, id: before.id, isActive, expiresAt, beginsStay }]
  })
  if (changes.length === 0) return []
  await extendGuests(
    tx,
    hotelId,
    changes.map(({ before: _before, ...change }) => change),
  )
  const ids = changes.map(({ id }) => id)
  const changed = new Map((await listGuestsOf(tx, hotelId, ids)).map((guest) => [guest.id, guest]))
  for (const { before, id, beginsStay } of changes) {
    const guest = changed.get(id)
    if (guest) await record(tx, actor, 'update', id, { before, after: { ...guest, isNewStay: beginsStay } })
  }
  return [...changed.values()]
}

/** Returns how many of them were still there. */
export async function removeGuests(tx: Tx, actor: HotelAdminActor, ids: readonly string[]): Promise<number> {
  await lockGuests(tx, actor.hotelId)
  let count = 0
  for (const id of new Set(ids)) if (await removeGuest(tx, actor, id)) count++
  return count
}
