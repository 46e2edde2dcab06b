import { languageOf } from '#features/language/server/language-of.ts'
import { fold } from '#features/language/server/fold.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import type { Unit } from '#features/language/server/analyze.ts'
import { type Claim, claimOf, claimsIn, claimsOf, isWritten } from './claim.ts'
import { thoughtsOf } from './thoughts.ts'

/**
 * A text of the hotel: its sentences can be relied on, its topic says what they are about. `isOne`: all of them are about
 * that alone, such as a dish.
 */
export type Source = { topic: string; content: string; isOne?: boolean }

export const meansSame = (one: Unit, other: Unit): boolean =>
  one.text === other.text ||
  (one.stem !== null && one.stem === other.stem) ||
  one.concepts.some((concept) => other.concepts.includes(concept))

const ALIKE_FROM = 5
/** Whether two words begin alike for most of the longer: `reserve`, `reservation`. */
function isAkin({ text: one }: Unit, { text: other }: Unit): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return same >= ALIKE_FROM && same * 3 >= long.length * 2
}

const isSame = (one: Unit, other: Unit) => meansSame(one, other) || isAkin(one, other)
export const namesIt = (units: readonly Unit[], unit: Unit) =>
  units.some((each) => isSame(each, unit) || each.parts.some((part) => isSame(part, unit)))

/** Whether the numbers of a claim stand in the other: those of a unit in the same order and, where both say it, as the same bounds. */
function hasFigures(said: Claim, known: Claim): boolean {
  const from = new Map<string | null, number>()
  for (const { value, unit, bound } of said.figures) {
    const at = known.figures.findIndex(
      (figure, place) =>
        place >= (from.get(unit) ?? 0) &&
        figure.value === value &&
        figure.unit === unit &&
        (!bound || !figure.bound || figure.bound === bound),
    )
    if (at < 0) return false
    from.set(unit, at + 1)
  }
  return true
}

/** A sentence that can be relied on, what its topic stands for beside it, and its thoughts where it has several. */
type Known = {
  claim: Claim
  topic: readonly Unit[]
  /** What the topic names and a sentence, too: it is meant beside what is said of something else. */
  about?: readonly Unit[]
  thoughts?: readonly Claim[]
}
export type Evidence = { known: readonly Known[]; language: string | null }

const joined = (claims: readonly Claim[]): Claim => ({
  beside: claims.flatMap(({ beside }) => beside),
  conditions: { subjects: [], figures: [] },
  subjects: claims.flatMap(({ subjects }) => subjects),
  figures: claims.flatMap(({ figures }) => figures),
  isDenied: claims.some(({ isDenied }) => isDenied),
  isNarrowed: claims.some(({ isNarrowed }) => isNarrowed),
  isJoined: true,
})

/** What a source says: of its sentences each, and each of their thoughts; its topic stands for what no sentence names. */
function evidenceOf({ topic, content, isOne = false }: Source): Evidence {
  const about = claimOf(topic).subjects
  const sentences = sentencesOf(content)
  const claims = claimsOf(sentences)
  const language = languageOf(`${topic} ${content}`)
  if (isOne) return { known: [...claims, joined(claims)].map((claim) => ({ claim, topic: about })), language }
  const unnamed = about.filter((unit) => !claims.some(({ subjects }) => namesIt(subjects, unit)))
  const known = claims.flatMap((claim, place): Known[] => {
    const parts = claim.isNarrowed ? [] : thoughtsOf(sentences[place] ?? '')
    // a sentence about nothing but its topic is about that in each of its thoughts
    const own = about.length === 1 && about.every((unit) => namesIt(claim.subjects, unit)) ? about : []
    const thoughts = parts.length > 1 ? claimsIn(parts) : []
    return [
      { claim, topic: unnamed, about, thoughts },
      ...thoughts.map((thought) => ({ claim: thought, topic: [...unnamed, ...own], about })),
    ]
  })
  return { known, language }
}

const read = new WeakMap<Source, Evidence>()
/** The same, read once however many sentences are held against it. */
export function evidenceIn(source: Source): Evidence {
  const evidence = read.get(source) ?? evidenceOf(source)
  read.set(source, evidence)
  return evidence
}

const isName = (word: string, sentence: string) =>
  sentence
    .split(/[^\p{L}\p{N}]+/u)
    .some((each, place) => place > 0 && fold(each) === word && /^\p{Lu}/u.test(each))

const isStrong = ({ isWeak }: Unit) => !isWeak

/**
 * Whether each number is said of what it is told of: in "adults pay 25, children 10" it is not 25 for children. What one
 * thought alone names has to be said with its number, and no number of another.
 */
function isSaidOfItsOwn(said: Claim, thoughts: readonly Claim[] = []): boolean {
  const counted = thoughts.filter(({ figures }) => figures.length > 0)
  return counted.every((thought) => {
    const others = counted.filter((other) => other !== thought)
    const own = thought.subjects.filter(
      (unit) => isStrong(unit) && others.some(({ subjects }) => !namesIt(subjects, unit)),
    )
    const isNumbered = thought.figures.some(({ value, unit }) =>
      said.figures.some((figure) => figure.value === value && figure.unit === unit),
    )
    const named = own.filter((unit) => namesIt(said.subjects, unit))
    if (own.length === 0 || said.figures.length === 0) return true
    return isNumbered ? named.length > 0 : named.length < own.length
  })
}

/** Whether nothing is left out that makes it true: whom or what it is for, or all of what is denied. */
function isUnabridged(said: Claim, { conditions }: Claim, isForeign: boolean): boolean {
  const isKept = (unit: Unit) =>
    namesIt(said.subjects, unit) || (isForeign && unit.concepts.length === 0 && !isWritten(unit))
  return conditions.subjects.every(isKept) && hasFigures({ ...said, figures: conditions.figures }, said)
}

/** Whether all that is said can be found in what is known; of a text in another language, but for words that no list translates. */
export function isSaidBy(
  said: Claim,
  { claim, topic, about = [], thoughts }: Known,
  foreign: string | null,
): boolean {
  if (said.isDenied !== claim.isDenied || !hasFigures(said, claim)) return false
  if (!isSaidOfItsOwn(said, thoughts) || !isUnabridged(said, claim, foreign !== null)) return false
  const isWhole = claim.subjects.every((unit) => namesIt(said.subjects, unit))
  // what only some may, those may: but it has to be said of all of them, and of nobody else
  const isNarrowedAlike = said.isNarrowed === claim.isNarrowed
  if (!isNarrowedAlike && !(claim.isNarrowed && isWhole && said.subjects.length <= claim.subjects.length))
    return false
  const own = claim.subjects.filter((unit) => isStrong(unit) && !namesIt(about, unit))
  const isOfOwn = own.length === 0 || (!said.isJoined && own.some((unit) => namesIt(said.subjects, unit)))
  const known = [...claim.subjects, ...claim.beside, ...topic, ...(isOfOwn ? about : [])]
  const unknown = said.subjects.filter((unit) => !namesIt(known, unit))
  if (unknown.length === 0) return true
  if (foreign === null || unknown.length === said.subjects.length) return false
  const isOpen = (unit: Unit) => unit.concepts.length === 0 && isStrong(unit) && !isWritten(unit)
  const left = claim.subjects.filter(
    (unit) => isStrong(unit) && !isWritten(unit) && !namesIt(said.subjects, unit),
  )
  return unknown.length <= left.length && unknown.every((unit) => isOpen(unit) && !isName(unit.text, foreign))
}
