import { newId } from '#kit/shared/ids.ts'
import type { Language } from '#kit/shared/languages.ts'
import { inLanguages, type Texts } from '#kit/shared/texts.ts'
import type { DayPart } from './parts-contract.ts'

type Known = { en: string } & Partial<Record<Language, string>>

const USUAL: readonly { name: Known; begins: string; ends: string }[] = [
  { name: { en: 'Breakfast', ar: 'الفطور', bs: 'Doručak' }, begins: '06:30', ends: '11:00' },
  {
    name: { en: 'Lunch and dinner', ar: 'الغداء والعشاء', bs: 'Ručak i večera' },
    begins: '11:00',
    ends: '22:30',
  },
  { name: { en: 'Night', ar: 'الليل', bs: 'Noć' }, begins: '22:30', ends: '06:30' },
]

/** How many hotels divide their day, to begin with. */
export const usualParts = (): DayPart[] =>
  USUAL.map(({ name, ...span }) => ({
    id: newId(),
    ...span,
    name: inLanguages((language) => name[language] ?? null) as Texts,
  }))
