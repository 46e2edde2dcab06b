import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Clock, Currency, Id, OfHotel, optionalText, plainText, Slug } from '#kit/shared/shapes.ts'
import { isTimeZone } from './rules.ts'

/** A name in the IANA time zone database, such as `Europe/Sarajevo`. */
export const TimeZone = plainText(64)
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/)
  .refine(isTimeZone)

/** A hotel as the public sees it. */
export const Hotel = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  logoUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  primaryColor: z.string().nullable(),
  bookingSupportNumber: z.string().nullable(),
  currency: Currency,
  timeZone: z.string(),
  address: z.string().nullable(),
  /** From when and until when a room is a guest's, by the hotel's clock. */
  checkInTime: Clock.nullable(),
  checkOutTime: Clock.nullable(),
  website: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  /** Where the drawings in its colour are, but for what each shows: `-night.svg`, `-soup.svg`. */
  scene: z.string(),
})
export type Hotel = z.infer<typeof Hotel>

export const CONTACT_NUMBER_LENGTH = 40
export const ADDRESS_LENGTH = 300

export const hotelsContract = {
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}',
      summary: 'An active hotel by its slug',
      tags: ['Hotels'],
    })
    .input(OfHotel)
    .output(Hotel),
  setContactNumber: oc
    .errors({
      ...commonErrors,
      /** Somebody else changed it first; `number` is the current one. */
      ...changedError(z.string().nullable()),
    })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/contact-number',
      summary: 'Set the number that guests call about their bookings; empty for none',
      tags: ['Hotels'],
    })
    .input(OfHotel.extend({ seen: plainText(1000).nullable(), number: optionalText(CONTACT_NUMBER_LENGTH) }))
    .output(z.object({ number: z.string().nullable() })),
}
