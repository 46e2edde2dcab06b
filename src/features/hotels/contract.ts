import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Currency, Id, OfHotel, Slug, optionalText, plainText, requiredText } from '#kit/shared/shapes.ts'
import { cleanText } from '#kit/shared/text.ts'
import { isCurrency, isTimeZone } from './rules.ts'

/** A hotel as everybody may see it. */
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
})
export type Hotel = z.infer<typeof Hotel>

export const CONTACT_NUMBER_LENGTH = 40
export const NAME_LENGTH = 200
export const EMAIL_LENGTH = 254
export const HOTELS_PER_PAGE = 24

/** A hotel as super admins see it, with how much is in it; `version` rises with every change but that of a picture. */
export const AnyHotel = Hotel.extend({
  isActive: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  staffCount: z.int(),
  guestCount: z.int(),
  openBookings: z.int(),
  /** Its orders are in its currency, which stays for that. */
  hasBookings: z.boolean(),
})
export type AnyHotel = z.infer<typeof AnyHotel>

export const HotelState = z.enum(['active', 'inactive'])
export type HotelState = z.infer<typeof HotelState>

const HotelPage = z.object({
  hotels: z.array(AnyHotel),
  /** From 1; the last one when a later one was asked for. */
  page: z.int(),
  pages: z.int(),
  /** How many the search finds, whatever their state. */
  counts: z.object({ all: z.int(), active: z.int(), inactive: z.int() }),
})
export type HotelPage = z.infer<typeof HotelPage>

const Email = optionalText(EMAIL_LENGTH).refine((text) => text === null || z.email().safeParse(text).success)

/** What the form sends; empty contact fields become null (HOT-11). */
export const HotelDraft = z.strictObject({
  name: requiredText(NAME_LENGTH),
  contactEmail: Email,
  contactPhone: optionalText(CONTACT_NUMBER_LENGTH),
  bookingSupportNumber: optionalText(CONTACT_NUMBER_LENGTH),
  isActive: z.boolean(),
  primaryColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable(),
  currency: Currency.refine(isCurrency),
  timeZone: plainText(64).refine(isTimeZone),
})
export type HotelDraft = z.infer<typeof HotelDraft>

const OfAnyHotel = z.strictObject({ id: Id })

const platformErrors = {
  ...commonErrors,
  /** Also for a slug that the platform itself needs, and for one of a deleted hotel. */
  SLUG_TAKEN: { status: 409 },
  /** Somebody else was first; `hotel` is how it stands. */
  HOTEL_CHANGED: { status: 409, data: z.object({ hotel: AnyHotel }) },
  /** It has orders in its currency, or prices that would be too high in the new one. */
  CURRENCY_FIXED: { status: 409 },
  /** Only a hotel that is switched off can be deleted (HOT-03). */
  HOTEL_ACTIVE: { status: 409 },
  /** What was typed is not the hotel's slug. */
  SLUG_MISMATCH: { status: 400 },
} as const

const tags = ['Hotels']
const ofPlatform = oc.errors(platformErrors)

const platformHotels = {
  listAll: ofPlatform
    .route({ method: 'GET', path: '/platform/hotels', summary: 'Hotels, newest first, page by page', tags })
    .input(
      z.strictObject({
        search: z.string().max(200).transform(cleanText).default(''),
        state: HotelState.nullable().default(null),
        page: z.int().min(1).max(1_000_000).default(1),
      }),
    )
    .output(HotelPage),
  getAny: ofPlatform
    .route({ method: 'GET', path: '/platform/hotels/{id}', summary: 'A hotel, also an inactive one', tags })
    .input(OfAnyHotel)
    .output(AnyHotel),
  create: ofPlatform
    .route({
      ...{ method: 'POST', path: '/platform/hotels', tags },
      summary: 'Add a hotel with its services and settings, or with those, menu and texts of another',
    })
    .input(z.strictObject({ slug: plainText(1000), hotel: HotelDraft, templateId: Id.nullable() }))
    .output(AnyHotel),
  update: ofPlatform
    .route({ method: 'PUT', path: '/platform/hotels/{id}', summary: 'Save a hotel; its slug stays', tags })
    .input(OfAnyHotel.extend({ version: z.int().min(1), hotel: HotelDraft }))
    .output(AnyHotel),
  setActive: ofPlatform
    .route({ method: 'PATCH', path: '/platform/hotels/{id}', summary: 'Switch a hotel on or off', tags })
    .input(OfAnyHotel.extend({ isActive: z.boolean() }))
    .output(AnyHotel),
  removeLogo: ofPlatform
    .route({ method: 'DELETE', path: '/platform/hotels/{id}/logo', summary: 'Take the logo away', tags })
    .input(OfAnyHotel)
    .output(AnyHotel),
  remove: ofPlatform
    .route({
      ...{ method: 'POST', path: '/platform/hotels/{id}/delete', tags },
      summary: 'Delete an inactive hotel; an operator can restore it until it is purged',
    })
    .input(OfAnyHotel.extend({ confirmedSlug: plainText(100) }))
    .output(z.object({ id: Id })),
}

export const hotelsContract = {
  ...platformHotels,
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
      /** Somebody else was first; this is the number now. */
      NUMBER_CHANGED: { status: 409, data: z.object({ number: z.string().nullable() }) },
    })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/contact-number',
      summary: 'The number that guests call about their bookings; empty for none',
      tags: ['Hotels'],
    })
    .input(
      OfHotel.extend({
        seen: plainText(1000).nullable(),
        number: optionalText(CONTACT_NUMBER_LENGTH),
      }),
    )
    .output(z.object({ number: z.string().nullable() })),
}
