import type { Language } from '#kit/shared/languages.ts'
import type { Announcement } from './contract.ts'

type Texts = Pick<
  Announcement,
  'titleEn' | 'titleAr' | 'titleBs' | 'descriptionEn' | 'descriptionAr' | 'descriptionBs'
>

/** Where the texts of each language stand. */
export const TEXTS = {
  en: { title: 'titleEn', description: 'descriptionEn' },
  ar: { title: 'titleAr', description: 'descriptionAr' },
  bs: { title: 'titleBs', description: 'descriptionBs' },
} as const satisfies Record<Language, { title: keyof Texts; description: keyof Texts }>

/** Languages in which a title or description is missing. */
export const missingLanguages = (texts: Texts): Language[] =>
  (['en', 'ar', 'bs'] as const).filter(
    (language) => !texts[TEXTS[language].title]?.trim() || !texts[TEXTS[language].description]?.trim(),
  )
