import { fold, foldedWords } from '#features/language/server/fold.ts'
import { analyze, type Unit } from '#features/language/server/analyze.ts'
import { stem } from '#features/language/server/stem.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import {
  ACTING,
  BOUNDS,
  CARRYING,
  CLAIMING,
  CONDITION,
  COSTING,
  IN_DIGITS,
  NOT,
  ONLY,
  REFERRING,
  TIMING,
  UNITS,
} from '#features/language/server/claim-words.ts'
import { type Figure, figuresOf, plainly } from './figures.ts'

/** What a sentence claims, as far as another can be compared with it. */
export type Claim = {
  /** What it speaks of, but for numbers and words that claim nothing. */
  subjects: readonly Unit[]
  /** In their order. */
  figures: readonly Figure[]
  isDenied: boolean
  isNarrowed: boolean
  /** What it names as that for which alone it is so. */
  conditions: { subjects: readonly Unit[]; figures: readonly Figure[] }
}

/** Words that are read otherwise, or claim nothing. */
const READ_ELSEWHERE = [NOT, ONLY, CARRYING, IN_DIGITS, BOUNDS, UNITS]
const isReadElsewhere = (word: string) => READ_ELSEWHERE.some((known) => known.has(word))

const isPhraseOfSuch = (text: string) =>
  text.includes(' ') && text.split(' ').every((word) => isReadElsewhere(word) || STOP_WORDS.has(word))

const BARE = { concepts: [], isWeak: false, parts: [] }
const asUnit = (word: string): Unit => ({ ...BARE, text: word, stem: stem(word) })
/** A unit that no other word means. */
const asWritten = (word: string): Unit => ({ ...BARE, text: `=${word}`, stem: null })

/** Reads what a sentence claims. */
export function claimOf(sentence: string): Claim {
  const text = plainly(fold(sentence))
  const words = foldedWords(text)
  const figures = figuresOf(text)
  const isPriced = figures.some(({ unit }) => unit !== null && unit.length === 3)
  const isTimed = figures.some(({ unit }) => unit === null || unit.length > 3)
  const isSubject = ({ text: word }: Unit) =>
    !/^\d/.test(word) &&
    !isReadElsewhere(word) &&
    !isPhraseOfSuch(word) &&
    // a number says by itself that it is a price or a time
    !(isPriced && COSTING.has(word)) &&
    !(isTimed && TIMING.has(word))
  const condition = text.match(CONDITION)?.join(' ') ?? ''
  return {
    conditions: {
      subjects: analyze(condition.replace(/\d+/g, ' ')).filter((unit) => isSubject(unit) && !unit.isWeak),
      figures: figuresOf(condition).map((figure) => ({ ...figure, bound: null })),
    },
    subjects: [
      ...analyze(text.replace(/\d+/g, ' ')),
      ...words.filter((word) => CLAIMING.has(word)).map(asUnit),
      ...words.filter((word) => ACTING.has(word)).map(asWritten),
    ].filter(isSubject),
    figures,
    isDenied: words.some((word) => NOT.has(word)),
    isNarrowed: words.some((word) => ONLY.has(word)),
  }
}

/** A claim about what another is about; it need not be said again. */
const goingOn = (claim: Claim, before?: Claim): Claim => ({
  ...claim,
  subjects: [...claim.subjects, ...(before?.subjects ?? []).map((unit) => ({ ...unit, isWeak: true }))],
})

/** What the thoughts of a sentence claim; one that names nothing goes on about what the one before is about. */
export function claimsIn(clauses: readonly string[]): Claim[] {
  const claims: Claim[] = []
  for (const clause of clauses) {
    const claim = claimOf(clause)
    claims.push(claim.subjects.some(({ isWeak }) => !isWeak) ? claim : goingOn(claim, claims.at(-1)))
  }
  return claims
}

/** What the sentences of a text claim; one that begins with `it` speaks of what the one before speaks of. */
export function claimsOf(sentences: readonly string[]): Claim[] {
  const claims: Claim[] = []
  for (const sentence of sentences) {
    const claim = claimOf(sentence)
    claims.push(REFERRING.has(foldedWords(sentence)[0] ?? '') ? goingOn(claim, claims.at(-1)) : claim)
  }
  return claims
}
