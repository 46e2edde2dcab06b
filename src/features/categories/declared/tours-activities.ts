import { type Declaration, USUAL_STEPS } from '../declare.ts'

export const toursActivities = {
  category: 'tours_activities',
  path: 'tours-activities',
  icon: 'MapPin',
  kinds: ['appointment', 'request'],
  teams: ['concierge'],
  steps: USUAL_STEPS,
  meantBy: ['excursion', 'guide'],
} as const satisfies Declaration
