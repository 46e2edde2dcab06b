import { findEntries, findPhrased } from '#features/knowledge/server/find.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { factOf } from '../facts/facts.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'
import type { Grounds, Question } from '../question.ts'
import { type Part, partsOf, together } from './parts.ts'
import { nowOf } from './plain.ts'
import { areDistinctTopics, subjectsOf } from './subjects.ts'

const ENTRIES_ASKED = 5

/** What a message asks, and what the hotel knows of each part and of the whole. */
export type Known = {
  parts: readonly Part[]
  ofParts: readonly Grounds[]
  facts: HotelFacts
  grounds: Grounds
}

/** What a question asks, and what the hotel knows of it. */
export async function findKnown(
  context: RequestContext,
  question: Question,
  facts: HotelFacts,
): Promise<Known> {
  const { hotel, language } = question
  const { parts, found } = await findParts(context, question)
  const ofParts = found.map((each, at) => {
    const text = parts[at]?.text ?? ''
    const fact = factOf(text, facts, hotel, language)
    // what the hotel says this very question is answered by; what a dish contains no wording turns aside
    const isByEntry = each.phrased !== undefined && !fact?.isExact
    return { found: each, fact: isByEntry ? null : fact, now: nowOf({ ...question, text }, each) }
  })
  return { parts, ofParts, facts, grounds: together(ofParts) }
}

/** What is known where a question has one part, and this answers it. */
export const knownBy = ({ text }: Question, grounds: Grounds, facts: HotelFacts): Known => ({
  parts: [{ text, name: text }],
  ofParts: [grounds],
  facts,
  grounds,
})

/** What a message asks, with what is found for each part. */
async function findParts(context: RequestContext, question: Question) {
  const { text: whole, asker } = question
  const find = (text: string) => findEntries(context, asker.hotelId, text, ENTRIES_ASKED)
  const phrased = await findPhrased(context, asker.hotelId, whole, ENTRIES_ASKED)
  if (phrased) return { parts: [{ text: whole, name: whole }], found: [phrased] }
  const parts = partsOf(whole).map((text): Part => ({ text, name: text }))
  const subjects = parts.length === 1 ? subjectsOf(whole) : null
  const [found, apart] = await Promise.all([
    Promise.all(parts.map(({ text }) => find(text))),
    Promise.all(subjects?.map(({ text }) => find(text)) ?? []),
  ])
  const [first] = found
  return subjects && first && areDistinctTopics(whole, first, subjects, apart)
    ? { parts: subjects, found: apart }
    : { parts, found }
}
