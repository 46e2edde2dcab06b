import { implement } from '@orpc/server'
import { announcementsHandlers } from '#features/announcements/handlers.ts'
import { assistantFiguresHandlers } from '#features/assistant-figures/handlers.ts'
import { auditHandlers } from '#features/audit/handlers.ts'
import { bookingsHandlers } from '#features/bookings/handlers.ts'
import { chatHandlers } from '#features/chat/handlers.ts'
import { dashboardHandlers } from '#features/dashboard/handlers.ts'
import { guestsHandlers } from '#features/guests/handlers.ts'
import { hotelsHandlers } from '#features/hotels/handlers.ts'
import { knowledgeHandlers } from '#features/knowledge/handlers.ts'
import { learningHandlers } from '#features/learning/handlers.ts'
import { menuHandlers } from '#features/menu/handlers.ts'
import { platformHandlers } from '#features/platform/handlers.ts'
import { pulseHandlers } from '#features/pulse/handlers.ts'
import { servicesHandlers } from '#features/services/handlers.ts'
import { sessionsHandlers } from '#features/sessions/handlers.ts'
import { staffHandlers } from '#features/staff/handlers.ts'
import { supportHandlers } from '#features/support/handlers.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { contract } from './contract.ts'

/** What answers the contract, in the same shape. */
export const router = implement(contract).$context<RequestContext>().router({
  hotels: hotelsHandlers,
  services: servicesHandlers,
  menu: menuHandlers,
  announcements: announcementsHandlers,
  platform: platformHandlers,
  pulse: pulseHandlers,
  assistantFigures: assistantFiguresHandlers,
  sessions: sessionsHandlers,
  bookings: bookingsHandlers,
  chat: chatHandlers,
  guests: guestsHandlers,
  dashboard: dashboardHandlers,
  knowledge: knowledgeHandlers,
  learning: learningHandlers,
  staff: staffHandlers,
  support: supportHandlers,
  audit: auditHandlers,
})
