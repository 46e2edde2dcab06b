import { escalating } from '#features/alerts/server/escalate.ts'
import { ALERT_MAIL, mailing } from '#features/alerts/server/mail.ts'
import { ALERT } from '#features/alerts/server/queries.ts'
import { rehearsalAlarms, rehearsing } from '#features/alerts/server/rehearse.ts'
import { REHEARSE } from '#features/alerts/server/rehearsal-queries.ts'
import { bookingAlarms } from '#features/alerts/server/unseen.ts'
import { RING, ringing } from '#features/alerts/server/ring.ts'
import { planMorning, summarizing, SUMMARY } from '#features/morning-summary/server/jobs.ts'
import { callsOfOrder } from '#features/room-service/server/unseen.ts'
import { callsOfService } from '#features/service-bookings/server/unseen.ts'
import { MORNING } from '#features/staff-mail/server/queries.ts'
import { ANNOUNCEMENT, readAnnouncement } from '#features/announcements/server/tell.ts'
import { BOOKING, readBooking } from '#features/bookings/server/tell.ts'
import { CHAT_ALERT, conversationAlarms, escalatingChat } from '#features/chat/server/alert.ts'
import { ANSWER, readAnswer } from '#features/chat/server/tell.ts'
import { TELL_GUEST } from '#features/guest-devices/server/matter.ts'
import { tellingGuests } from '#features/guest-devices/server/tell.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'

const CALLS = { order: callsOfOrder, request: callsOfService, appointment: callsOfService }

const ALARMS = { booking: bookingAlarms(CALLS), rehearsal: rehearsalAlarms, conversation: conversationAlarms }

const TOLD = { [BOOKING]: readBooking, [ANSWER]: readAnswer, [ANNOUNCEMENT]: readAnnouncement }

/** Who carries out which jobs. */
export const jobHandlers = (
  tools: Pick<RequestContext, 'database' | 'events' | 'push' | 'mail'>,
): Record<string, JobHandler> => ({
  [ALERT]: escalating(tools, CALLS),
  [RING]: ringing(tools, ALARMS),
  [ALERT_MAIL]: mailing(tools, ALARMS),
  [CHAT_ALERT]: escalatingChat(tools),
  [MORNING]: planMorning,
  [SUMMARY]: summarizing(tools),
  [TELL_GUEST]: tellingGuests(tools, TOLD),
  [REHEARSE]: rehearsing(tools),
})
