import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TimeZone } from '#features/hotels/contract.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { Currency, Day, Id, OfHotel, plainText, Search, Slug } from '#kit/shared/shapes.ts'
import { ACTOR_LENGTH, NEWER_MAX, WORD_LENGTH } from './limits.ts'

/** How the screen formats a value: money in the entry's currency, moments in the screen's time zone, codes as words. */
export const ValueKind = z.enum(['text', 'money', 'moment', 'day', 'number', 'flag', 'code'])
export type ValueKind = z.infer<typeof ValueKind>

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable()
export type AuditValue = z.infer<typeof Value>

/** One field before and after; `of` names the thing when an entry covers several, by its code where it is of alerts. */
export const AuditChange = z.object({
  field: z.string(),
  of: z.string().nullable(),
  kind: ValueKind,
  before: Value,
  after: Value,
})
export type AuditChange = z.infer<typeof AuditChange>

export const AuditEntry = z.object({
  id: Id,
  at: z.iso.datetime(),
  actorKind: z.string(),
  actorName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: Id.nullable(),
  /** The thing's display name, if the entry has one. */
  name: z.string().nullable(),
  /** Of a booking that the hotel still has, its room. */
  roomNumber: z.string().nullable(),
  changes: z.array(AuditChange),
  /** The hotel's currency at the time, used for the entry's amounts. */
  currency: Currency,
  /** The number of changes beyond those listed. */
  moreChanges: z.int(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const AuditHotel = z.object({ slug: Slug, name: z.string() })

export type AuditHotel = z.infer<typeof AuditHotel>

/** An entry of any hotel; `hotel` is null for the platform itself. */
export const PlatformAuditEntry = AuditEntry.extend({ hotel: AuditHotel.nullable() })
export type PlatformAuditEntry = z.infer<typeof PlatformAuditEntry>

/** An entry as a screen shows it: for one hotel, or for the platform together with the hotel. */
export type ShownEntry = AuditEntry & Partial<Pick<PlatformAuditEntry, 'hotel'>>

const word = plainText(WORD_LENGTH).nullable().default(null)
/** The position of an entry: its moment in microseconds and its id. */
const Place = z
  .string()
  .regex(/^\d{1,17}_[0-9a-f-]{36}$/)
  .nullable()

const filters = {
  /** Days, both inclusive; for a hotel, in its own time zone. */
  from: Day.nullable().default(null),
  to: Day.nullable().default(null),
  actor: plainText(ACTOR_LENGTH).nullable().default(null),
  entity: word,
  action: word,
  entityId: Id.nullable().default(null),
  /** Part of the person's or the thing's name, or of the thing's id. */
  search: Search,
}

const page = {
  /** Continue after this entry: the `next` of the previous page. */
  after: Place.default(null),
}
const newer = { newest: Place.default(null) }

const answer = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ entries: z.array(entry), newest: Place, next: Place })

const Count = z.object({ count: z.int().min(0).max(NEWER_MAX) })

const ofHotel = OfHotel.extend(filters)
const acrossHotels = z.strictObject({
  ...filters,
  hotel: Slug.nullable().default(null),
  /** The time zone of the days. */
  timeZone: TimeZone.default('UTC'),
})

const route = (path: '/hotels/{slug}/audit' | '/platform/audit', summary: string) =>
  ({ method: 'GET', path, summary, tags: ['Audit'] }) as const
const newerRoute = (path: '/hotels/{slug}/audit/newer' | '/platform/audit/newer') =>
  ({ method: 'GET', path, summary: 'Count the entries newer than a given one', tags: ['Audit'] }) as const

export const auditContract = {
  list: oc
    .errors(commonErrors)
    .route(route('/hotels/{slug}/audit', 'What was changed at a hotel, newest first'))
    .input(ofHotel.extend(page))
    .output(answer(AuditEntry)),
  countNewer: oc
    .errors(commonErrors)
    .route(newerRoute('/hotels/{slug}/audit/newer'))
    .input(ofHotel.extend(newer))
    .output(Count),
  listAcrossHotels: oc
    .errors(commonErrors)
    .route(route('/platform/audit', 'What was changed anywhere, newest first'))
    .input(acrossHotels.extend(page))
    .output(answer(PlatformAuditEntry)),
  countNewerAcrossHotels: oc
    .errors(commonErrors)
    .route(newerRoute('/platform/audit/newer'))
    .input(acrossHotels.extend(newer))
    .output(Count),
  listHotels: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/platform/audit/hotels',
      tags: ['Audit'],
      summary: 'Hotels that can have entries, by name',
    })
    .output(z.array(AuditHotel)),
}
