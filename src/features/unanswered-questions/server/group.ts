import { setImmediate } from 'node:timers/promises'
import { analyze, type Unit } from '#features/language/server/analyze.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { KNOWN_WORDS, meaningsOf } from '#features/language/server/lexicon.ts'
import { createSpelling } from '#features/knowledge/server/retrieval/spelling.ts'
import { trigramsOf } from '#features/knowledge/server/retrieval/trigrams.ts'

/**
 * From this similarity, two questions count as the same: tuned on group.test.ts and bench/assistant. A question for a
 * thing and one about something related to it (pool, pool towels) stay just below.
 */
const ALIKE_FROM = 0.71
const ALIKE_LETTERS_FROM = 0.65
/** The weight of price, time and booking, which can be asked about anything. */
const WEAK_TIMES = 0.25
/** The weight of a word without a known meaning, beside one that has one. */
const UNKNOWN_TIMES = 0.7

/** Shorter words are too similar to one another (tower, towel). */
const SPELT_FROM = 6
/** With more trigrams than this, a question is too long to be matched by its letters. */
const TRIGRAMS_MAX = 60
/** Only the beginning of longer questions is used. */
const READ_CHARACTERS = 200
const UNITS_MAX = 20
/** The number of questions compared before yielding to other work. */
const COMPARED_AT_ONCE = 25

const likeKnown = createSpelling(KNOWN_WORDS)

/** A question's terms and their weights, normalized to length 1. */
type Terms = ReadonlyMap<string, number>
type Asked = { terms: Terms; trigrams: readonly string[]; isKnown: boolean }

/** A unit's meanings in any of the languages, even when misspelt. */
function meaningOf({ text, concepts, stem }: Unit): readonly string[] {
  if (stem === null || text.length < SPELT_FROM) return concepts
  return [...new Set(likeKnown(text).flatMap((word) => meaningsOf([word])))]
}

function termsOf(text: string, units: readonly Unit[]): { terms: Terms; isKnown: boolean } {
  const terms = new Map<string, number>()
  const meant = units.map((unit) => ({ ...unit, concepts: meaningOf(unit) }))
  const isKnown = meant.some(({ concepts }) => concepts.length > 0)
  for (const { stem, text: word, concepts, isWeak } of meant) {
    const times = isWeak ? WEAK_TIMES : isKnown ? UNKNOWN_TIMES : 1
    if (concepts.length === 0) terms.set(stem ?? word, times)
    for (const concept of concepts) terms.set(concept, Math.max(terms.get(concept) ?? 0, 1 / concepts.length))
  }
  // a question of nothing but stop words is compared by these
  if (terms.size === 0) for (const word of foldedWords(text)) terms.set(word, 1)
  const length = Math.hypot(...terms.values())
  return { terms: new Map([...terms].map(([term, weight]) => [term, weight / length])), isKnown }
}

function read(text: string): Asked {
  const units = analyze(text).slice(0, UNITS_MAX)
  const trigrams = [...new Set(trigramsOf(units))]
  return { ...termsOf(text, units), trigrams: trigrams.length > TRIGRAMS_MAX ? [] : trigrams }
}

/** The groups that contain a term, and its weight in each. */
type Postings = Map<string, { group: number; weight: number }[]>

function post(postings: Postings, terms: Iterable<readonly [string, number]>, group: number) {
  for (const [term, weight] of terms) {
    const known = postings.get(term)
    if (known) known.push({ group, weight })
    else postings.set(term, [{ group, weight }])
  }
}

/** The group most similar to these terms, if it is similar enough. */
function nearest(
  postings: Postings,
  terms: Iterable<readonly [string, number]>,
  likeness: (shared: number, group: number) => number,
  from: number,
): number | null {
  const shared = new Map<number, number>()
  for (const [term, weight] of terms) {
    for (const held of postings.get(term) ?? []) {
      shared.set(held.group, (shared.get(held.group) ?? 0) + weight * held.weight)
    }
  }
  let best: { group: number; alike: number } | null = null
  for (const [group, sum] of shared) {
    const alike = likeness(sum, group)
    if (alike >= from && alike > (best?.alike ?? 0)) best = { group, alike }
  }
  return best?.group ?? null
}

/**
 * Groups questions with the same meaning, in any language or spelling; returns positions in the list. Compares each
 * question with the most frequent wording of every group, by meaning, or otherwise by letters.
 */
export async function groupAlike(questions: readonly string[]): Promise<number[][]> {
  const wordings = new Map<string, { text: string; places: number[] }>()
  for (const [place, question] of questions.entries()) {
    const text = question.slice(0, READ_CHARACTERS)
    const key = foldedWords(text).join(' ')
    const known = wordings.get(key)
    if (known) known.places.push(place)
    else wordings.set(key, { text, places: [place] })
  }
  const groups: { places: number[]; trigrams: number }[] = []
  const byTerm: Postings = new Map()
  const byTrigram: Postings = new Map()
  const byFrequency = [...wordings.values()].toSorted((a, b) => b.places.length - a.places.length)
  for (const [at, { text, places }] of byFrequency.entries()) {
    if (at % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await setImmediate()
    const { terms, trigrams, isKnown } = read(text)
    const runs = trigrams.map((run) => [run, 1] as const)
    const dice = (shared: number, group: number) =>
      (2 * shared) / (trigrams.length + (groups[group]?.trigrams ?? 0))
    const found =
      nearest(byTerm, terms, (shared) => shared, ALIKE_FROM) ??
      (isKnown ? null : nearest(byTrigram, runs, dice, ALIKE_LETTERS_FROM))
    if (found !== null) groups[found]?.places.push(...places)
    else {
      post(byTerm, terms, groups.length)
      post(byTrigram, runs, groups.length)
      groups.push({ places: [...places], trigrams: trigrams.length })
    }
  }
  return groups.map(({ places }) => places.toSorted((a, b) => a - b))
}
