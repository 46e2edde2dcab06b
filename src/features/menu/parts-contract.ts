import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Clock, Id, OfHotel, requiredTexts, Texts } from '#kit/shared/shapes.ts'
import { OPTION_NAME_MAX, PARTS_MAX } from './limits.ts'

/** A part of the day, by the hotel's clock; one that ends before it begins goes over midnight. */
export const DayPart = z.object({ id: Id, name: Texts, begins: Clock, ends: Clock })
export type DayPart = z.infer<typeof DayPart>

const DayPartDraft = z.strictObject({
  id: Id,
  name: requiredTexts(OPTION_NAME_MAX),
  begins: Clock,
  ends: Clock,
})

/** All parts of a hotel's day, in their order. */
const parts = z
  .array(DayPartDraft)
  .max(PARTS_MAX)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)

export const menuPartsContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/menu-parts',
      summary: 'The parts of the day in which dishes can be had',
      tags: ['Menu'],
    })
    .input(OfHotel)
    .output(z.array(DayPart)),
  save: oc
    .errors({ ...commonErrors, ...changedError(z.array(DayPart)) })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/menu-parts',
      summary: 'Save the parts of the day; one that is left out is taken from every dish',
      tags: ['Menu'],
    })
    .input(OfHotel.extend({ seen: parts, wanted: parts }))
    .output(z.array(DayPart)),
}
