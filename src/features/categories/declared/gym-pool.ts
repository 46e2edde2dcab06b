import { type Declaration, USUAL_STEPS } from '../declare.ts'

export const gymPool = {
  category: 'gym_pool',
  path: 'gym-pool',
  icon: 'Dumbbell',
  kinds: ['appointment', 'request'],
  teams: ['sports'],
  steps: USUAL_STEPS,
  isPerPerson: true,
} as const satisfies Declaration
