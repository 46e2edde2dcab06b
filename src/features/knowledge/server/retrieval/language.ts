import type { Language } from '#kit/shared/languages.ts'
import { foldedWords } from './fold.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(foldedWords(text))

/** Words that nearly every sentence has, and that the other language does not know. */
const ENGLISH = setOf(
  'the is are and of to for from you your we our at with or it can what when where how does by',
)
const BOSNIAN = setOf(
  'je su na za od se ili sa iz kod koji koja koje kako gdje kada koliko ima nije možete vaš naš što šta svaki li',
)
const ARABIC_LETTERS = /\p{Script=Arabic}/gu
const LATIN_LETTERS = /\p{Script=Latin}/gu
const BOSNIAN_LETTERS = /[čćšžđ]/gi

/** The language that a text is written in, or null where it does not tell. */
export function languageOf(text: string): Language | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  if (count(ARABIC_LETTERS) > count(LATIN_LETTERS)) return 'ar'
  const words = foldedWords(text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const bosnian = words.filter((word) => BOSNIAN.has(word)).length + count(BOSNIAN_LETTERS)
  if (english === bosnian) return null
  return english > bosnian ? 'en' : 'bs'
}
