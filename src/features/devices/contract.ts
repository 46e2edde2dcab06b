import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Id, OfHotel, requiredText } from '#kit/shared/shapes.ts'
import { Subscription } from '#kit/shared/subscription.ts'
import { DEVICE_NAME_LENGTH, PLACES } from './rules.ts'

const Place = z.enum(PLACES)
const Name = requiredText(DEVICE_NAME_LENGTH)

/** A phone or computer that rings. Where its browser is reached is known to the server alone. */
export const Device = z.object({
  id: Id,
  /** Whose it is. */
  userId: Id,
  person: z.string(),
  name: z.string(),
  place: Place,
  createdAt: z.iso.datetime(),
  reachedAt: z.iso.datetime().nullable(),
  /** Null where the last alarm has reached it. */
  failedAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
})
export type Device = z.infer<typeof Device>

/** What the push service said of an alarm. */
export const Ringing = z.object({
  outcome: z.enum(['delivered', 'gone', 'later', 'failed']),
  at: z.iso.datetime(),
  retryAfterSeconds: z.int().nullable(),
  failure: z.string().nullable(),
})
export type Ringing = z.infer<typeof Ringing>

const OfDevice = OfHotel.extend({ id: Id })
const route = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: `/${string}` | '', summary: string) => ({
  method,
  path: `/hotels/{slug}/devices${path}` as const,
  summary,
  tags: ['Devices'],
})

export const devicesContract = {
  key: oc
    .errors(commonErrors)
    .route(route('GET', '/key', 'The public key that browsers subscribe with'))
    .input(OfHotel)
    .output(z.object({ publicKey: z.string() })),
  list: oc
    .errors(commonErrors)
    .route(route('GET', '', 'Devices of the hotel that ring, newest first'))
    .input(OfHotel)
    .output(z.array(Device)),
  register: oc
    .errors({
      ...commonErrors,
      /** At no push service that the operator allows, or with keys that are none. */
      PUSH_SERVICE_REFUSED: { status: 400 },
      TOO_MANY: { status: 409 },
      /** It is another's own, or not known whose, and rings for nobody now, until whoever is signed in asks for it. */
      SOMEBODY_ELSES: { status: 409, data: z.object({ person: z.string().nullable() }) },
    })
    .route(route('PUT', '', 'Let the browser of the caller ring, as long as they are signed in there'))
    .input(
      OfHotel.extend({
        subscription: Subscription,
        name: Name,
        place: Place,
        language: z.enum(LANGUAGES),
        /** The session in which this browser was registered last, where it registers anew by itself. */
        again: Id.nullable().default(null),
        /** Whose device it was then: somebody's own registers anew by itself for them alone. */
        ownerId: Id.nullable().default(null),
      }),
    )
    /** Null where somebody has removed the device meanwhile. */
    .output(z.object({ device: Device, session: Id }).nullable()),
  change: oc
    .errors(commonErrors)
    .route(route('PUT', '/{id}', 'Name a device, and say where it is'))
    .input(OfDevice.extend({ name: Name, place: Place }))
    .output(Device),
  remove: oc
    .errors(commonErrors)
    .route(route('DELETE', '/{id}', 'Let a device ring no longer'))
    .input(OfDevice)
    .output(z.null()),
  ring: oc
    .errors(commonErrors)
    .route(route('POST', '/{id}/ring', 'Ring a device now, as a test'))
    .input(OfDevice)
    .output(Ringing),
}
