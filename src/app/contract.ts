import { announcementsContract } from '#features/announcements/contract.ts'
import { auditContract } from '#features/audit/contract.ts'
import { bookingsContract } from '#features/bookings/contract.ts'
import { dashboardContract } from '#features/dashboard/contract.ts'
import { guestsContract } from '#features/guests/contract.ts'
import { hotelsContract } from '#features/hotels/contract.ts'
import { menuContract } from '#features/menu/contract.ts'
import { platformContract } from '#features/platform/contract.ts'
import { servicesContract } from '#features/services/contract.ts'
import { sessionsContract } from '#features/sessions/contract.ts'

/** The whole API. */
export const contract = {
  hotels: hotelsContract,
  services: servicesContract,
  menu: menuContract,
  announcements: announcementsContract,
  platform: platformContract,
  sessions: sessionsContract,
  bookings: bookingsContract,
  guests: guestsContract,
  dashboard: dashboardContract,
  audit: auditContract,
}
