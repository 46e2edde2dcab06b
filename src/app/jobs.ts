import { escalating } from '#features/alerts/server/escalate.ts'
import { ALERT } from '#features/alerts/server/queries.ts'
import { rehearsing } from '#features/alerts/server/rehearse.ts'
import { REHEARSE } from '#features/alerts/server/rehearsal-queries.ts'
import { RING, ringing } from '#features/alerts/server/ring.ts'
import { orderUnseenSince } from '#features/room-service/server/unseen.ts'
import { serviceUnseenSince } from '#features/service-bookings/server/unseen.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'

const UNSEEN = { order: orderUnseenSince, request: serviceUnseenSince, appointment: serviceUnseenSince }

/** Who carries out which jobs. */
export const jobHandlers = (
  tools: Pick<RequestContext, 'database' | 'events' | 'push'>,
): Record<string, JobHandler> => ({
  [ALERT]: escalating(tools.events, UNSEEN),
  [RING]: ringing(tools, UNSEEN),
  [REHEARSE]: rehearsing(tools.events),
})
