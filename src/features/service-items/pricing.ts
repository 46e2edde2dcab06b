import type { Offer } from './contract.ts'
import type { Question } from './questions.ts'
import { ANSWER_NOTE_MAX } from './rules.ts'

/** What a guest answers to one question: a number, the id of a choice, words, or the URL of a picture. */
export type Answer = {
  id: string
  count?: number | undefined
  choice?: string | undefined
  note?: string | null | undefined
  picture?: string | null | undefined
}

/** What was answered, as it is kept with the booking; `price` is what it adds. */
export type Answered = {
  id: string
  label: Question['label']
  count: number | null
  choice: Question['label'] | null
  note: string | null
  picture: string | null
  price: number
}

type Priced = Pick<Offer, 'kind' | 'price' | 'questions' | 'placesMax'>

/** What a guest who says nothing answers. */
export const usualAnswer = (question: Question): Answer => {
  switch (question.kind) {
    case 'count':
      return { id: question.id, count: question.usual }
    case 'choice':
      return { id: question.id, choice: question.choices[0]?.id ?? '' }
    case 'note':
      return { id: question.id, note: null }
    case 'picture':
      return { id: question.id, picture: null }
  }
}

/** An offer as staff book it for a guest, who has no picture at hand. */
export const withoutPictures = <Asking extends Pick<Offer, 'questions'>>(offer: Asking): Asking => ({
  ...offer,
  questions: offer.questions.map((question) =>
    question.kind === 'picture' ? { ...question, isRequired: false } : question,
  ),
})

function answered(question: Question, answer: Answer): Answered | null {
  const { id, label } = question
  const known = { id, label, count: null, choice: null, note: null, picture: null, price: 0 }
  const given = Object.keys(answer).filter((name) => name !== 'id')
  if (given.some((name) => name !== question.kind)) return null
  switch (question.kind) {
    case 'count': {
      const count = answer.count ?? question.usual
      if (!Number.isInteger(count) || count < question.min || count > question.max) return null
      return { ...known, count, price: count * question.price }
    }
    case 'choice': {
      const choice = answer.choice
        ? question.choices.find(({ id }) => id === answer.choice)
        : question.choices[0]
      return choice ? { ...known, choice: choice.label, price: choice.price } : null
    }
    case 'note': {
      const note = answer.note ?? null
      if (note === null ? question.isRequired : note.length > ANSWER_NOTE_MAX) return null
      return { ...known, note }
    }
    case 'picture': {
      const picture = answer.picture ?? null
      return picture === null && question.isRequired ? null : { ...known, picture }
    }
  }
}

/**
 * An offer as it is asked for, with its price in minor units: each place of an appointment costs the offer's own price
 * and what the answers add. Null where the answers do not fit the offer's questions.
 */
export function priceOf(offer: Priced, answers: readonly Answer[], places: number) {
  const isForeign = answers.some(({ id }) => !offer.questions.some((question) => question.id === id))
  const isTwice = new Set(answers.map(({ id }) => id)).size < answers.length
  if (isForeign || isTwice || places < 1 || places > offer.placesMax) return null
  const all: Answered[] = []
  for (const question of offer.questions) {
    const one = answered(question, answers.find(({ id }) => id === question.id) ?? usualAnswer(question))
    if (!one) return null
    all.push(one)
  }
  const each = all.reduce((sum, { price }) => sum + price, offer.price)
  return { answers: all, totalPrice: each * (offer.kind === 'appointment' ? places : 1) }
}
