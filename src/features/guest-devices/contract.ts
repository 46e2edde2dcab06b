import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { OfHotel } from '#kit/shared/shapes.ts'
import { Subscription } from '#kit/shared/subscription.ts'

/** How the browser of the caller is told; null where it is not. */
const Mine = z.object({ language: z.enum(LANGUAGES) }).nullable()

const route = (method: 'GET' | 'PUT' | 'DELETE', path: `/${string}` | '', summary: string) => ({
  method,
  path: `/hotels/{slug}/guest-device${path}` as const,
  summary,
  tags: ['Guest devices'],
})

export const guestDevicesContract = {
  key: oc
    .errors(commonErrors)
    .route(route('GET', '/key', 'The public key that browsers of guests subscribe with'))
    .input(OfHotel)
    .output(z.object({ publicKey: z.string() })),
  register: oc
    .errors({
      ...commonErrors,
      /** At no push service that the operator allows, or with keys that are none. */
      PUSH_SERVICE_REFUSED: { status: 400 },
      TOO_MANY: { status: 409 },
    })
    .route(route('PUT', '', 'Tell the guest on this browser, as long as they are signed in there'))
    .input(
      OfHotel.extend({
        subscription: Subscription,
        language: z.enum(LANGUAGES),
        /** Where a browser registers anew by itself: not where it is told nothing any more. */
        isAgain: z.boolean().default(false),
      }),
    )
    .output(Mine),
  mine: oc
    .errors(commonErrors)
    .route(route('GET', '', 'Whether the guest is told on this browser'))
    .input(OfHotel)
    .output(Mine),
  remove: oc
    .errors(commonErrors)
    .route(route('DELETE', '', 'Tell the guest nothing on this browser any more'))
    .input(OfHotel)
    .output(z.null()),
}
