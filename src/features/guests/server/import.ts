import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { REPEATED_LENGTH } from '#kit/shared/sizes.ts'
import { isSame } from '#kit/shared/same.ts'
import { type GuestImport, type GuestProblem, IMPORT_LINES_LISTED as TOLD } from '../contract.ts'
import { type GuestRow, keyOf, readGuestFile } from './import-file.ts'
import {
  addGuests,
  type Credential,
  extendGuests,
  holdCredentials,
  listCredentials,
  startsOfDays,
} from './queries.ts'
import { alikeKey, mayChangeHands } from '../rules.ts'

type Plan = {
  added: (GuestRow & { expiresOn: string | null; expiresAt: Date | null })[]
  changed: {
    row: GuestRow & { expiresOn: string | null }
    guest: Credential
    expiresAt: Date | null
    beginsStay: boolean
  }[]
  sameCount: number
  problems: GuestProblem[]
}

/**
 * Compares the rows of a file with the hotel's guests, as sign-in does (OP-71): a row matches the guest with the same
 * spelling, otherwise the only similar one. When two rows mean the same guest, the second is a problem.
 */
export function planGuestImport(
  rows: readonly GuestRow[],
  guests: readonly Credential[],
  starts: ReadonlyMap<string, Date>,
  now = new Date(),
): Plan {
  const startOf = (day: string | null) => (day === null ? null : (starts.get(day) ?? null))
  const known = new Map(guests.map((guest) => [keyOf(guest), guest]))
  const alike = Map.groupBy(guests, alikeKey)
  const seen = new Map<string, GuestRow>()
  const plan: Plan = { added: [], changed: [], sameCount: 0, problems: [] }
  for (const row of rows) {
    const { expiresOn, line } = row
    const likeness = alikeKey(row)
    const [nearest, ...others] = alike.get(likeness) ?? []
    const guest = known.get(keyOf(row)) ?? (others.length === 0 ? nearest : undefined)
    const who = guest?.id ?? likeness
    const other = seen.get(who) ?? (guest ? undefined : nearest)
    seen.set(who, row)
    if (other) {
      const value = `${other.loginName}, ${other.roomNumber}`
      plan.problems.push({ line, code: 'alike', column: null, value })
    } else if (!guest) {
      plan.added.push({ ...row, expiresOn: expiresOn ?? null, expiresAt: startOf(expiresOn ?? null) })
    } else if (expiresOn === undefined || isSame(expiresOn, guest.expiresOn)) plan.sameCount++
    else {
      const expiresAt = startOf(expiresOn)
      const isExpired = expiresAt !== null && expiresAt <= now
      const beginsStay = mayChangeHands(guest, { loginName: guest.loginName, isExpired }, now)
      plan.changed.push({ row: { ...row, expiresOn }, guest, expiresAt, beginsStay })
    }
  }
  return plan
}

/** Adds the guests of a CSV file, all or none; a dry run only returns what it would do. */
export async function importGuests(
  database: Database,
  actor: HotelAdminActor,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Promise<GuestImport> {
  const { rows, problems, unusedColumns } = readGuestFile(file)
  const wrong = new Set(problems.map(({ line }) => line))
  const sound = rows.filter(({ line }) => !wrong.has(line))
  const told = unusedColumns.slice(0, TOLD).map((title) => title.slice(0, REPEATED_LENGTH))
  if (problems.length > 0) {
    const plan = await database.withActor(actor, async (tx) =>
      planFor(tx, actor.hotelId, sound, await listCredentials(tx, actor.hotelId)),
    )
    return refused(
      [...problems, ...plan.problems].toSorted((a, b) => a.line - b.line),
      told,
    )
  }
  if (isDryRun) {
    return database.withActor(actor, async (tx) =>
      answer(
        'planned',
        await planFor(tx, actor.hotelId, rows, await listCredentials(tx, actor.hotelId)),
        told,
      ),
    )
  }
  const plan = await database.withActor(actor, async (tx) => {
    const found = await planFor(tx, actor.hotelId, rows, await holdCredentials(tx, actor.hotelId))
    if (found.problems.length === 0) await apply(tx, actor, found)
    return found
  })
  return answer('imported', plan, told)
}

async function planFor(tx: Tx, hotelId: string, rows: readonly GuestRow[], guests: readonly Credential[]) {
  const starts = await startsOfDays(
    tx,
    hotelId,
    rows.flatMap(({ expiresOn }) => expiresOn ?? []),
  )
  return planGuestImport(rows, guests, starts)
}

/** The audit entry names this many guests; beyond that, it only counts them. */
const RECORDED = 500

async function apply(tx: Tx, actor: HotelAdminActor, { added, changed, sameCount }: Plan) {
  const { hotelId } = actor
  await addGuests(
    tx,
    added.map(({ loginName, roomNumber, expiresAt }) => {
      return { hotelId, loginName, roomNumber, expiresAt, isActive: true }
    }),
  )
  await extendGuests(
    tx,
    hotelId,
    changed.map(({ guest: { id, isActive }, expiresAt, beginsStay }) => {
      return { id, isActive, expiresAt, beginsStay }
    }),
  )
  const [firstAdded, firstChanged] = [added.slice(0, RECORDED), changed.slice(0, RECORDED)]
  await recordChange(tx, actor, {
    hotelId,
    action: 'import',
    entity: 'guest',
    entityId: null,
    before: { changed: firstChanged.map(({ guest }) => ({ ...who(guest), expiresOn: guest.expiresOn })) },
    after: {
      addedCount: added.length,
      changedCount: changed.length,
      sameCount,
      added: firstAdded.map(({ loginName, roomNumber, expiresOn }) => ({ loginName, roomNumber, expiresOn })),
      changed: firstChanged.map(({ row, guest, beginsStay }) => ({
        ...who(guest),
        expiresOn: row.expiresOn,
        ...(beginsStay ? { isNewStay: true } : {}),
      })),
    },
  })
}

const who = ({ id, loginName, roomNumber }: Credential) => ({ id, loginName, roomNumber })

const refused = (problems: GuestProblem[], unusedColumns: string[]): GuestImport => ({
  outcome: 'refused',
  added: [],
  addedCount: 0,
  changed: [],
  changedCount: 0,
  sameCount: 0,
  problems: problems.slice(0, TOLD),
  problemCount: problems.length,
  unusedColumns,
})

function answer(
  outcome: 'planned' | 'imported',
  { added, changed, sameCount, problems }: Plan,
  unusedColumns: string[],
): GuestImport {
  if (problems.length > 0) return refused(problems, unusedColumns)
  const told = changed.slice(0, TOLD).map(({ row, guest, beginsStay }) => {
    return { ...row, expiredOn: guest.expiresOn, beginsStay }
  })
  return {
    outcome,
    sameCount,
    problems,
    problemCount: 0,
    unusedColumns,
    added: added.slice(0, TOLD).map(({ expiresAt: _at, ...row }) => row),
    addedCount: added.length,
    changed: told,
    changedCount: changed.length,
  }
}
