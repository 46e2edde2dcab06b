import { fold, foldedWords } from '#features/language/server/fold.ts'
import { analyze, type Unit } from '#features/language/server/analyze.ts'
import { stem } from '#features/language/server/stem.ts'
import { AND, ATTACHED_AND, ROOMS } from '#features/language/server/order-words.ts'
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
  SAME,
  TIMING,
  UNITS,
  YOURS,
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
  /** Whether it says something of several at once. */
  isJoined: boolean
  /** What it says of numbers that say it themselves: that they are prices or times. */
  beside: readonly Unit[]
  /** What it names as that for which alone it is so. */
  conditions: { subjects: readonly Unit[]; figures: readonly Figure[] }
}

/** Words that are read otherwise, or claim nothing. */
const READ_ELSEWHERE = [NOT, ONLY, CARRYING, IN_DIGITS, BOUNDS, UNITS, SAME]
const isReadElsewhere = (word: string) => READ_ELSEWHERE.some((known) => known.has(word))

const isPhraseOfSuch = (text: string) =>
  text.includes(' ') && text.split(' ').every((word) => isReadElsewhere(word) || STOP_WORDS.has(word))

const BARE = { concepts: [], isWeak: false, parts: [] }
const asUnit = (word: string): Unit => ({ ...BARE, text: word, stem: stem(word) })
/** A unit that nothing else means. */
export const isWritten = ({ text }: Unit) => text.startsWith('=')
const asWritten = (word: string): Unit => ({ ...BARE, text: `=${word}`, stem: null })

/** Reads what a sentence claims. */
export function claimOf(sentence: string): Claim {
  const text = plainly(fold(sentence))
  const words = foldedWords(text)
  const figures = figuresOf(text)
  const isPriced = figures.some(({ unit }) => unit !== null && unit.length === 3)
  const isTimed = figures.some(({ unit }) => unit === null || unit.length > 3)
  const isSubject = ({ text: word }: Unit) =>
    !/^\d/.test(word) && !isReadElsewhere(word) && !isPhraseOfSuch(word)
  const isBeside = ({ text: word }: Unit) => (isPriced && COSTING.has(word)) || (isTimed && TIMING.has(word))
  const unitsOf = (said: string) => analyze(said.replace(/\d+/g, ' ')).filter(isSubject)
  const same = (said: readonly string[]) => said.flatMap((word) => SAME.get(word) ?? []).map(asWritten)
  const isClaiming = (word: string, place: number) =>
    CLAIMING.has(word) || (YOURS.has(word) && ROOMS.has(words[place + 1] ?? ''))
  const spoken = unitsOf(text)
  const condition = text.match(CONDITION)?.join(' ') ?? ''
  return {
    conditions: {
      subjects: [...unitsOf(condition).filter(({ isWeak }) => !isWeak), ...same(foldedWords(condition))],
      figures: figuresOf(condition).map((figure) => ({ ...figure, bound: null })),
    },
    subjects: [
      ...spoken.filter((unit) => !isBeside(unit)),
      ...words.filter(isClaiming).map(asUnit),
      ...words.filter((word) => ACTING.has(word)).map(asWritten),
      ...same(words),
    ],
    beside: spoken.filter(isBeside),
    figures,
    isDenied: words.some((word) => NOT.has(word)),
    isNarrowed: words.some((word) => ONLY.has(word)),
    isJoined:
      /[,;،؛&+]\s+\p{L}/u.test(text) || words.some((word) => AND.has(word) || ATTACHED_AND.test(word)),
  }
}

/** A claim about what another is about. */
const goingOn = (claim: Claim, before?: Claim): Claim => ({
  ...claim,
  subjects: [...claim.subjects, ...(before?.subjects ?? [])],
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
