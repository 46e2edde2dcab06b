import type { Unit } from './analyze.ts'
import type { Document } from './bm25.ts'

/**
 * Below this strength the answer is "I do not know". On the tuning half of bench/assistant no unanswerable question
 * reaches it, and 3% of questions whose entry was taken away.
 */
export const CONFIDENT_FROM = 0.6

/**
 * From this strength on an entry may be what was meant: it is offered, not said. On the tuning half it is among the
 * offered for nine in ten answerable questions that stay below the other one.
 */
export const OFFERED_FROM = 0.25

const WEAK = 0.15
/** What a word that no entry knows weighs, against the rarest that one could. */
const UNKNOWN = 0.8
/** A word that the content mentions by the way, against one that the topic names. */
const IN_CONTENT = 0.7
const BY_MEANING = 0.95
const BY_SPELLING = 0.9

/** A unit of the question with the words that it may have been meant as. */
export type Asked = Unit & { meant: readonly Unit[] }

/** What an entry speaks of: terms of its topic and of its content. */
export type Spoken = { topic: Document; content: Document }

const ownTerms = ({ stem, concepts }: Unit) => [...(stem === null ? [] : [stem]), ...concepts]
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/**
 * How much of what was asked an entry speaks of, from 0 to 1: the share of its words, rare ones counting more; a word
 * that the hotel's entries do not know at all counts most.
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
