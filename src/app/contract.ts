import { alertsContract } from '#features/alerts/contract.ts'
import { rehearsalContract } from '#features/alerts/rehearsal-contract.ts'
import { announcementsContract } from '#features/announcements/contract.ts'
import { appointmentsContract } from '#features/appointments/contract.ts'
import { assistantFiguresContract } from '#features/assistant-figures/contract.ts'
import { auditContract } from '#features/audit/contract.ts'
import { devicesContract } from '#features/devices/contract.ts'
import { ordersContract } from '#features/room-service/contract.ts'
import { chatContract } from '#features/chat/contract.ts'
import { dashboardContract, servicesTodayContract } from '#features/dashboard/contract.ts'
import { dietContract } from '#features/dietary/contract.ts'
import { guestDevicesContract } from '#features/guest-devices/contract.ts'
import { guestsContract } from '#features/guests/contract.ts'
import { hotelProfileContract } from '#features/hotel-profile/contract.ts'
import { hotelsContract } from '#features/hotels/contract.ts'
import { kitchenContract } from '#features/kitchen/contract.ts'
import { knowledgeContract } from '#features/knowledge/contract.ts'
import { unansweredQuestionsContract } from '#features/unanswered-questions/contract.ts'
import { menuContract } from '#features/menu/contract.ts'
import { menuOptionsContract } from '#features/menu/options-contract.ts'
import { menuPartsContract } from '#features/menu/parts-contract.ts'
import { offersContract } from '#features/service-items/contract.ts'
import { resourcesContract } from '#features/service-items/resources-contract.ts'
import { platformContract } from '#features/platform/contract.ts'
import { hotelAdministrationContract } from '#features/hotel-administration/contract.ts'
import { platformHealthContract } from '#features/platform-health/contract.ts'
import { servicesContract } from '#features/services/contract.ts'
import { secondFactorContract } from '#features/sessions/second-factor-contract.ts'
import { sessionsContract } from '#features/sessions/contract.ts'
import { staffMailContract } from '#features/staff-mail/contract.ts'
import { staffContract } from '#features/staff/contract.ts'
import { supportAccessContract } from '#features/support-access/contract.ts'
import { serviceBookingsContract } from '#features/service-bookings/contract.ts'

/**
 * The whole API. Pages that are open while a release comes in ask by these names, and visits of the platform are recorded
 * by them: a name stays when its room is called otherwise.
 */
export const contract = {
  hotels: { ...hotelsContract, ...hotelProfileContract, ...hotelAdministrationContract },
  services: servicesContract,
  menu: menuContract,
  menuOptions: menuOptionsContract,
  menuParts: menuPartsContract,
  diet: dietContract,
  kitchen: kitchenContract,
  alerts: { ...alertsContract, ...rehearsalContract },
  announcements: announcementsContract,
  platform: platformContract,
  pulse: platformHealthContract,
  assistantFigures: assistantFiguresContract,
  sessions: { ...sessionsContract, ...secondFactorContract },
  bookings: ordersContract,
  chat: chatContract,
  guests: guestsContract,
  dashboard: dashboardContract,
  knowledge: knowledgeContract,
  learning: unansweredQuestionsContract,
  staff: staffContract,
  devices: devicesContract,
  staffMail: staffMailContract,
  guestDevices: guestDevicesContract,
  support: supportAccessContract,
  offers: offersContract,
  resources: resourcesContract,
  work: { ...serviceBookingsContract, ...appointmentsContract, ...servicesTodayContract },
  audit: auditContract,
}
