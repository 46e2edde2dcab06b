import type { Unit } from '#features/language/server/analyze.ts'
import { ACTING, AFFIRMING, REFERRING, SPEAKING } from '#features/language/server/claim-words.ts'
import { fold, foldedWords } from '#features/language/server/fold.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { type Claim, claimOf, claimsIn, claimsOf } from './claim.ts'
import { thoughtsOf } from './thoughts.ts'

/**
 * A text of the hotel: its sentences can be relied on, its topic says what they are about. `isOne`: all of them are about
 * that alone, such as a dish.
 */
export type Source = { topic: string; content: string; isOne?: boolean }

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** A text in pieces of a sentence each, with the space after it, also while it is still being written. */
export const piecesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

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
const namesIt = (units: readonly Unit[], unit: Unit) =>
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

/** So many say something by themselves. */
const NUMBERS_OF_PHONE = 3

/** A sentence that can be relied on, and what its topic stands for beside it. */
type Known = { claim: Claim; topic: readonly Unit[] }
type Evidence = { known: readonly Known[]; language: string | null }

const joined = (claims: readonly Claim[]): Claim => ({
  subjects: claims.flatMap(({ subjects }) => subjects),
  figures: claims.flatMap(({ figures }) => figures),
  isDenied: claims.some(({ isDenied }) => isDenied),
  isNarrowed: claims.some(({ isNarrowed }) => isNarrowed),
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
      { claim, topic: unnamed },
      ...thoughts.map((thought) => ({ claim: thought, topic: [...unnamed, ...own] })),
    ]
  })
  return { known, language }
}

const read = new WeakMap<Source, Evidence>()
/** The same, read once however many sentences are held against it. */
function evidenceIn(source: Source): Evidence {
  const evidence = read.get(source) ?? evidenceOf(source)
  read.set(source, evidence)
  return evidence
}

const isName = (word: string, sentence: string) =>
  sentence
    .split(/[^\p{L}\p{N}]+/u)
    .some((each, place) => place > 0 && fold(each) === word && /^\p{Lu}/u.test(each))

/** Whether all that is said can be found in what is known; of a text in another language, but for words that no list translates. */
function isSaidBy(said: Claim, { claim, topic }: Known, foreign: string | null): boolean {
  if (said.isDenied !== claim.isDenied || !hasFigures(said, claim)) return false
  const isWhole = claim.subjects.every((unit) => namesIt(said.subjects, unit))
  // what only some may, those may: but it has to be said of all of them, and of nobody else
  const isNarrowedAlike = said.isNarrowed === claim.isNarrowed
  if (!isNarrowedAlike && !(claim.isNarrowed && isWhole && said.subjects.length <= claim.subjects.length))
    return false
  const unknown = said.subjects.filter((unit) => !namesIt(claim.subjects, unit) && !namesIt(topic, unit))
  if (unknown.length === 0) return true
  if (foreign === null || unknown.length === said.subjects.length) return false
  const isOpen = ({ concepts, isWeak }: Unit) => concepts.length === 0 && !isWeak
  const left = claim.subjects.filter((unit) => !unit.isWeak && !namesIt(said.subjects, unit))
  return unknown.length <= left.length && unknown.every((unit) => isOpen(unit) && !isName(unit.text, foreign))
}

/** The sentence without the `yes` that it begins with; null where it then denies, or where who speaks claims to have done something. */
function withoutYes(sentence: string): string | null {
  const words = foldedWords(sentence)
  if (words.some((word) => ACTING.has(word)) && words.some((word) => SPEAKING.has(word))) return null
  if (!AFFIRMING.has(words[0] ?? '')) return sentence
  const rest = sentence.replace(/^\P{L}*\p{L}+\P{L}*/u, '')
  return claimOf(rest).isDenied ? null : rest
}

/** Whether a sentence goes on about what stands before it: "It costs $9.50." */
function goesOn(sentence: string): boolean {
  const { subjects, figures } = claimOf(sentence)
  if (!REFERRING.has(foldedWords(sentence)[0] ?? '') || subjects.length + figures.length === 0) return false
  return subjects.every(({ isWeak }) => isWeak)
}

/**
 * The source by which a sentence says nothing that is not so; null where there is none. A sentence is held against its
 * numbers with what they count and bound, its negation, what it narrows, and what it names: by the words of the lists in any
 * language, otherwise as they are spelt. It may join several
 * thoughts of one source, where each is said there. How it is worded is free as far as words claim nothing (`ClaimWords`).
 * @param before what was said before it, which it may go on about
 */
export function groundOf<Of extends Source>(
  sentence: string,
  sources: readonly Of[],
  before = '',
): Of | null {
  const said = withoutYes(
    before && goesOn(sentence) ? `${before.replace(/[\s.!]+$/, '')}, ${sentence}` : sentence,
  )
  if (said === null) return null
  const language = languageOf(said)
  const isForeign = ({ language: own }: Evidence) => language !== null && own !== null && own !== language
  const all = sources
    .map((source) => ({ source, evidence: evidenceIn(source) }))
    .toSorted((one, other) => Number(isForeign(one.evidence)) - Number(isForeign(other.evidence)))
  const isBy = (claim: Claim, evidence: Evidence) =>
    evidence.known.some((each) => isSaidBy(claim, each, isForeign(evidence) ? said : null))
  /** Whether another sentence denies just what is claimed, or claims what is denied. */
  const isDoubted = (claim: Claim) => {
    const opposite = { ...claim, isDenied: !claim.isDenied }
    return all.some(({ evidence }) => {
      const known = evidence.known.filter((each) =>
        each.claim.subjects.every((unit) => namesIt(claim.subjects, unit)),
      )
      return isBy(opposite, { ...evidence, known })
    })
  }
  const says = (claim: Claim, evidence: Evidence) =>
    (claim.subjects.length > 0 || claim.figures.length >= NUMBERS_OF_PHONE) &&
    isBy(claim, evidence) &&
    !isDoubted(claim)
  const whole = claimOf(said)
  const found = all.find(({ evidence }) => says(whole, evidence))
  if (found) return found.source
  const thoughts = claimsIn(thoughtsOf(said))
  if (thoughts.length < 2) return null
  const one = all.find(({ evidence }) => thoughts.every((thought) => says(thought, evidence)))
  return one?.source ?? null
}

/** Whether a sentence says nothing but what the sources say. A greeting says nothing. */
export const isGrounded = (sentence: string, sources: readonly Source[]): boolean =>
  smallTalkOf(sentence) !== null || groundOf(sentence, sources) !== null
