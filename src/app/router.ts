import { implement } from '@orpc/server'
import { alertsHandlers } from '#features/alerts/server/handlers.ts'
import { rehearsalHandlers } from '#features/alerts/server/rehearsal-handlers.ts'
import { announcementsHandlers } from '#features/announcements/server/handlers.ts'
import { APPOINTMENT } from '#features/appointments/server/appointment.ts'
import { appointmentsHandlers } from '#features/appointments/server/handlers.ts'
import { assistantFiguresHandlers } from '#features/assistant-figures/server/handlers.ts'
import { auditHandlers } from '#features/audit/server/handlers.ts'
import { devicesHandlers } from '#features/devices/server/handlers.ts'
import { ordersHandlers } from '#features/room-service/server/handlers.ts'
import { chatHandlers } from '#features/chat/server/handlers.ts'
import { dashboardHandlers, servicesTodayHandlers } from '#features/dashboard/server/handlers.ts'
import { dietHandlers } from '#features/dietary/server/handlers.ts'
import { guestDevicesHandlers } from '#features/guest-devices/server/handlers.ts'
import { guestsHandlers } from '#features/guests/server/handlers.ts'
import { hotelsHandlers } from '#features/hotels/server/handlers.ts'
import { kitchenHandlers } from '#features/kitchen/server/handlers.ts'
import { knowledgeHandlers } from '#features/knowledge/server/handlers.ts'
import { unansweredQuestionsHandlers } from '#features/unanswered-questions/server/handlers.ts'
import { menuHandlers } from '#features/menu/server/handlers.ts'
import { menuOptionsHandlers } from '#features/menu/server/options-handlers.ts'
import { menuPartsHandlers } from '#features/menu/server/parts-handlers.ts'
import { offersHandlers } from '#features/service-items/server/handlers.ts'
import { resourcesHandlers } from '#features/service-items/server/resource-handlers.ts'
import { platformHandlers } from '#features/platform/server/handlers.ts'
import { hotelProfileHandlers } from '#features/hotel-profile/server/handlers.ts'
import { hotelAdministrationHandlers } from '#features/hotel-administration/server/handlers.ts'
import { platformHealthHandlers } from '#features/platform-health/server/handlers.ts'
import { REQUEST } from '#features/requests/server/request.ts'
import { servicesHandlers } from '#features/services/server/handlers.ts'
import { secondFactorHandlers } from '#features/sessions/server/second-factor-handlers.ts'
import { sessionsHandlers } from '#features/sessions/server/handlers.ts'
import { staffMailHandlers } from '#features/staff-mail/server/handlers.ts'
import { staffHandlers } from '#features/staff/server/handlers.ts'
import { supportAccessHandlers } from '#features/support-access/server/handlers.ts'
import { serviceBookingsHandlers } from '#features/service-bookings/server/handlers.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { contract } from './contract.ts'
import './hooks.ts'

/** The handlers of the contract, in the same structure. */
export const router = implement(contract)
  .$context<RequestContext>()
  .router({
    hotels: { ...hotelsHandlers, ...hotelProfileHandlers, ...hotelAdministrationHandlers },
    services: servicesHandlers,
    menu: menuHandlers,
    menuOptions: menuOptionsHandlers,
    menuParts: menuPartsHandlers,
    diet: dietHandlers,
    kitchen: kitchenHandlers,
    alerts: { ...alertsHandlers, ...rehearsalHandlers },
    announcements: announcementsHandlers,
    platform: platformHandlers,
    pulse: platformHealthHandlers,
    assistantFigures: assistantFiguresHandlers,
    sessions: { ...sessionsHandlers, ...secondFactorHandlers },
    bookings: ordersHandlers,
    chat: chatHandlers,
    guests: guestsHandlers,
    dashboard: dashboardHandlers,
    knowledge: knowledgeHandlers,
    learning: unansweredQuestionsHandlers,
    staff: staffHandlers,
    devices: devicesHandlers,
    staffMail: staffMailHandlers,
    guestDevices: guestDevicesHandlers,
    support: supportAccessHandlers,
    offers: offersHandlers,
    resources: resourcesHandlers,
    work: {
      ...serviceBookingsHandlers({ request: REQUEST, appointment: APPOINTMENT }),
      ...appointmentsHandlers,
      ...servicesTodayHandlers,
    },
    audit: auditHandlers,
  })
