import { oc } from '@orpc/contract'
import { z } from 'zod'
import { StaffRole } from '#features/accounts/contract.ts'
import { commonErrors, Wait } from '#kit/shared/errors.ts'
import { Id, OfHotel, plainText } from '#kit/shared/shapes.ts'

/** Any input to a sign-in form: text too long to be valid counts as wrong credentials, not as a bad request. */
const Typed = plainText(20_000)

/** A signed-in guest, as the guest's own screens show it. */
export const GuestSession = z.object({
  guestId: Id,
  guestName: z.string(),
  roomNumber: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  /** Distinguishes one stay from the next under the same credentials (OP-72). */
  stayBeganAt: z.iso.datetime(),
})
export type GuestSession = z.infer<typeof GuestSession>

/** A signed-in member of a hotel's staff. */
export const StaffSession = z.object({
  userId: Id,
  email: z.string(),
  fullName: z.string(),
  role: StaffRole,
  /** The password was set by somebody else: only changing it is allowed. */
  mustChangePassword: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

/** The user of a hotel's panel: a member of its staff, or a super admin on a visit. */
export const HotelStaffSession = StaffSession.extend({
  visit: z.object({ reason: z.string(), endsAt: z.iso.datetime() }).nullable(),
})
export type HotelStaffSession = z.infer<typeof HotelStaffSession>

/** `remaining` is the number of attempts left before the lockout; null when the attempt was not counted. */
export const INVALID_CREDENTIALS = { status: 401, data: z.object({ remaining: z.int().nullable() }) } as const

const guestErrors = {
  ACCOUNT_UNUSABLE: { status: 409 },
  /**
   * A one-time code was needed, and this is none that opens; says nothing of name and room. `remaining` is null where it
   * cannot be a code at all, which is not counted.
   */
  CODE_INVALID: INVALID_CREDENTIALS,
  /** `canUseCode`: name or room is locked, which a one-time code opens, and not the device. */
  RATE_LIMITED: { status: 429, data: Wait.extend({ canUseCode: z.boolean().optional() }) },
} as const

export const signInErrors = { ...commonErrors, INVALID_CREDENTIALS, LOGIN_FAILED: { status: 503 } } as const

/** The password is right; what is missing or wrong is what the account has beside it. */
const secondErrors = {
  SECOND_FACTOR_NEEDED: { status: 401 },
  SECOND_FACTOR_INVALID: INVALID_CREDENTIALS,
} as const

const passwordErrors = {
  ...signInErrors,
  PASSWORD_TOO_SHORT: { status: 400 },
  PASSWORD_TOO_COMMON: { status: 400 },
  PASSWORD_SAME: { status: 400 },
} as const

const OwnPassword = plainText(1000)
const PasswordChange = z.object({ current: OwnPassword, wanted: OwnPassword })

/** One session of a member of staff. `lastSeenAt` is accurate to the hour. */
export const OwnSession = z.object({
  id: Id,
  /** A name such as Chrome or Android; null when the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Without its last part. */
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** Correct credentials without access (PAU-09): the user is deactivated, or has another role. */
const NOT_SUPER_ADMIN = { USER_NOT_FOUND: { status: 403 }, ACCESS_DENIED: { status: 403 } } as const

/** What staff sign in with; on a device that is new to an account with a second factor, with that as well. */
const Credentials = z.strictObject({
  email: Typed,
  password: Typed,
  secondFactor: Typed.nullable().default(null),
})

export const sessionsContract = {
  signInGuest: oc
    .errors({ ...signInErrors, ...guestErrors })
    .route({
      method: 'POST',
      path: '/hotels/{slug}/guest-session',
      summary: 'Sign in with last name and room number',
      tags: ['Sessions'],
    })
    .input(OfHotel.extend({ lastName: Typed, roomNumber: Typed, code: Typed.nullable().default(null) }))
    .output(GuestSession),
  currentGuest: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/guest-session',
      summary: 'The signed-in guest, or null',
      tags: ['Sessions'],
    })
    .input(OfHotel)
    .output(GuestSession.nullable()),
  signOutGuest: oc
    .errors(commonErrors)
    .route({
      method: 'DELETE',
      path: '/hotels/{slug}/guest-session',
      summary: 'End the guest session',
      tags: ['Sessions'],
    })
    .input(OfHotel)
    .output(z.null()),
  signInHotelAdmin: oc
    .errors({ ...signInErrors, ...secondErrors })
    .route({
      method: 'POST',
      path: '/hotels/{slug}/staff-session',
      summary: 'Sign in with e-mail and password',
      tags: ['Sessions'],
    })
    .input(OfHotel.extend(Credentials.shape))
    .output(StaffSession),
  currentHotelAdmin: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/staff-session',
      summary: 'The signed-in member of staff, or null',
      tags: ['Sessions'],
    })
    .input(OfHotel)
    .output(HotelStaffSession.nullable()),
  signOutHotelAdmin: oc
    .errors(commonErrors)
    .route({
      method: 'DELETE',
      path: '/hotels/{slug}/staff-session',
      summary: 'End the staff session',
      tags: ['Sessions'],
    })
    .input(OfHotel)
    .output(z.null()),
  signInSuperAdmin: oc
    .errors({ ...signInErrors, ...secondErrors, ...NOT_SUPER_ADMIN })
    .route({
      method: 'POST',
      path: '/platform/session',
      summary: 'Sign in to the platform area with e-mail and password',
      tags: ['Sessions'],
    })
    .input(Credentials)
    .output(StaffSession),
  currentStaff: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/platform/session',
      summary: 'The signed-in member of staff of any kind, or null',
      tags: ['Sessions'],
    })
    .output(StaffSession.nullable()),
  signOutSuperAdmin: oc
    .errors(commonErrors)
    .route({
      method: 'DELETE',
      path: '/platform/session',
      summary: "End the super admin's session",
      tags: ['Sessions'],
    })
    .output(z.null()),
  changePassword: oc
    .errors(passwordErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/staff-password',
      summary: "Change one's own password; ends the other sessions",
      tags: ['Sessions'],
    })
    .input(OfHotel.extend(PasswordChange.shape))
    .output(z.null()),
  changeSuperAdminPassword: oc
    .errors(passwordErrors)
    .route({
      method: 'PUT',
      path: '/platform/password',
      summary: "Change one's own password as a super admin; ends the other sessions",
      tags: ['Sessions'],
    })
    .input(PasswordChange)
    .output(z.null()),
  listOwn: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/staff-sessions',
      summary: "The caller's sessions, newest first",
      tags: ['Sessions'],
    })
    .input(OfHotel)
    .output(z.array(OwnSession)),
  endOne: oc
    .errors(commonErrors)
    .route({
      method: 'DELETE',
      path: '/hotels/{slug}/staff-sessions/{id}',
      summary: "End one of the caller's sessions",
      tags: ['Sessions'],
    })
    .input(OfHotel.extend({ id: Id }))
    .output(z.null()),
  endOthers: oc
    .errors(commonErrors)
    .route({
      method: 'DELETE',
      path: '/hotels/{slug}/staff-sessions',
      summary: 'End all other sessions of the caller',
      tags: ['Sessions'],
    })
    .input(OfHotel)
    .output(z.object({ count: z.int() })),
  listSuperAdminSessions: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/platform/sessions',
      summary: "The super admin's own sessions, newest first",
      tags: ['Sessions'],
    })
    .output(z.array(OwnSession)),
  endSuperAdminSession: oc
    .errors(commonErrors)
    .route({
      method: 'DELETE',
      path: '/platform/sessions/{id}',
      summary: "End one of the super admin's own sessions",
      tags: ['Sessions'],
    })
    .input(z.strictObject({ id: Id }))
    .output(z.null()),
  endOtherSuperAdminSessions: oc
    .errors(commonErrors)
    .route({
      method: 'DELETE',
      path: '/platform/sessions',
      summary: 'End all other sessions of the super admin',
      tags: ['Sessions'],
    })
    .output(z.object({ count: z.int() })),
}
