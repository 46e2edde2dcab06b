import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ADDRESS_LENGTH, CONTACT_NUMBER_LENGTH, Hotel } from '#features/hotels/contract.ts'
import { LINK_LENGTH, linkOf, type Network } from '#features/hotels/links.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Clock, OfHotel, optionalText, requiredText } from '#kit/shared/shapes.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'

export const NAME_LENGTH = 200

const Email = optionalText(EMAIL_LENGTH).refine((text) => text === null || z.email().safeParse(text).success)

/** A page as it is typed, of which its address is kept. */
const link = (network: Network) =>
  optionalText(LINK_LENGTH)
    .refine((text) => text === null || linkOf(network, text) !== null)
    .transform((text) => text && linkOf(network, text))

/** What both the platform and the hotel itself say of it; empty contact fields become null (HOT-11). */
export const BasicDraft = z.strictObject({
  name: requiredText(NAME_LENGTH),
  contactEmail: Email,
  contactPhone: optionalText(CONTACT_NUMBER_LENGTH),
  bookingSupportNumber: optionalText(CONTACT_NUMBER_LENGTH),
  primaryColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable(),
})
export type BasicDraft = z.infer<typeof BasicDraft>

/** What a hotel says of itself, as its form submits it. */
export const ProfileDraft = BasicDraft.extend({
  address: optionalText(ADDRESS_LENGTH),
  checkInTime: Clock.nullable(),
  checkOutTime: Clock.nullable(),
  website: link('website'),
  instagram: link('instagram'),
  facebook: link('facebook'),
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
  address: true,
  checkInTime: true,
  checkOutTime: true,
  website: true,
  instagram: true,
  facebook: true,
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
      summary: "Save the hotel's name, look, contact details and times",
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
