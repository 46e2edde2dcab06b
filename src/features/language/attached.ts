import type { Language } from '#kit/shared/languages.ts'
import { ATTACHED as ARABIC } from './ar/attached.ts'
import type { AttachedWords } from './kinds/words.ts'

/** What each language writes in one word with the next, or null. */
export const ATTACHED: Record<Language, AttachedWords | null> = { en: null, ar: ARABIC, bs: null }

/** What any language writes so. */
export const ALL_ATTACHED = Object.values(ATTACHED).filter((words) => words !== null)
