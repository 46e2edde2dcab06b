const UNSTORABLE = /\p{Cs}|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu

/** Anything but spaces, signs without a shape and the letters that fill a place with nothing. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Without what cannot be stored or shown (NUL, other control characters, lone surrogates), normalised and trimmed. */
const storable = (text: string) => text.replace(UNSTORABLE, '').normalize('NFC').trim()

/** Removes what cannot be stored or shown, normalises and trims; nothing is left of a text of which nothing is seen. */
export function cleanText(text: string): string {
  const cleaned = storable(text)
  return VISIBLE.test(cleaned) ? cleaned : ''
}

/** A text without line breaks, as a cell of a file holds it. */
export const inOneLine = (text: string) => text.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')

/** The length of a text after cleaning. */
export const lengthOf = (text: string) => cleanText(text).length

/**
 * The beginning of a folded text that is about as long as it was written: ﷺ is one letter, and a sentence of 18 once it
 * is folded, so that a limit on what is typed would be none on what is read.
 */
export const inProportion = (folded: string, written: string) => folded.slice(0, 2 * written.length + 16)

/** Letters that people replace when typing quickly and that Unicode normalisation does not fold. */
const SAME_LETTER: Record<string, string> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}

/** Apostrophes, what people type for them, and signs that nobody sees. */
const LEFT_OUT = /['`´‘’‚‛ʻʼʽʾʿˈ′\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/**
 * The form in which search compares texts: folds case, accents and width, and in Arabic also alef, ya, ta marbuta and
 * tatweel; leaves apostrophes out. The database has the same as `fold_text`.
 */
export const foldText = (text: string) =>
  storable(text)
    // before ´ becomes a space with an accent
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replace(LEFT_OUT, '')
    .replace(/[đłøıßæœ\u0671\u0649\u0629\u0640]/g, (letter) => SAME_LETTER[letter] ?? letter)

/**
 * The form in which login names and rooms are compared: folds width, case, spaces and apostrophes, but keeps accents.
 * The Turkish dotted and dotless i count as one letter, because `Yıldız` in capitals is `YILDIZ`.
 */
export const foldName = (text: string) =>
  storable(text)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u200B-\u200F\u2060\u0640]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[İı]/g, 'i')
    .trim()
    .toLocaleLowerCase('en')
