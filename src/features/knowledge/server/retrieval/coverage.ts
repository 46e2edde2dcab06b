import { ownTerms, type Unit } from '#features/language/server/analyze.ts'

const WEAK = 0.15
/** The weight of a word in no entry, relative to the rarest possible word. */
const UNKNOWN = 0.8
const BY_MEANING = 0.95
const BY_SPELLING = 0.9

/** A unit of the question, and the units it may be a misspelling of. */
export type Asked = Unit & { meant: readonly Unit[] }
/** A unit of the question and how much it weighs in it. */
export type Weighed = Asked & { weight: number }

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** Weighs the units of a question by rarity; a word that occurs in none of the hotel's entries weighs most. */
export function weigh(asked: readonly Asked[], rarity: (term: string) => number): Weighed[] {
  const rarest = rarity('')
  return asked.map((unit) => ({
    ...unit,
    weight:
      (unit.isWeak ? WEAK : 1) *
      Math.min(UNKNOWN * rarest, ...[unit, ...unit.meant].flatMap(ownTerms).map(rarity)),
  }))
}

/** The share of a question, from 0 to 1, that is spoken of where `inside` tells of each term how far it is. */
export function coverageOf(asked: readonly Weighed[], inside: (term: string) => number): number {
  const coveredBy = ({ stem, concepts, parts }: Unit): number =>
    Math.max(
      stem === null ? 0 : inside(stem),
      ...concepts.map((concept) => BY_MEANING * inside(concept)),
      parts.length > 0 ? mean(parts.map(coveredBy)) : 0,
    )
  let [total, covered] = [0, 0]
  for (const { weight, meant, ...unit } of asked) {
    total += weight
    covered += weight * Math.max(coveredBy(unit), ...meant.map((each) => BY_SPELLING * coveredBy(each)))
  }
  return total === 0 ? 0 : covered / total
}
