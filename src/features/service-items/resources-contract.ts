import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Clock, Day, Id, OfHotel, requiredTexts, Texts } from '#kit/shared/shapes.ts'
import { CAPACITY_MAX, EXCEPTIONS_MAX, OFFER_NAME_MAX, SPANS_MAX } from './rules.ts'

/** A part of a day by the hotel's clock, without the minute at which it ends; `24:00` is the day's end. */
export const OpenSpan = z
  .strictObject({ begins: Clock, ends: z.union([Clock, z.literal('24:00')]) })
  .refine(({ begins, ends }) => begins < ends)
export type OpenSpan = z.infer<typeof OpenSpan>

/** Spans of one day, one after another. */
const OpenDay = z
  .array(OpenSpan)
  .max(SPANS_MAX)
  .refine((spans) => spans.every(({ begins }, at) => at === 0 || (spans[at - 1]?.ends ?? '') <= begins))

/** Of each day from Monday to Sunday. */
export const OpenWeek = z.array(OpenDay).length(7)
export type OpenWeek = z.infer<typeof OpenWeek>

const settings = {
  /** How many people it takes at the same time. */
  capacity: z.int().min(1).max(CAPACITY_MAX),
  /** When it can be had, from Monday to Sunday. */
  week: OpenWeek,
  /** Days that differ from the week; none of their spans: closed. */
  exceptions: z
    .array(z.strictObject({ day: Day, spans: OpenDay }))
    .max(EXCEPTIONS_MAX)
    .refine((all) => new Set(all.map(({ day }) => day)).size === all.length),
  isEnabled: z.boolean(),
}

export const ResourceDraft = z.strictObject({ ...settings, name: requiredTexts(OFFER_NAME_MAX) })
export type ResourceDraft = z.infer<typeof ResourceDraft>

/** A person, a room or a place that appointments need; `version` rises with every change. */
export const Resource = z.object({ ...settings, id: Id, name: Texts, version: z.int() })
export type Resource = z.infer<typeof Resource>

const changeErrors = {
  ...commonErrors,
  ...changedError(Resource),
  /** So many appointments that lie ahead need it, or more places of it than it would have. */
  RESOURCE_BOOKED: { status: 409, data: z.object({ count: z.int() }) },
  TOO_MANY: { status: 409 },
} as const

const Seen = { id: Id, version: z.int().min(1) }

export const resourcesContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/resources',
      summary: 'The people, rooms and places that appointments need',
      tags: ['Services'],
    })
    .input(OfHotel)
    .output(z.array(Resource)),
  add: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/resources',
      summary: 'Add a resource',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ resource: ResourceDraft }))
    .output(Resource),
  update: oc
    .errors(changeErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/resources/{id}',
      summary: 'Save a resource',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ ...Seen, resource: ResourceDraft }))
    .output(Resource),
  remove: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/resources/{id}/delete',
      summary: 'Delete a resource that no appointment ahead needs',
      tags: ['Services'],
    })
    .input(OfHotel.extend(Seen))
    .output(z.object({ id: Id })),
}
