const UNSTORABLE = /\p{Cs}|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu

/** Drops what PostgreSQL cannot hold or a screen cannot show (NUL, control characters, lone surrogates) and trims. */
export const cleanText = (text: string) => text.replace(UNSTORABLE, '').normalize('NFC').trim()

/** How many characters of a text are kept: those at its ends that are blank are not. */
export const lengthOf = (text: string) => cleanText(text).length

/** Letters that stand for others in quick typing and that normalisation leaves alone. */
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

/** How texts are compared in search: case, accents, width and apostrophes folded; in Arabic also alef, ya, ta marbuta and tatweel. */
export const foldText = (text: string) =>
  cleanText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[đłøıßæœ\u0671\u0649\u0629\u0640]/g, (letter) => SAME_LETTER[letter] ?? letter)

/**
 * The form in which login names and rooms are compared: width, case, spaces and apostrophes folded, accents kept.
 * The Turkish i's are one letter, as `Yıldız` in capitals is `YILDIZ`.
 */
export const foldName = (text: string) =>
  cleanText(text)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u200B-\u200F\u2060\u0640]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[İı]/g, 'i')
    .trim()
    .toLocaleLowerCase('en')
