import type { Language } from '#kit/shared/languages.ts'
import { WORDS as ARABIC } from './ar/words.ts'
import { WORDS as BOSNIAN } from './bs/words.ts'
import { WORDS as ENGLISH } from './en/words.ts'
import type { Words } from './kinds/words.ts'

/** The small lists of each language; a language that lacks them does not compile. */
export const WORDS: Record<Language, Words> = { en: ENGLISH, ar: ARABIC, bs: BOSNIAN }

/** What any language writes in one word with the next. */
export const ALL_ATTACHED = Object.values(WORDS).flatMap(({ attached }) => attached ?? [])
