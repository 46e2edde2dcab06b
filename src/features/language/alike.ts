import { cleanText, foldName } from '#kit/shared/text.ts'
import type { NameWords } from './kinds/words.ts'
import { WORDS } from './lists.ts'

/** Accents in Latin, Greek and Cyrillic, vowel marks in Hebrew and Arabic. In other scripts, marks tell names apart. */
const MARKS =
  /(?=\p{M})[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Arabic}\u0300-\u036F]/gu

const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ء: '',
  ـ: '',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** `BETWEEN` separates words; `WITHIN` is dropped inside a word. */
const BETWEEN = /[\s.,;:#()/\\_&+\p{Pd}]+/gu
const WITHIN = /[\p{Cf}'"`´‘’‚‛“”„ʻʼʽʾʿˈ′]/gu

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** In every script Unicode encodes the digits 0 to 9 as ten consecutive code points. */
function westernDigit(digit: string): string {
  let start = digit.codePointAt(0) ?? 0
  const code = start
  while (isDigit(start - 1)) start--
  return String((code - start) % 10)
}

/** Two letters that people type for one: dj for đ; ae, oe and ue for ä, ö and ü. */
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

/** Drops the words in `aside` from the start and the end, unless nothing else would be left. */
function without(aside: ReadonlySet<string>, all: readonly string[]): readonly string[] {
  const first = all.findIndex((word) => !aside.has(word))
  const last = all.findLastIndex((word) => !aside.has(word))
  return first < 0 ? all : all.slice(first, last + 1)
}

/** Guests write of themselves in any language, so each name is read with the words of all. */
const inAll = (part: keyof NameWords): ReadonlySet<string> =>
  new Set(Object.values(WORDS).flatMap(({ names }) => words(names[part])))

const TITLES = inAll('titles')
const ROOM_WORDS = inAll('room')
const BEFORE_NUMBER = new RegExp(`^(?:${[...ROOM_WORDS].join('|')})+(?=\\d)`)

/**
 * The form in which guests' last names are compared (OP-71). Ignores case, accents, look-alike and sound-alike letters,
 * the script of digits, apostrophes, hyphens, spaces and titles. Empty only if the text is empty.
 */
export const alikeName = (text: string): string =>
  foldSounds(without(TITLES, words(text)).join('')) || plain(text)

/** Like `alikeName`, for rooms: ignores the word for "room" instead of titles. */
export const alikeRoom = (text: string): string =>
  foldSounds(without(ROOM_WORDS, words(text)).join('')).replace(BEFORE_NUMBER, '') || plain(text)

const plain = (text: string) => foldName(text) || cleanText(text)
