import type { Language } from '#kit/shared/languages.ts'
import { NOTES as ARABIC } from './ar/notes.ts'
import { NOTES as BOSNIAN } from './bs/notes.ts'
import { NOTES as ENGLISH } from './en/notes.ts'
import type { NoteWords } from './kinds/notes.ts'

/** What guests write in their notes, in each language; a language that lacks it does not compile. */
export const NOTES: Record<Language, NoteWords> = { en: ENGLISH, ar: ARABIC, bs: BOSNIAN }
