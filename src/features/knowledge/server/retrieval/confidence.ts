import type { Unit } from './analyze.ts'
import type { Document } from './bm25.ts'

/**
 * Below this strength the answer is "I do not know". On the tuning half of bench/assistant, no unanswerable question
 * reaches it, but 3% of the questions whose entry was removed do.
 */
export const CONFIDENT_FROM = 0.6

/**
 * From this strength, an entry may be what was meant: it is suggested, not quoted. On the tuning half, the right entry
 * is among the suggestions for nine in ten answerable questions below the other threshold.
 */
export const OFFERED_FROM = 0.25

const WEAK = 0.15
/** The weight of a word in no entry, relative to the rarest possible word. */
const UNKNOWN = 0.8
/** The weight of a word that occurs only in the content, relative to one in the topic. */
const IN_CONTENT = 0.7
const BY_MEANING = 0.95
const BY_SPELLING = 0.9

/** A unit of the question, and the units it may be a misspelling of. */
export type Asked = Unit & { meant: readonly Unit[] }

/** The terms in an entry's topic and in its content. */
export type Spoken = { topic: Document; content: Document }

const ownTerms = ({ stem, concepts }: Unit) => [...(stem === null ? [] : [stem]), ...concepts]
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/**
 * How much of the question an entry covers, from 0 to 1: the share of its words, weighted by rarity; a word that occurs
 * in none of the hotel's entries counts most.
 */
export function strengthOf(
  asked: readonly Asked[],
  spoken: Spoken,
  rarity: (term: string) => number,
): number {
  const rarest = rarity('')
  const inside = (term: string) => {
    if (spoken.topic.has(term)) return 1
    return spoken.content.has(term) ? IN_CONTENT * Math.sqrt(rarity(term) / rarest) : 0
  }
  const coveredBy = ({ stem, concepts, parts }: Unit): number =>
    Math.max(
      stem === null ? 0 : inside(stem),
      ...concepts.map((concept) => BY_MEANING * inside(concept)),
      parts.length > 0 ? mean(parts.map(coveredBy)) : 0,
    )
  let [total, covered] = [0, 0]
  for (const unit of asked) {
    const weight =
      (unit.isWeak ? WEAK : 1) *
      Math.min(UNKNOWN * rarest, ...[unit, ...unit.meant].flatMap(ownTerms).map(rarity))
    const meant = unit.meant.map((one) => BY_SPELLING * coveredBy(one))
    total += weight
    covered += weight * Math.max(coveredBy(unit), ...meant)
  }
  return total === 0 ? 0 : covered / total
}
