import type { Language } from '#kit/shared/languages.ts'
import type { Category, ServiceCategory } from './all.ts'
import texts from './texts.json' with { type: 'json' }

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
type InCategories = Record<Category, AreaTexts> & Record<ServiceCategory, Texts>

/** The texts of each category. Guests need none of them: what they read, their hotel has written. */
const TEXTS: Record<Language, InCategories> = texts

/** The texts of a category in a language. */
export const textsOf = <Of extends ServiceCategory>(category: Of, language: Language): InCategories[Of] =>
  TEXTS[language][category]
