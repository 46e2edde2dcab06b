import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Currency, Id, plainText } from '#kit/shared/shapes.ts'
import { OrdersByHour } from '#features/room-service/hourly.ts'

const Count = z.int().min(0)
const Moment = z.iso.datetime()

/** A hotel that had orders in the last 24 hours, with its own currency; cancelled ones are left out. */
export const BusyHotel = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  isActive: z.boolean(),
  currency: Currency,
  orders: Count,
  ordersByHour: OrdersByHour,
  revenue: z.int().min(0),
  lastOrderAt: Moment,
})
export type BusyHotel = z.infer<typeof BusyHotel>

/** A hotel where something waits that nobody has seen, although everybody was alerted. */
export const UnseenAtHotel = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  bookings: Count,
  /** In which a guest waits for a person. */
  conversations: Count,
  /** Since when the oldest has been everybody's. */
  since: Moment,
  /** Whether somebody of its staff has a panel open that sounds. */
  isAttended: z.boolean(),
})
export type UnseenAtHotel = z.infer<typeof UnseenAtHotel>

/** Failed webhook calls in the last 24 hours, by hotel and reason. */
export const FailingWebhook = z.object({
  hotelName: z.string().nullable(),
  /** For example `timeout` or `answered-502`. */
  reason: z.string(),
  failures: Count,
  lastAt: Moment,
})
export type FailingWebhook = z.infer<typeof FailingWebhook>

export const LockedAction = z.enum([
  'guest_login',
  'guest_login_target',
  'guest_login_known',
  'admin_login',
  'admin_login_known',
  'superadmin_login',
  'superadmin_login_known',
])
export type LockedAction = z.infer<typeof LockedAction>

/** A person who is temporarily locked out of signing in. */
export const LockedLogin = z.object({
  action: LockedAction,
  /**
   * An e-mail address; for guests a device's id, or `name {last name}` or `room {number}`. With a second line, only
   * devices on which they have signed in before are locked.
   */
  identifier: z.string(),
  hotelId: Id.nullable(),
  hotelName: z.string().nullable(),
  since: Moment,
  until: Moment,
})
export type LockedLogin = z.infer<typeof LockedLogin>

export const Health = z.object({ liveStreams: Count, databaseBytes: z.number().min(0), startedAt: Moment })
export type Health = z.infer<typeof Health>

export const Pulse = z.object({
  /** `byHour[0]` counts the hour that began at `from`; the last one is the current hour. */
  orders: z.object({ from: Moment, byHour: OrdersByHour }),
  hotels: z.array(BusyHotel),
  unseen: z.array(UnseenAtHotel),
  webhooks: z.array(FailingWebhook),
  hasWebhook: z.boolean(),
  locked: z.array(LockedLogin),
  /** The total number; `locked` holds the latest 50. */
  lockedCount: Count,
  health: Health,
})
export type Pulse = z.infer<typeof Pulse>

export const platformHealthContract = {
  read: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/platform/pulse',
      summary: "The platform's activity: orders, hotels, failing webhooks, locked-out logins",
      tags: ['Platform'],
    })
    .output(Pulse),
  unlock: oc
    .errors(commonErrors)
    .route({
      method: 'POST',
      path: '/platform/unlock',
      summary: 'Unlock guests or staff of a hotel; only the operator can unlock super admins',
      tags: ['Platform'],
    })
    .input(
      z.strictObject({
        action: LockedAction.exclude(['superadmin_login', 'superadmin_login_known']),
        identifier: plainText(400).min(1),
        hotelId: Id.nullable(),
      }),
    )
    .output(z.null()),
}
