import { z } from 'zod'

export const Id = z.uuid()

/** The segment after `/hotelly/` that names a hotel: 1 to 63 of a-z, 0-9 and inner hyphens. */
export const Slug = z
  .string()
  .min(1)
  .max(63)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Every call about a hotel names the hotel it is about; who may call is decided by the session. */
export const OfHotel = z.strictObject({ slug: Slug })

export const RESERVED_SLUGS: readonly string[] = ['internal']

/** The one fixed slug of the specification: the demo hotel. */
export const DEMO_SLUG = 'demo-hotel'

/** What people read out on the phone: the first 8 characters of an id, in capitals. */
export const shortId = (id: string) => id.slice(0, 8).toUpperCase()
