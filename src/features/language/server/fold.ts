import { inProportion } from '#kit/shared/text.ts'

const ARABIC_LETTER: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ء: '',
  ـ: '',
}
const LATIN_LETTER: Record<string, string> = { đ: 'd', ı: 'i', ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' }

const digit = (character: string) => {
  const code = character.charCodeAt(0)
  return String(code - (code >= 0x06f0 ? 0x06f0 : 0x0660))
}

/**
 * The normalized form in which questions and entries are compared: case, accents and width are folded; đ, dj and d are
 * one letter; Arabic has one alef, one ya, ta marbuta as ha, and no hamza seats, marks or tatweel; Arabic-Indic digits
 * become 0 to 9.
 */
export const fold = (text: string): string =>
  inProportion(text.normalize('NFKC'), text)
    .toLowerCase()
    .replace(/[أإآٱىیئؤةکگچپڤءـ]/g, (letter) => ARABIC_LETTER[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, digit)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đıßøłæœ]/g, (letter) => LATIN_LETTER[letter] ?? letter)
    .replace(/[\u2018\u2019\u02BC'\u0060\u00B4\u200B-\u200F\u2060-\u2064\u2066-\u2069\u202A-\u202E]/g, '')
    .replace(/dj/g, 'd')

/** The folded words of a text, in order. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
