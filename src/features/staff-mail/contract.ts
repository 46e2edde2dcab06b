import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MailRefusal } from '#features/accounts/contract.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { OfHotel } from '#kit/shared/shapes.ts'

const wishes = {
  /** The language of e-mails to this person. */
  language: z.enum(LANGUAGES),
  /** Whether they get an e-mail about what nobody has seen, while they are on duty. */
  alerts: z.boolean(),
  /** Whether they get the summary of each morning. */
  summary: z.boolean(),
}

const MailWishes = z.strictObject(wishes)
export type MailWishes = z.infer<typeof MailWishes>

/** How a member of the hotel's staff is written to. */
export const StaffMail = z.object({
  ...wishes,
  /** Whether this installation sends e-mails. */
  isSent: z.boolean(),
  address: z.string(),
  /** Why nothing is sent to their address until a test arrives there; null where it takes e-mails. */
  refusal: MailRefusal.nullable(),
})
export type StaffMail = z.infer<typeof StaffMail>

/** What the operator's mail server said to a test. */
export const MailTest = z.object({
  outcome: z.enum(['sent', 'refused', 'failed']),
  at: z.iso.datetime(),
  words: z.string().nullable(),
})
export type MailTest = z.infer<typeof MailTest>

export const staffMailContract = {
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/staff-mail',
      summary: 'How the caller is written to',
      tags: ['Staff'],
    })
    .input(OfHotel)
    .output(StaffMail),
  save: oc
    .errors(commonErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/staff-mail',
      summary: 'Say about what, and in which language, the caller is written to',
      tags: ['Staff'],
    })
    .input(OfHotel.extend({ mail: MailWishes }))
    .output(StaffMail),
  test: oc
    .errors({ ...commonErrors, NOT_SENT: { status: 409 } })
    .route({
      method: 'POST',
      path: '/hotels/{slug}/staff-mail/test',
      summary: 'Send the caller an e-mail now, as a test',
      tags: ['Staff'],
    })
    .input(OfHotel)
    .output(MailTest),
}
