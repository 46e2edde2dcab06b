import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MailRefusal } from '#features/accounts/contract.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Id, Page, plainText, requiredText, Search } from '#kit/shared/shapes.ts'
import { cleanText } from '#kit/shared/text.ts'

export const FULL_NAME_LENGTH = 100
export const PASSWORD_LENGTH = 200
export const STAFF_PER_PAGE = 25

/** An e-mail address as stored: cleaned and in lower case. */
export const Email = z
  .string()
  .max(EMAIL_LENGTH * 4)
  .transform((text) => cleanText(text).toLowerCase())
  .pipe(z.email().max(EMAIL_LENGTH))

/** A hotel admin as super admins see them. */
export const HotelAdmin = z.object({
  id: Id,
  email: z.string(),
  fullName: z.string(),
  isActive: z.boolean(),
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  hotelId: Id,
  /** Null when the hotel has been deleted. */
  hotelName: z.string().nullable(),
  /** Nobody can sign in to an inactive or deleted hotel, whether active or not. */
  hotelState: z.enum(['active', 'inactive', 'deleted']),
  /** Null where their address takes e-mails, as far as is known. */
  mailRefusal: MailRefusal.nullable(),
})
export type HotelAdmin = z.infer<typeof HotelAdmin>

/** A user who runs the platform. */
export const SuperAdmin = HotelAdmin.pick({
  id: true,
  email: true,
  fullName: true,
  isActive: true,
  lastLogin: true,
  createdAt: true,
})
export type SuperAdmin = z.infer<typeof SuperAdmin>

export const HotelChoice = z.object({ id: Id, name: z.string(), slug: z.string(), isActive: z.boolean() })
export type HotelChoice = z.infer<typeof HotelChoice>

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path: `/platform/${path.slice(1)}` as const,
  summary,
  tags: ['Hotel admins'],
})

const OfUser = z.strictObject({ id: Id })

export const staffContract = {
  list: oc
    .errors(commonErrors)
    .route(route('GET', '/users', 'Hotel admins of one hotel or all, newest first'))
    .input(
      z.strictObject({
        hotelId: Id.nullable().default(null),
        /** Part of the name or the e-mail, ignoring case and accents. */
        search: Search,
        page: Page,
      }),
    )
    .output(z.object({ users: z.array(HotelAdmin), total: z.int() })),
  hotels: oc
    .errors(commonErrors)
    .route(route('GET', '/users/hotels', 'Hotels to which users can belong, by name'))
    .output(z.array(HotelChoice)),
  add: oc
    .errors({
      ...commonErrors,
      EMAIL_TAKEN: { status: 409 },
      /** The hotel is inactive, deleted or does not exist. */
      HOTEL_CLOSED: { status: 409 },
      SIGN_UP_DISABLED: { status: 403 },
      PASSWORD_TOO_SHORT: { status: 400 },
      PASSWORD_TOO_COMMON: { status: 400 },
    })
    .route(route('POST', '/users', 'Add a hotel admin'))
    .input(
      z.strictObject({
        email: Email,
        fullName: requiredText(FULL_NAME_LENGTH),
        password: plainText(PASSWORD_LENGTH),
        hotelId: Id,
      }),
    )
    .output(HotelAdmin),
  setActive: oc
    .errors(commonErrors)
    .route(
      route(
        'PUT',
        '/users/{id}/active',
        'Activate or deactivate a hotel admin; deactivating ends the sessions',
      ),
    )
    .input(OfUser.extend({ isActive: z.boolean() }))
    .output(HotelAdmin),
  update: oc
    .errors({ ...commonErrors, ...changedError(HotelAdmin), HOTEL_CLOSED: { status: 409 } })
    .route(
      route('PUT', '/users/{id}', 'Rename a hotel admin, or move one to another hotel, which signs them out'),
    )
    .input(
      OfUser.extend({
        seen: z.strictObject({ fullName: z.string().max(400), hotelId: Id }),
        wanted: z.strictObject({ fullName: requiredText(FULL_NAME_LENGTH), hotelId: Id }),
      }),
    )
    .output(HotelAdmin),
  resetPassword: oc
    .errors(commonErrors)
    .route(
      route(
        'POST',
        '/users/{id}/password',
        "Set a hotel admin's password, to be changed at the next sign-in",
      ),
    )
    .input(OfUser)
    .output(z.object({ user: HotelAdmin, password: z.string() })),
  listSuperAdmins: oc
    .errors(commonErrors)
    .route(route('GET', '/super-admins', 'Super admins by name'))
    .output(z.array(SuperAdmin)),
  setSuperAdminActive: oc
    .errors({
      ...commonErrors,
      /** The last active super admin cannot be deactivated, because somebody must be able to run the platform. */
      LAST_SUPER_ADMIN: { status: 409 },
    })
    .route(
      route(
        'PUT',
        '/super-admins/{id}/active',
        'Activate or deactivate a super admin; deactivating ends the sessions',
      ),
    )
    .input(OfUser.extend({ isActive: z.boolean() }))
    .output(SuperAdmin),
  remove: oc
    .errors({ ...commonErrors, USER_ACTIVE: { status: 409 } })
    .route(route('DELETE', '/users/{id}', 'Remove a deactivated hotel admin, with login and sessions'))
    .input(OfUser)
    .output(z.null()),
}
