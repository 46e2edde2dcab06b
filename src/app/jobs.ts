import { escalating } from '#features/alerts/server/escalate.ts'
import { ALERT } from '#features/alerts/server/queries.ts'
import { orderUnseenSince } from '#features/room-service/server/unseen.ts'
import { serviceUnseenSince } from '#features/service-bookings/server/unseen.ts'
import type { Events } from '#kit/server/events.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'

/** Who carries out which jobs. */
export const jobHandlers = (events: Events): Record<string, JobHandler> => ({
  [ALERT]: escalating(events, {
    order: orderUnseenSince,
    request: serviceUnseenSince,
    appointment: serviceUnseenSince,
  }),
})
