import type { GuestOffer } from '#features/service-items/contract.ts'
import { type Answer, priceOf, usualAnswer } from '#features/service-items/pricing.ts'
import type { Question } from '#features/service-items/questions.ts'
import { cleanText } from '#kit/shared/text.ts'

type Asked = Pick<GuestOffer, 'kind' | 'price' | 'questions' | 'placesMax'>

/** A question whose words or picture may still be missing. */
const unhurried = (question: Question): Question =>
  question.kind === 'note' || question.kind === 'picture' ? { ...question, isRequired: false } : question

const fits = (question: Question, answer: Answer) => {
  const { note } = answer
  // too many words are refused by the field, not thrown away
  const short = note === undefined ? answer : { ...answer, note: null }
  const only = { kind: 'request' as const, price: 0, placesMax: 1, questions: [unhurried(question)] }
  return priceOf(only, [short], 1) !== null
}

/** The answers to an offer's questions as they are now: what was answered as long as it fits, else the usual. */
export const fittingAnswers = ({ questions }: Pick<GuestOffer, 'questions'>, given: readonly Answer[]) =>
  questions.map((question): Answer => {
    const answer = given.find(({ id }) => id === question.id)
    return answer && fits(question, answer) ? answer : usualAnswer(question)
  })

/** Answers with others filled in; words that are there already stay. */
export const filledAnswers = (answers: readonly Answer[], given: readonly Answer[]): Answer[] => [
  ...answers.filter(({ id, note }) => note || !given.some((each) => each.id === id)),
  ...given.filter(({ id }) => !answers.some((answer) => answer.id === id && answer.note)),
]

/** The answers as they are sent. */
export const cleanAnswers = (answers: readonly Answer[]) =>
  answers.map((answer) =>
    answer.note === undefined ? answer : { ...answer, note: cleanText(answer.note ?? '') || null },
  )

/** What it costs as it is answered, in minor units. */
export const totalOf = (offer: Asked, answers: readonly Answer[], places: number): number => {
  const counted = answers.filter(({ note }) => note === undefined)
  const asked = { ...offer, questions: offer.questions.map(unhurried) }
  return priceOf(asked, counted, places)?.totalPrice ?? offer.price
}

/** The least that it can cost, and whether answers can add to it. */
export function priceFrom(offer: Asked): { price: number; canRise: boolean } {
  const least = offer.questions.reduce((sum, question) => {
    if (question.kind === 'count') return sum + question.min * question.price
    if (question.kind === 'choice') return sum + Math.min(...question.choices.map(({ price }) => price))
    return sum
  }, offer.price)
  const canRise = offer.questions.some(
    (question) =>
      (question.kind === 'count' && question.price > 0 && question.max > question.min) ||
      (question.kind === 'choice' && new Set(question.choices.map(({ price }) => price)).size > 1),
  )
  return { price: least, canRise }
}

/** Whether none is wanted of anything that is counted: a request of no towels is none. */
export function asksForNothing(answers: readonly { count: number | null }[]): boolean {
  const counts = answers.flatMap(({ count }) => count ?? [])
  return counts.length > 0 && counts.every((count) => count === 0)
}

export type Missing = { kind: 'words' | 'number' | 'picture'; id: string }

/**
 * The questions that still have to be answered before it can be sent, in the order in which they stand: of what at least
 * one is wanted, required words and required pictures.
 */
export function missingIn(
  { questions }: Pick<GuestOffer, 'questions'>,
  answers: readonly Answer[],
): Missing[] {
  const answerTo = (id: string) => answers.find((answer) => answer.id === id)
  const isOpen = (question: Question) => {
    const { note, picture } = answerTo(question.id) ?? usualAnswer(question)
    if (question.kind === 'note') return question.isRequired && !cleanText(note ?? '')
    return question.kind === 'picture' && question.isRequired && !picture
  }
  const counts = questions.filter(({ kind }) => kind === 'count')
  const isNothing = asksForNothing(counts.map(({ id }) => ({ count: answerTo(id)?.count ?? 0 })))
  return [
    ...(isNothing ? counts.slice(0, 1) : []).map(({ id }): Missing => ({ kind: 'number', id })),
    ...questions
      .filter(isOpen)
      .map(({ id, kind }): Missing => ({ kind: kind === 'picture' ? 'picture' : 'words', id })),
  ]
}
