import { cleanText, foldName } from './text.ts'

/** Accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic. Elsewhere such signs make other names. */
const MARKS =
  /(?=\p{M})[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Arabic}\u0300-\u036F]/gu

const LETTERS: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', þ: 'th', ł: 'l', ø: 'o', ħ: 'h', ı: 'i', ß: 'ss', æ: 'a', œ: 'o', ς: 'σ' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ە: 'ه', ہ: 'ه', ھ: 'ه', ۃ: 'ه', ء: '', ـ: '' },
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** What separates words, and what is left out within one. */
const BETWEEN = /[\s.,;:#()/\\_&+\p{Pd}]+/gu
const WITHIN = /[\p{Cf}'"`´‘’‚‛“”„ʻʼʽʾʿˈ′]/gu

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Digits stand in rows of ten from 0 to 9, in every script. */
function westernDigit(digit: string): string {
  let start = digit.codePointAt(0) ?? 0
  const code = start
  while (isDigit(start - 1)) start--
  return String((code - start) % 10)
}

/** Two letters that are written for one: dj for đ, ae, oe and ue for ä, ö and ü. */
const foldSounds = (text: string) => text.replace(/dj+/g, 'd').replace(/([aou])e+/g, '$1')

const words = (text: string) =>
  cleanText(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLocaleLowerCase('en')
    .replace(MARKS, '')
    .replace(/\p{Nd}/gu, (digit) => (digit < ':' ? digit : westernDigit(digit)))
    .replace(WITHIN, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .split(BETWEEN)
    .filter((word) => word !== '')
    .map(foldSounds)

/** Without what stands beside a name or a number at its beginning and end; as it is when nothing else is there. */
function without(aside: ReadonlySet<string>, all: readonly string[]): readonly string[] {
  const first = all.findIndex((word) => !aside.has(word))
  const last = all.findLastIndex((word) => !aside.has(word))
  return first < 0 ? all : all.slice(first, last + 1)
}

const foldedSet = (text: string): ReadonlySet<string> => new Set(words(text))

const TITLES =
  foldedSet(`mr mrs ms miss mx dr prof sir madam mister and g gđa gdin gosp gospodin gospođa gospođica
  السيد السيدة الآنسة سيد سيدة الأستاذ الأستاذة الدكتور الدكتورة`)
const ROOM_WORDS = foldedSet(`room rm number no nr soba sobe sobi broj br غرفة الغرفة رقم`)
const BEFORE_NUMBER = new RegExp(`^(?:${[...ROOM_WORDS].join('|')})+(?=\\d)`)

/**
 * The form in which two last names of guests are alike (OP-71): case, accents, letters that look or sound alike, digits
 * of any script, apostrophes, hyphens, spaces and titles aside. Never empty unless the text is.
 */
export const alikeName = (text: string): string =>
  foldSounds(without(TITLES, words(text)).join('')) || plain(text)

/** The same for rooms, with the word for room aside. */
export const alikeRoom = (text: string): string =>
  foldSounds(without(ROOM_WORDS, words(text)).join('')).replace(BEFORE_NUMBER, '') || plain(text)

const plain = (text: string) => foldName(text) || cleanText(text)
