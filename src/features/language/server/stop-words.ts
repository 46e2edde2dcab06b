import { LANGUAGES } from '#kit/shared/languages.ts'
import { SEARCH } from './lists.ts'
import { foldedWords } from './fold.ts'

const inAllLanguages = (part: 'stopWords' | 'weakWords'): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => foldedWords(SEARCH[language][part])))

export const STOP_WORDS = inAllLanguages('stopWords')
export const WEAK_WORDS = inAllLanguages('weakWords')
