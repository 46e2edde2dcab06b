import { ACTING, AFFIRMING, REFERRING, SPEAKING } from '#features/language/server/claim-words.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { type Claim, claimOf, claimsIn } from './claim.ts'
import { type Evidence, evidenceIn, isSaidBy, namesIt, type Source } from './evidence.ts'
import { thoughtsOf } from './thoughts.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** A text in pieces of a sentence each, with the space after it, also while it is still being written. */
export const piecesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** So many numbers say something by themselves. */
const NUMBERS_OF_PHONE = 3

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

type Read<Of> = { source: Of; evidence: Evidence; isForeign: boolean }

/** The sources as they are read for a sentence, those in its language first. */
function readFor<Of extends Source>(said: string, sources: readonly Of[]): Read<Of>[] {
  const language = languageOf(said)
  return sources
    .map((source) => {
      const evidence = evidenceIn(source)
      const isForeign = language !== null && evidence.language !== null && evidence.language !== language
      return { source, evidence, isForeign }
    })
    .toSorted((one, other) => Number(one.isForeign) - Number(other.isForeign))
}

/** Whether a thought says anything of what it names: `breakfast too` goes with the one before it. */
const saysSomething = ({ subjects, beside, figures, isDenied }: Claim) =>
  isDenied || figures.length > 0 || subjects.length + beside.length > 1

/** Whether a text in the sentence's own language is about most of what it names: then nothing has to be translated. */
const isAbout = ({ evidence, isForeign }: Read<Source>, { subjects }: Claim) =>
  !isForeign &&
  evidence.known.some(({ claim, topic }) => {
    const strong = subjects.filter(({ isWeak }) => !isWeak)
    return strong.filter((unit) => namesIt([...claim.subjects, ...topic], unit)).length * 2 >= strong.length
  })

/**
 * The source by which a sentence says nothing that is not so; null where there is none. A sentence is held against its
 * numbers with what they count and bound, its negation, what it narrows or leaves out, and what it names: by the words of
 * the lists in any language, otherwise as they are spelt. It may join several thoughts of one source, where each is said
 * there. How it is worded is free as far as words claim nothing (`ClaimWords`).
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
  const whole = claimOf(said)
  const all = readFor(said, sources)
  const mayTranslate = !all.some((read) => isAbout(read, whole))
  const isBy = (claim: Claim, known: Evidence['known'], isForeign: boolean) =>
    known.some((each) => isSaidBy(claim, each, isForeign && mayTranslate ? said : null))
  /** Whether another sentence denies just what is claimed, or claims what is denied. */
  const isDoubted = (claim: Claim) =>
    all.some(({ evidence, isForeign }) => {
      const isOfIt = (known: Claim) => known.subjects.every((unit) => namesIt(claim.subjects, unit))
      const known = evidence.known.filter((each) => isOfIt(each.claim))
      return isBy({ ...claim, isDenied: !claim.isDenied }, known, isForeign)
    })
  const isSaid = (claim: Claim, { evidence, isForeign }: Read<Of>) =>
    (claim.subjects.length > 0 || claim.figures.length >= NUMBERS_OF_PHONE) &&
    isBy(claim, evidence.known, isForeign) &&
    !isDoubted(claim)
  const found = all.find((read) => isSaid(whole, read))
  const thoughts = found ? [] : claimsIn(thoughtsOf(said))
  const areWhole = thoughts.length > 1 && thoughts.every(saysSomething)
  const inThoughts = all.find((read) => areWhole && thoughts.every((each) => isSaid(each, read)))
  return (found ?? inThoughts)?.source ?? null
}

/** Whether a sentence says nothing but what the sources say. A greeting says nothing. */
export const isGrounded = (sentence: string, sources: readonly Source[]): boolean =>
  smallTalkOf(sentence) !== null || groundOf(sentence, sources) !== null
