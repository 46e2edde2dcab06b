import { type Declaration, USUAL_STEPS } from '../declare.ts'

export const transportation = {
  category: 'transportation',
  path: 'transportation',
  icon: 'Car',
  kinds: ['request', 'appointment'],
  teams: ['transport', 'concierge'],
  isPricedByOthers: true,
  steps: {
    request: { ...USUAL_STEPS.request, in_preparation: 'called', delivered: 'carIsHere' },
    appointment: { ...USUAL_STEPS.appointment, in_preparation: 'carIsHere', delivered: 'arrived' },
  },
  meantBy: ['taxi', 'transfer'],
} as const satisfies Declaration
