import { type Declaration, USUAL_STEPS } from './declare.ts'

export const spaWellness: Declaration = {
  category: 'spa_wellness',
  path: 'spa-wellness',
  icon: 'Flower2',
  kinds: ['appointment', 'request'],
  teams: ['spa'],
  steps: USUAL_STEPS,
  isPerPerson: true,
}
