import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import { foldText } from '#kit/shared/text.ts'
import type { Allergen, HealthWords } from './kinds/health.ts'
import { ALL_ATTACHED } from './lists.ts'
import { NOTES } from './notes.ts'

type Kind = Exclude<keyof HealthWords, 'allergens'>

/** What a word stands for: an allergen, or one of the kinds of words that are listed beside them. */
type Meaning = Allergen | Kind

/** A part of a note, and what it stands for; nothing in the parts between words. */
export type NotePart = { text: string; meanings: ReadonlySet<Meaning> }

type Listed = { meaning: Meaning; start: string; isStem: boolean }

const ALLERGENS = Object.keys(NOTES[DEFAULT_LANGUAGE].health.allergens) as Allergen[]
const KINDS = [
  'allergy',
  'cannot',
  'health',
  'besides',
  'right',
  'more',
  'between',
  'without',
  'never',
  'and',
] as const

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Guests mix languages, so every note is read with the words of all of them. */
const LISTED = Object.values(NOTES).flatMap(({ health: words }) => {
  const under = (meaning: Meaning, text: string) =>
    wordsOf(text).map((each) => ({ meaning, parts: each.split('_').map(listed) }))
  return [
    ...ALLERGENS.flatMap((allergen) => under(allergen, words.allergens[allergen])),
    ...KINDS.flatMap((kind) => under(kind, words[kind])),
  ]
})

function listed(text: string) {
  const isStem = text.endsWith('*')
  return { start: isStem ? text.slice(0, -1) : text, isStem }
}

type Word = ReturnType<typeof listed>

const alone = LISTED.flatMap(({ meaning, parts: [first, ...more] }): Listed[] =>
  first && more.length === 0 ? [{ meaning, ...first }] : [],
)
/** What several words stand for, by their first letter. */
const PHRASES_FROM = Map.groupBy(
  LISTED.filter(({ parts }) => parts.length > 1),
  ({ parts }) => parts[0]?.start[0],
)
const WHOLE = Map.groupBy(
  alone.filter(({ isStem }) => !isStem),
  ({ start }) => start,
)
const STEMS = Map.groupBy(
  alone.filter(({ isStem }) => isStem),
  ({ start }) => start,
)
const LONGEST_STEM = Math.max(...[...STEMS.keys()].map(({ length }) => length))

/** The words in which a letter may be mistyped, by their first. */
const LONG = Map.groupBy(
  alone.filter(
    ({ meaning, start }) =>
      start.length >= 6 && (meaning === 'allergy' || (ALLERGENS as readonly Meaning[]).includes(meaning)),
  ),
  ({ start }) => start[0],
)

/** Whether a word is another but for one letter, which is missing, too many, a wrong one, or changed places with the next. */
function isMistyped(word: string, { start, isStem }: Word): boolean {
  if (word.length < 5 || (!isStem && Math.abs(word.length - start.length) > 1)) return false
  let at = 0
  while (at < start.length && word[at] === start[at]) at++
  // after a stem's last letter all words go on
  if (isStem && at >= start.length - 1) return false
  const goesOn = (rest: string, wanted: string) => (isStem ? rest.startsWith(wanted) : rest === wanted)
  return (
    goesOn(word.slice(at + 1), start.slice(at + 1)) ||
    goesOn(word.slice(at + 1), start.slice(at)) ||
    goesOn(word.slice(at), start.slice(at + 1)) ||
    (word[at] === start[at + 1] &&
      word[at + 1] === start[at] &&
      goesOn(word.slice(at + 2), start.slice(at + 2)))
  )
}

/** A word, and what it is without what is attached to its front. */
function formsOf(word: string): string[] {
  const forms = ALL_ATTACHED.reduce(
    (known, { inNotes: { and, article, prefix } }) =>
      known
        .flatMap((form) => [form, form.replace(and, '')])
        .flatMap((form) => [form, form.replace(article, ''), form.replace(prefix, '')]),
    [word],
  )
  return [...new Set(forms)]
}

const matches = (forms: readonly string[], { start, isStem }: Word) =>
  forms.some((form) => (isStem ? form.startsWith(start) : form === start))

/** What the forms of a word stand for. */
function meaningsOf(forms: readonly string[]): Set<Meaning> {
  const found = new Set<Meaning>()
  for (const form of forms) {
    for (const { meaning } of WHOLE.get(form) ?? []) found.add(meaning)
    for (let length = 2; length <= Math.min(form.length, LONGEST_STEM); length++)
      for (const { meaning } of STEMS.get(form.slice(0, length)) ?? []) found.add(meaning)
  }
  if (found.size === 0)
    for (const form of forms)
      for (const word of LONG.get(form[0]) ?? []) if (isMistyped(form, word)) found.add(word.meaning)
  return found
}

const NOTHING: ReadonlySet<Meaning> = new Set()

/** Signs that nobody sees, within a word or between two. */
const UNSEEN = /[\p{Cf}\p{DI}]+/gu
const WORD =
  /([\p{L}\p{M}\p{N}\p{Cf}\p{DI}]+(?:['’ʼ`´‘][\p{L}\p{M}\p{N}\p{Cf}\p{DI}]+)*|\p{Extended_Pictographic})/u

/** The meanings of a word as it is written; signs that nobody sees may tear it apart, or join two. */
function read(text: string): { forms: string[]; meanings: Set<Meaning> } {
  const seen = text.replace(UNSEEN, '')
  const folded = foldText(seen)
  const forms = [...formsOf(folded), seen.toLowerCase()]
  const digits = folded.replaceAll(/^\p{N}+(?=\p{L})|(?<=\p{L})\p{N}+$/gu, '')
  if (digits !== folded) forms.push(digits)
  const meanings = meaningsOf(forms)
  if (meanings.size === 0 && text.search(UNSEEN) > 0)
    for (const part of text.split(UNSEEN))
      for (const meaning of meaningsOf(formsOf(foldText(part)))) meanings.add(meaning)
  return { forms, meanings }
}

/** The parts of a note, which together are the note. */
export function partsOf(note: string): NotePart[] {
  const words = note
    .split(WORD)
    .map((text, at) =>
      at % 2 === 1 ? { text, ...read(text) } : { text, forms: [], meanings: new Set<Meaning>() },
    )
  const spoken = words.filter((_part, index) => index % 2 === 1)
  for (const [index, { forms }] of spoken.entries()) {
    const letters = new Set(forms.map((form) => form[0]))
    const phrases = [...letters].flatMap((letter) => PHRASES_FROM.get(letter) ?? [])
    for (const { meaning, parts } of phrases) {
      const said = spoken.slice(index, index + parts.length)
      if (parts.every((part, place) => matches(said[place]?.forms ?? [], part)))
        for (const { meanings } of said) meanings.add(meaning)
    }
  }
  return words
    .filter(({ text }) => text)
    .map(({ text, meanings }) => ({
      text,
      meanings: meanings.has('besides') || meanings.has('right') ? NOTHING : meanings,
    }))
}

/** The allergens that parts of a note name, in the order of the law. */
export const allergensIn = (parts: readonly NotePart[]): Allergen[] =>
  ALLERGENS.filter((allergen) => parts.some(({ meanings }) => meanings.has(allergen)))

/** Whether a part names an allergen, or says something of allergies, illness or medicine. */
export const isAboutHealth = (part: NotePart) => allergensIn([part]).length > 0 || speaksOfHealth(part)

/** Whether a part says that somebody cannot have something. */
export const isAboutAllergy = ({ meanings }: NotePart) => meanings.has('allergy') || meanings.has('cannot')

/** Whether a part says something of allergies, illness or medicine. */
export const speaksOfHealth = (part: NotePart) => isAboutAllergy(part) || part.meanings.has('health')

/** Whether a part is one word with the "and" before it. */
export const isJoined = ({ text, meanings }: NotePart) =>
  meanings.size > 0 && ALL_ATTACHED.some(({ joined }) => joined.test(text))
