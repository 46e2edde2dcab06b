import { type Declaration, USUAL_STEPS } from '../declare.ts'

export const housekeeping = {
  category: 'housekeeping',
  path: 'housekeeping',
  icon: 'Sparkles',
  kinds: ['request', 'appointment'],
  teams: ['housekeeping', 'maintenance'],
  steps: { ...USUAL_STEPS, request: { ...USUAL_STEPS.request, delivered: 'atTheDoor' } },
} as const satisfies Declaration
