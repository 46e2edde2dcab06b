import type { Language } from '#kit/shared/languages.ts'
import * as arabic from './arabic.ts'
import * as bosnian from './bosnian.ts'
import * as english from './english.ts'
import type { SearchWords, SmallTalk, TalkWords } from './kinds.ts'

/** The assistant's words in every language: apart by use, as staff's browsers need the small talk alone. */
export const SMALL_TALK: Record<Language, SmallTalk> = {
  en: english.SMALL_TALK,
  ar: arabic.SMALL_TALK,
  bs: bosnian.SMALL_TALK,
}

export const TALK: Record<Language, TalkWords> = { en: english.TALK, ar: arabic.TALK, bs: bosnian.TALK }

export const SEARCH: Record<Language, SearchWords> = {
  en: english.SEARCH,
  ar: arabic.SEARCH,
  bs: bosnian.SEARCH,
}
