import { escalating } from '#features/alerts/server/escalate.ts'
import { ALERT } from '#features/alerts/server/queries.ts'
import { RING, ringing } from '#features/alerts/server/ring.ts'
import { ANNOUNCEMENT, readAnnouncement } from '#features/announcements/server/tell.ts'
import { BOOKING, readBooking } from '#features/bookings/server/tell.ts'
import { ANSWER, readAnswer } from '#features/chat/server/tell.ts'
import { TELL_GUEST } from '#features/guest-devices/server/matter.ts'
import { tellingGuests } from '#features/guest-devices/server/tell.ts'
import { orderUnseenSince } from '#features/room-service/server/unseen.ts'
import { serviceUnseenSince } from '#features/service-bookings/server/unseen.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'

const UNSEEN = { order: orderUnseenSince, request: serviceUnseenSince, appointment: serviceUnseenSince }

const TOLD = { [BOOKING]: readBooking, [ANSWER]: readAnswer, [ANNOUNCEMENT]: readAnnouncement }

/** Who carries out which jobs. */
export const jobHandlers = (
  tools: Pick<RequestContext, 'database' | 'events' | 'push'>,
): Record<string, JobHandler> => ({
  [ALERT]: escalating(tools.events, UNSEEN),
  [RING]: ringing(tools, UNSEEN),
  [TELL_GUEST]: tellingGuests(tools, TOLD),
})
