import { type Declaration, USUAL_STEPS } from '../declare.ts'

export const spaWellness = {
  category: 'spa_wellness',
  path: 'spa-wellness',
  icon: 'Flower2',
  kinds: ['appointment', 'request'],
  teams: ['spa'],
  steps: USUAL_STEPS,
  isPerPerson: true,
  meantBy: ['spa'],
} as const satisfies Declaration
