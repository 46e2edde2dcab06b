import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Clock, OfHotel } from '#kit/shared/shapes.ts'
import { PAUSES, PROMISE_MAX, PROMISE_MIN } from './rules.ts'

const settings = {
  /** When room service takes orders, by the hotel's clock; both null: always. The same time twice: all day. */
  opens: Clock.nullable(),
  closes: Clock.nullable(),
  /** The language of the board and the tickets; null: each screen's own. */
  language: z.enum(LANGUAGES).nullable(),
  /** Minutes from order to door that are promised until enough orders were delivered. */
  defaultMinutes: z.int().min(PROMISE_MIN).max(PROMISE_MAX),
}

/** Whether guests may cancel an order that nobody has confirmed yet. */
const guestsCancel = z.boolean()

export const KitchenDraft = z
  // left out, it stays as it is
  .strictObject({ ...settings, guestsCancel: guestsCancel.optional() })
  .refine(({ opens, closes }) => (opens === null) === (closes === null))
export type KitchenDraft = z.infer<typeof KitchenDraft>

/** How a hotel's kitchen works; `version` rises with every change of its settings. */
export const Kitchen = z.object({
  ...settings,
  guestsCancel,
  /** Minutes that the kitchen has added to what it promises; 0 when that has ended. */
  delayMinutes: z.int(),
  /** Null while orders are taken. */
  pausedUntil: z.iso.datetime().nullable(),
  version: z.int(),
})
export type Kitchen = z.infer<typeof Kitchen>

export const kitchenContract = {
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/kitchen',
      summary: "How a hotel's kitchen works",
      tags: ['Kitchen'],
    })
    .input(OfHotel)
    .output(Kitchen),
  save: oc
    .errors({
      ...commonErrors,
      /** Somebody else changed it first; `kitchen` is the current version. */
      ...changedError(Kitchen),
    })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/kitchen',
      summary: 'Save when orders are taken and cancelled, the kitchen’s language and what it promises',
      tags: ['Kitchen'],
    })
    .input(OfHotel.extend({ version: z.int().min(1), kitchen: KitchenDraft }))
    .output(Kitchen),
  pause: oc
    .errors(commonErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/kitchen/pause',
      summary: 'Take no orders for some minutes; null: take them again',
      tags: ['Kitchen'],
    })
    .input(OfHotel.extend({ minutes: z.literal(PAUSES).nullable() }))
    .output(Kitchen),
}
