import { endSessionsOf } from '#features/sessions/queries.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import type { Guest, GuestImport } from './contract.ts'
import { type GuestRow, keyOf, readGuestFile } from './import-file.ts'
import { addGuests, guestPassword, holdGuests, listGuests, saveGuest, startsOfDays } from './queries.ts'

type Plan = {
  added: (GuestRow & { expiresOn: string | null })[]
  changed: { row: GuestRow & { expiresOn: string | null }; guest: Guest }[]
  sameCount: number
}

/** Compares the rows of a file with the hotel's guests, by name and room as sign-in compares them. */
export function planGuestImport(rows: readonly GuestRow[], guests: readonly Guest[]): Plan {
  const known = new Map(guests.map((guest) => [keyOf(guest), guest]))
  const plan: Plan = { added: [], changed: [], sameCount: 0 }
  for (const row of rows) {
    const guest = known.get(keyOf(row))
    const { expiresOn } = row
    if (!guest) plan.added.push({ ...row, expiresOn: expiresOn ?? null })
    else if (expiresOn === undefined || expiresOn === guest.expiresOn) plan.sameCount++
    else plan.changed.push({ row: { ...row, expiresOn }, guest })
  }
  return plan
}

/** Adds the guests of a CSV file, wholly or not at all; a dry run only answers what it would do. */
export async function importGuests(
  database: Database,
  actor: HotelAdminActor,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Promise<GuestImport> {
  const { rows, problems } = readGuestFile(file)
  if (problems.length > 0) return { outcome: 'refused', added: [], changed: [], sameCount: 0, problems }
  if (isDryRun) {
    const guests = await database.withActor(actor, (tx) => listGuests(tx, actor.hotelId))
    return answer('planned', planGuestImport(rows, guests))
  }
  const hashes = await hashesOf(rows)
  const plan = await database.withActor(actor, async (tx) => {
    const found = planGuestImport(rows, await holdGuests(tx, actor.hotelId))
    await apply(tx, actor, found, hashes)
    return found
  })
  return answer('imported', plan)
}

/** The accounts' passwords by room, made before any row is held. */
async function hashesOf(rows: readonly GuestRow[]): Promise<Map<string, string>> {
  const rooms = [...new Set(rows.map((row) => row.roomNumber))]
  const made = await Promise.all(
    rooms.map(async (room): Promise<[string, string]> => [room, await hashPassword(guestPassword(room))]),
  )
  return new Map(made)
}

async function apply(
  tx: Tx,
  actor: HotelAdminActor,
  { added, changed, sameCount }: Plan,
  hashes: ReadonlyMap<string, string>,
) {
  const { hotelId, hotelSlug } = actor
  const days = [...added, ...changed.map(({ row }) => row)].flatMap(({ expiresOn }) => expiresOn ?? [])
  const starts = await startsOfDays(tx, hotelId, days)
  const startOf = (day: string | null) => (day === null ? null : (starts.get(day) ?? null))
  await addGuests(
    tx,
    added.map(({ loginName, roomNumber, expiresOn }) => {
      return { hotelId, loginName, roomNumber, expiresAt: startOf(expiresOn), isActive: true }
    }),
    hotelSlug,
    hashes,
  )
  for (const { row, guest } of changed) {
    await saveGuest(tx, hotelId, guest.id, { ...guest, expiresAt: startOf(row.expiresOn) })
    await endSessionsOf(tx, { guestId: guest.id })
  }
  await recordChange(tx, actor, {
    ...{ hotelId, action: 'import', entity: 'guest', entityId: null },
    before: { changed: changed.map(({ guest }) => ({ ...who(guest), expiresOn: guest.expiresOn })) },
    after: {
      ...{ addedCount: added.length, changedCount: changed.length, sameCount },
      added: added.map(({ line: _line, ...guest }) => guest),
      changed: changed.map(({ row, guest }) => ({ ...who(guest), expiresOn: row.expiresOn })),
    },
  })
}

const who = ({ id, loginName, roomNumber }: Guest) => ({ id, loginName, roomNumber })

const answer = (outcome: 'planned' | 'imported', { added, changed, sameCount }: Plan): GuestImport => ({
  ...{ outcome, added, sameCount, problems: [] },
  changed: changed.map(({ row, guest }) => ({ ...row, expiredOn: guest.expiresOn })),
})
