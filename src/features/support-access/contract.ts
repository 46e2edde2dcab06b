import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, requiredText } from '#kit/shared/shapes.ts'
import { REASON_LENGTH, VISIT_MINUTES } from './rules.ts'

/** A super admin's current visit to a hotel's panel. */
export const SupportVisit = z.object({
  id: Id,
  hotelId: Id,
  hotelSlug: z.string(),
  hotelName: z.string(),
  reason: z.string(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
export type SupportVisit = z.infer<typeof SupportVisit>

const route = (method: 'GET' | 'POST' | 'DELETE', summary: string) =>
  ({ method, path: '/platform/support-visit', summary, tags: ['Support'] }) as const

export const supportAccessContract = {
  current: oc
    .errors(commonErrors)
    .route(route('GET', "The caller's current visit, or null"))
    .output(SupportVisit.nullable()),
  start: oc
    .errors({ ...commonErrors, HOTEL_CLOSED: { status: 409 } })
    .route(route('POST', "Start a visit to a hotel's panel; ends the current one"))
    .input(
      z.strictObject({ hotelId: Id, minutes: z.literal(VISIT_MINUTES), reason: requiredText(REASON_LENGTH) }),
    )
    .output(SupportVisit),
  end: oc.errors(commonErrors).route(route('DELETE', 'End the visit')).output(z.null()),
}
