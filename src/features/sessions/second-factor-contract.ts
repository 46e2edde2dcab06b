import { oc } from '@orpc/contract'
import { z } from 'zod'
import { RECOVERY_CODES } from '#features/accounts/second-factor.ts'
import { OfHotel, plainText } from '#kit/shared/shapes.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { INVALID_CREDENTIALS, signInErrors } from './contract.ts'

/** Whether the caller proves more than a password on a new device, and how many recovery codes are left. */
const State = z.object({ since: z.iso.datetime().nullable(), recoveryLeft: z.int() })

const Typed = plainText(1000)
const Enable = z.object({
  /** One's own password. */
  current: Typed,
  /** Of 160 random bits, in base32. */
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  /** What the app shows for the secret. */
  code: Typed,
})
const Disable = z.object({
  current: Typed,
  /** What the app shows, or a recovery code. */
  code: Typed,
})
const Enabled = z.object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES) })

const errors = {
  ...signInErrors,
  /** It is none that counts now. */
  SECOND_FACTOR_INVALID: INVALID_CREDENTIALS,
  /** There is one already, or none. */
  SECOND_FACTOR_CHANGED: { status: 409 },
} as const
const tags = ['Sessions']
const HOTEL = '/hotels/{slug}/staff-second-factor'
const PLATFORM = '/platform/second-factor'

/** What staff and super admins prove beside their password; the same calls for both. */
export const secondFactorContract = {
  secondFactor: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: HOTEL, summary: 'Whether one has a second factor', tags })
    .input(OfHotel)
    .output(State),
  enableSecondFactor: oc
    .errors(errors)
    .route({
      method: 'PUT',
      path: HOTEL,
      summary: 'Have a second factor asked for on new devices; gives its recovery codes once',
      tags,
    })
    .input(OfHotel.extend(Enable.shape))
    .output(Enabled),
  disableSecondFactor: oc
    .errors(errors)
    .route({ method: 'POST', path: `${HOTEL}/remove`, summary: "Remove one's second factor", tags })
    .input(OfHotel.extend(Disable.shape))
    .output(z.null()),
  superAdminSecondFactor: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: PLATFORM,
      summary: 'Whether one has a second factor, as a super admin',
      tags,
    })
    .output(State),
  enableSuperAdminSecondFactor: oc
    .errors(errors)
    .route({
      method: 'PUT',
      path: PLATFORM,
      summary:
        'Have a second factor asked for on new devices, as a super admin; gives its recovery codes once',
      tags,
    })
    .input(Enable)
    .output(Enabled),
  disableSuperAdminSecondFactor: oc
    .errors(errors)
    .route({
      method: 'POST',
      path: `${PLATFORM}/remove`,
      summary: "Remove one's second factor as a super admin",
      tags,
    })
    .input(Disable)
    .output(z.null()),
}
