import { createHash } from 'node:crypto'
import { CLAIMS } from '#features/language/server/lists.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import type { AlikeEntries } from '../contract.ts'
import { analyze } from '#features/language/server/analyze.ts'
import { fold, foldedWords } from '#features/language/server/fold.ts'
import { languageOf } from '#features/language/server/language-of.ts'

type Entry = { id: string; topic: string; content: string }
/** `toldApart`: by the id of another entry, the mark of both when staff decided to keep them. */
type Kept = Entry & { toldApart?: Readonly<Record<string, string>> }

export const inOrder = <Of extends { id: string }>(one: Of, other: Of): [Of, Of] =>
  one.id < other.id ? [one, other] : [other, one]

/** A mark of what two entries say, whichever comes first. */
export function markOf(one: Entry, other: Entry): string {
  const texts = inOrder(one, other).map(({ topic, content }) => [topic, content])
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}

const SAME_TOPIC_FROM = 0.75
const SAME_TEXT_FROM = 0.8
/** For texts that differ in a "not". */
const SAME_BUT_NOT_FROM = 0.6
/** Shorter texts are alike by chance. */
const WORDS_MIN = 4
/** A term of more entries than this tells nothing. */
const SHARED_MAX = 60
const PAIRS_MAX = 50

const NOT = new Set(LANGUAGES.flatMap((language) => foldedWords(CLAIMS[language].not)))
const isNot = (word: string) => NOT.has(word)

const PHONE = /(?:\+|\b00)?\d(?:[ /-]?\d){6,}/g
const TIME = /\b(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\b|\b(\d{1,2}):([0-5]\d)\b/g
const CURRENCY = `(?:[$€£]|${LANGUAGES.map((language) => CLAIMS[language].money).join('|')})`
const PRICE = new RegExp(
  `${CURRENCY}\\s?(\\d+(?:[.,]\\d+)?)|(?<!\\d)(\\d+(?:[.,]\\d+)?)\\s?${CURRENCY}`,
  'gu',
)

function timeOf([, hour, minute = '00', half, ofDay, ofHour]: RegExpMatchArray) {
  if (half === undefined) return `${Number(ofDay)}:${ofHour}`
  return `${(Number(hour) % 12) + (half === 'p' ? 12 : 0)}:${minute}`
}

/** What a text states that another may state differently. */
function factsOf(text: string) {
  const phones = (text.match(PHONE) ?? []).map((phone) => phone.replace(/\D/g, ''))
  const rest = text.replace(PHONE, ' ')
  return {
    phone: new Set(phones),
    time: new Set([...rest.matchAll(TIME)].map(timeOf)),
    price: new Set(
      [...rest.matchAll(PRICE)].map(([, before, after]) => Number((before ?? after ?? '').replace(',', '.'))),
    ),
  }
}

function readEntry(entry: Kept) {
  const words = foldedWords(entry.content)
  return {
    entry,
    name: fold(entry.topic),
    topic: new Set(
      analyze(entry.topic).map(({ concepts, stem, text }) => concepts.join('|') || (stem ?? text)),
    ),
    plain: new Set(words.filter((word) => !isNot(word))),
    words: new Set(words),
    isNegative: words.some(isNot),
    language: languageOf(`${entry.topic} ${entry.content}`),
    facts: factsOf(fold(entry.content)),
  }
}
type Read = ReturnType<typeof readEntry>

const sharedBy = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>) =>
  [...one].filter((value) => other.has(value)).length
function likeness<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>) {
  const shared = sharedBy(one, other)
  return one.size === 0 || other.size === 0 ? 0 : shared / (one.size + other.size - shared)
}

/** Whether each states something that the other does not; what merely says more is no contradiction. */
const isOtherwise = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>) =>
  sharedBy(one, other) < Math.min(one.size, other.size)

function compare(one: Read, other: Read): Omit<AlikeEntries, 'ids'> | null {
  const isOneLanguage = one.language === other.language && (one.language !== null || one.name === other.name)
  const isLong = Math.min(one.words.size, other.words.size) >= WORDS_MIN
  const topic = likeness(one.topic, other.topic)
  const text = isLong ? likeness(one.words, other.words) : 0
  const isAlike = topic >= SAME_TOPIC_FROM || text >= SAME_TEXT_FROM
  if (isAlike) {
    for (const about of ['phone', 'time', 'price'] as const) {
      const isDifferent = isOtherwise<string | number>(one.facts[about], other.facts[about])
      if (isDifferent) return { kind: 'contradiction', about }
    }
    const isOpposite = one.isNegative !== other.isNegative
    if (isOpposite && likeness(one.plain, other.plain) >= SAME_BUT_NOT_FROM) {
      return { kind: 'contradiction', about: 'yesNo' }
    }
  }
  const isTwice = text >= SAME_TEXT_FROM || (isOneLanguage && topic === 1)
  return isTwice ? { kind: 'duplicate', about: null } : null
}

/** The entries that may be about the same: those that share a term of their topics, or a rare word. */
function candidates(entries: readonly Read[]): [number, number][] {
  const places = new Map<string, number[]>()
  for (const [at, { topic, words }] of entries.entries()) {
    for (const term of [...topic].map((word) => `topic ${word}`).concat([...words])) {
      places.set(term, [...(places.get(term) ?? []), at])
    }
  }
  const pairs = new Map<string, [number, number]>()
  for (const [at, { topic, words }] of entries.entries()) {
    const countOf = (word: string) => places.get(word)?.length ?? 0
    const rare = [...words].filter((word) => countOf(word) > 1).toSorted((a, b) => countOf(a) - countOf(b))
    for (const term of [...topic].map((word) => `topic ${word}`).concat(rare.slice(0, 3))) {
      const sharing = places.get(term) ?? []
      if (sharing.length > SHARED_MAX) continue
      for (const other of sharing) if (other > at) pairs.set(`${at} ${other}`, [at, other])
    }
  }
  return [...pairs.values()]
}

/** Whether staff keep both, as they are now. */
function areKept(one: Kept, other: Kept): boolean {
  const [first, second] = inOrder(one, other)
  return first.toldApart?.[second.id] === markOf(first, second)
}

/** Pairs of entries that say the same twice, or different things about the same; contradictions first. */
export function compareEntries(given: readonly Kept[]): AlikeEntries[] {
  const entries = given.map(readEntry)
  const found = candidates(entries).flatMap(([at, place]): AlikeEntries[] => {
    const [one, other] = [entries[at], entries[place]]
    const alike = one && other && !areKept(one.entry, other.entry) && compare(one, other)
    return alike ? [{ ...alike, ids: [one.entry.id, other.entry.id] }] : []
  })
  return found.toSorted((a, b) => a.kind.localeCompare(b.kind)).slice(0, PAIRS_MAX)
}
