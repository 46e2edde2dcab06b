import { announcementsContract } from '#features/announcements/contract.ts'
import { assistantFiguresContract } from '#features/assistant-figures/contract.ts'
import { auditContract } from '#features/audit/contract.ts'
import { ordersContract } from '#features/room-service/contract.ts'
import { chatContract } from '#features/chat/contract.ts'
import { dashboardContract } from '#features/dashboard/contract.ts'
import { dietContract } from '#features/dietary/contract.ts'
import { guestsContract } from '#features/guests/contract.ts'
import { hotelsContract } from '#features/hotels/contract.ts'
import { kitchenContract } from '#features/kitchen/contract.ts'
import { knowledgeContract } from '#features/knowledge/contract.ts'
import { learningContract } from '#features/unanswered-questions/contract.ts'
import { menuContract } from '#features/menu/contract.ts'
import { menuOptionsContract } from '#features/menu/options-contract.ts'
import { menuPartsContract } from '#features/menu/parts-contract.ts'
import { offersContract } from '#features/service-items/contract.ts'
import { resourcesContract } from '#features/service-items/resources-contract.ts'
import { platformContract } from '#features/platform/contract.ts'
import { portfolioContract } from '#features/hotel-administration/contract.ts'
import { pulseContract } from '#features/platform-health/contract.ts'
import { servicesContract } from '#features/services/contract.ts'
import { sessionsContract } from '#features/sessions/contract.ts'
import { staffContract } from '#features/staff/contract.ts'
import { supportContract } from '#features/support-access/contract.ts'
import { serviceBookingsContract } from '#features/service-bookings/contract.ts'

/** The whole API. */
export const contract = {
  hotels: { ...hotelsContract, ...portfolioContract },
  services: servicesContract,
  menu: menuContract,
  menuOptions: menuOptionsContract,
  menuParts: menuPartsContract,
  diet: dietContract,
  kitchen: kitchenContract,
  announcements: announcementsContract,
  platform: platformContract,
  pulse: pulseContract,
  assistantFigures: assistantFiguresContract,
  sessions: sessionsContract,
  bookings: ordersContract,
  chat: chatContract,
  guests: guestsContract,
  dashboard: dashboardContract,
  knowledge: knowledgeContract,
  learning: learningContract,
  staff: staffContract,
  support: supportContract,
  offers: offersContract,
  resources: resourcesContract,
  work: serviceBookingsContract,
  audit: auditContract,
}
