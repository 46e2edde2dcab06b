import type { Unit } from '#features/language/server/analyze.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { type Claim, claimOf, claimsOf } from './claim.ts'

/** A text of the hotel: its sentences can be relied on, its topic says what they are about. */
export type Source = { topic: string; content: string }

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** A text in pieces of a sentence each, with the space after it, also while it is still being written. */
export const piecesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

export const meansSame = (one: Unit, other: Unit): boolean =>
  one.text === other.text ||
  (one.stem !== null && one.stem === other.stem) ||
  one.concepts.some((concept) => other.concepts.includes(concept))

const speaksOf = ({ subjects }: Claim, unit: Unit) =>
  subjects.some((each) => meansSame(each, unit) || each.parts.some((part) => meansSame(part, unit)))

/** Whether the numbers of a claim stand in the other in the same order and, where both say it, as the same bounds. */
function hasFigures(said: Claim, known: Claim): boolean {
  let at = 0
  for (const { value, bound } of said.figures) {
    const found = known.figures.findIndex(
      (figure, index) =>
        index >= at && figure.value === value && (!bound || !figure.bound || figure.bound === bound),
    )
    if (found < 0) return false
    at = found + 1
  }
  return true
}

/** Whether a single sentence of the source says all that is claimed. Its topic stands for what no sentence names. */
function isSaidBy(said: Claim, { topic, content }: Source): boolean {
  const about = claimOf(topic)
  const known = claimsOf(sentencesOf(content))
  const named = (unit: Unit) => known.some((each) => speaksOf(each, unit))
  return known.some(
    (each) =>
      said.subjects.every((unit) => speaksOf(each, unit) || (speaksOf(about, unit) && !named(unit))) &&
      hasFigures(said, each) &&
      said.isDenied === each.isDenied &&
      said.isNarrowed === each.isNarrowed,
  )
}

/**
 * Whether a sentence says nothing but what one sentence of the hotel's own texts says: the same subjects, numbers in the
 * same order and as the same bounds, denied or narrowed alike. A greeting says nothing. True sentences that are worded
 * too differently are not recognised; what is wrong is not let through.
 */
export function isGrounded(sentence: string, sources: readonly Source[]): boolean {
  if (smallTalkOf(sentence)) return true
  const said = claimOf(sentence)
  return said.subjects.length > 0 && sources.some((source) => isSaidBy(said, source))
}
