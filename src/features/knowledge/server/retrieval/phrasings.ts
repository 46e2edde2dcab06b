import { setImmediate } from 'node:timers/promises'
import { analyze, ownTerms } from '#features/language/server/analyze.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { CLAIMS, HOURS, ORDERS, TALK } from '#features/language/server/lists.ts'
import { stem } from '#features/language/server/stem.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { createSpelling } from './spelling.ts'

/**
 * The share of a question that a phrasing says, too, and the other way round: over the bench's sets, each half taken for
 * phrasings of the other, nothing that it finds from here on is wrong.
 */
const NEAR_FROM = 0.75
const WEAK = 0.5
/** Only the beginning of longer texts is compared. */
const WORDS_MAX = 60
/** The number of phrasings put into an index before yielding to other work. */
const PUT_AT_ONCE = 500

const inAllLanguages = (listOf: (language: Language) => string) =>
  new Set(LANGUAGES.flatMap((language) => foldedWords(listOf(language).replaceAll('|', ' '))))

/** Turns a question into its opposite, or narrows it. */
const TURNING = inAllLanguages((language) => `${CLAIMS[language].not} ${CLAIMS[language].only}`)
/** Words that say nothing to a search, and yet make a question another one: when, how much, until, every. */
const TELLING = inAllLanguages((language) => {
  const { from, until, before, after, claiming } = CLAIMS[language]
  return [HOURS[language].otherwise, from, until, before, after, claiming].join(' ')
})
const ASKING = inAllLanguages((language) => `${TALK[language].asking} ${ORDERS[language].around}`)

const isTelling = (word: string) => TELLING.has(word) || TURNING.has(word) || /\d/.test(word)

/** A word, or a phrase that means something as a whole, and what it is compared by. */
type Said = { text: string; terms: readonly string[]; weight: number }
/** A question as it is compared. */
export type Asked = {
  key: string
  said: readonly Said[]
  terms: readonly string[]
  /** Those of its words that search leaves out and that tell what is asked. */
  telling: readonly string[]
  isAboutSomething: boolean
}

const termsOf = (said: readonly Said[]) => [...new Set(said.flatMap(({ terms }) => terms))]

export function readQuestion(text: string): Asked {
  const words = foldedWords(text).slice(0, WORDS_MAX)
  const units = analyze(words.join(' '))
  const inPhrases = new Set(units.flatMap((unit) => (unit.parts.length > 0 ? unit.text.split(' ') : [])))
  const others = words.filter(
    (word) => STOP_WORDS.has(word) && !inPhrases.has(word) && (isTelling(word) || !ASKING.has(word)),
  )
  const all = [
    ...units.map((unit) => ({ text: unit.text, terms: ownTerms(unit), weight: unit.isWeak ? WEAK : 1 })),
    ...others.map((word) => ({ text: word, terms: [`=${stem(word)}`], weight: WEAK })),
  ]
  const said = [...new Map(all.map((each) => [each.terms.join(' '), each])).values()]
  return {
    key: words.join(' '),
    said,
    terms: termsOf(said),
    telling: words.filter((word) => isTelling(word) && !inPhrases.has(word)),
    isAboutSomething: units.some(({ isWeak }) => !isWeak),
  }
}

const missing = (words: readonly string[], from: readonly string[]) =>
  words.filter((word) => !from.includes(word))

/** Whether the words that tell what is asked differ: each has some that the other lacks, or one a "not" or a number. */
function asksOtherwise({ telling: one }: Asked, { telling: other }: Asked): boolean {
  const [added, lacked] = [missing(one, other), missing(other, one)]
  const isTurned = [...added, ...lacked].some((word) => TURNING.has(word) || /\d/.test(word))
  return isTurned || (added.length > 0 && lacked.length > 0)
}

/** The share of what is said that these terms say, too. */
function shareIn(terms: readonly string[], said: readonly Said[]): number {
  let [total, shared] = [0, 0]
  for (const each of said) {
    total += each.weight
    if (each.terms.some((term) => terms.includes(term))) shared += each.weight
  }
  return total === 0 ? 0 : shared / total
}

/** The entry that a question is a phrasing of, by its position, how near it is from 0 to 1, and whether it is the very same. */
export type Phrased = { at: number; likeness: number; isSame: boolean }
export type PhrasingIndex = { find(question: string): Phrased | null }

const NONE: PhrasingIndex = { find: () => null }

/**
 * Builds an index over the phrasings of a hotel's entries, apart from that of what the entries say. A question is one of
 * them where it differs from it in words of asking, inflections, spelling or words of one meaning alone.
 * @param entries the phrasings of each entry
 */
export async function buildPhrasingIndex(entries: readonly (readonly Asked[])[]): Promise<PhrasingIndex> {
  const phrasings = entries.flatMap((ofEntry, at) => ofEntry.map((phrasing) => ({ phrasing, at })))
  if (phrasings.length === 0) return NONE
  const byKey = new Map<string, number>()
  const bySubject = new Map<string, Set<number>>()
  const termsByText = new Map<string, readonly string[]>()
  for (const [place, { phrasing, at }] of phrasings.entries()) {
    if (place % PUT_AT_ONCE === PUT_AT_ONCE - 1) await setImmediate()
    if (phrasing.key !== '' && !byKey.has(phrasing.key)) byKey.set(phrasing.key, at)
    for (const { text, terms, weight } of phrasing.said) {
      termsByText.set(text, terms)
      if (weight === WEAK) continue
      for (const term of terms) bySubject.set(term, (bySubject.get(term) ?? new Set()).add(place))
    }
  }
  const known = new Set([...termsByText.values()].flat())
  const likeWords = createSpelling(termsByText.keys())
  /** With the words of phrasings that it may be a misspelling of. */
  const withMeant = (said: Said): Said =>
    said.terms.some((term) => known.has(term))
      ? said
      : {
          ...said,
          terms: [...said.terms, ...likeWords(said.text).flatMap((word) => termsByText.get(word) ?? [])],
        }

  return {
    find: (question) => {
      const asked = readQuestion(question)
      const same = byKey.get(asked.key)
      if (same !== undefined) return { at: same, likeness: 1, isSame: true }
      const said = asked.said.map(withMeant)
      const terms = termsOf(said)
      let best: Phrased | null = null
      for (const place of new Set(terms.flatMap((term) => [...(bySubject.get(term) ?? [])]))) {
        const candidate = phrasings[place]
        if (!candidate || !asked.isAboutSomething || asksOtherwise(asked, candidate.phrasing)) continue
        const { phrasing, at } = candidate
        const likeness = Math.min(shareIn(phrasing.terms, said), shareIn(terms, phrasing.said))
        if (likeness >= NEAR_FROM && likeness > (best?.likeness ?? 0)) best = { at, likeness, isSame: false }
      }
      return best
    },
  }
}
