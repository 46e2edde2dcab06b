import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import type { Category, ServiceCategory } from './all.ts'
import gymPool from './gym-pool/texts.json' with { type: 'json' }
import housekeeping from './housekeeping/texts.json' with { type: 'json' }
import roomService from './room-service/texts.json' with { type: 'json' }
import spaWellness from './spa-wellness/texts.json' with { type: 'json' }
import toursActivities from './tours-activities/texts.json' with { type: 'json' }
import transportation from './transportation/texts.json' with { type: 'json' }

type Texts = {
  /** What it is called in the panel, and in a new hotel. */
  name: string
  /** What it is for, said to the platform. */
  about: string
}
type AreaTexts = Texts & {
  /** What could be offered, where nothing is yet. */
  empty: string
}
type InLanguages<Said> = Partial<Record<Language, Said>> & Record<typeof DEFAULT_LANGUAGE, Said>

/** The texts of each category. Guests need none of them: what they read, their hotel has written. */
export const TEXTS: Record<Category, InLanguages<AreaTexts>> & Record<ServiceCategory, InLanguages<Texts>> = {
  room_service: roomService,
  housekeeping,
  spa_wellness: spaWellness,
  gym_pool: gymPool,
  transportation,
  tours_activities: toursActivities,
}

/** The texts of a category in a language. */
export const textsOf = <Of extends ServiceCategory>(
  category: Of,
  language: Language,
): (typeof TEXTS)[Of][typeof DEFAULT_LANGUAGE] => {
  const texts: (typeof TEXTS)[Of] = TEXTS[category]
  return texts[language] ?? texts[DEFAULT_LANGUAGE]
}
