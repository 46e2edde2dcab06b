import { implement } from '@orpc/server'
import { announcementsHandlers } from '#features/announcements/handlers.ts'
import { auditHandlers } from '#features/audit/handlers.ts'
import { bookingsHandlers } from '#features/bookings/handlers.ts'
import { dashboardHandlers } from '#features/dashboard/handlers.ts'
import { guestsHandlers } from '#features/guests/handlers.ts'
import { hotelsHandlers } from '#features/hotels/handlers.ts'
import { menuHandlers } from '#features/menu/handlers.ts'
import { platformHandlers } from '#features/platform/handlers.ts'
import { servicesHandlers } from '#features/services/handlers.ts'
import { sessionsHandlers } from '#features/sessions/handlers.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { contract } from './contract.ts'

/** What answers the contract, in the same shape. */
export const router = implement(contract).$context<RequestContext>().router({
  hotels: hotelsHandlers,
  services: servicesHandlers,
  menu: menuHandlers,
  announcements: announcementsHandlers,
  platform: platformHandlers,
  sessions: sessionsHandlers,
  bookings: bookingsHandlers,
  guests: guestsHandlers,
  dashboard: dashboardHandlers,
  audit: auditHandlers,
})
