import { WORDS } from '#features/language/lists.ts'
import { newId } from '#kit/shared/ids.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import type { DayPart } from './parts-contract.ts'

const USUAL = [
  { name: 'breakfast', begins: '06:30', ends: '11:00' },
  { name: 'lunchAndDinner', begins: '11:00', ends: '22:30' },
  { name: 'night', begins: '22:30', ends: '06:30' },
] as const

/** How many hotels divide their day, to begin with. */
export const usualParts = (): DayPart[] =>
  USUAL.map(({ name, ...span }) => ({
    id: newId(),
    ...span,
    name: inLanguages((language) => WORDS[language].dayParts[name]),
  }))
