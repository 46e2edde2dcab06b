import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CONTACT_NUMBER_LENGTH, Hotel } from '#features/hotels/contract.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { OfHotel, optionalText, requiredText } from '#kit/shared/shapes.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'

export const NAME_LENGTH = 200

const Email = optionalText(EMAIL_LENGTH).refine((text) => text === null || z.email().safeParse(text).success)

/** What a hotel says of itself, as its form submits it; empty contact fields become null (HOT-11). */
export const ProfileDraft = z.strictObject({
  name: requiredText(NAME_LENGTH),
  contactEmail: Email,
  contactPhone: optionalText(CONTACT_NUMBER_LENGTH),
  bookingSupportNumber: optionalText(CONTACT_NUMBER_LENGTH),
  primaryColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable(),
})
export type ProfileDraft = z.infer<typeof ProfileDraft>

/** A hotel's profile as its staff edit it; `version` increases with every change except of the logo. */
export const HotelProfile = Hotel.pick({
  name: true,
  contactEmail: true,
  contactPhone: true,
  bookingSupportNumber: true,
  primaryColor: true,
  logoUrl: true,
}).extend({ version: z.int() })
export type HotelProfile = z.infer<typeof HotelProfile>

const tags = ['Hotels']

/** A hotel's profile, as its own staff manage it; slug, currency and time zone are the platform's. */
export const hotelProfileContract = {
  profile: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/hotels/{slug}/profile', summary: "The hotel's profile", tags })
    .input(OfHotel)
    .output(HotelProfile),
  saveProfile: oc
    .errors({ ...commonErrors, ...changedError(HotelProfile) })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/profile',
      summary: "Save the hotel's name, contact details and colour",
      tags,
    })
    .input(OfHotel.extend({ version: z.int().min(1), profile: ProfileDraft }))
    .output(HotelProfile),
  removeOwnLogo: oc
    .errors(commonErrors)
    .route({ method: 'DELETE', path: '/hotels/{slug}/logo', summary: "Remove the hotel's logo", tags })
    .input(OfHotel)
    .output(HotelProfile),
}
