import { isUnderWay } from '#features/room-service/rules.ts'
import { listOrdersOfGuest } from '#features/room-service/server/queries.ts'
import { listServiceBookingsOfGuest } from '#features/service-bookings/server/queries.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Answer, Question } from '../question.ts'
import { cancelOrderFact } from '../facts/facts.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'
import { cancelsSuggestion } from './managing.ts'

/** Whether a guest has ordered or booked anything from a moment on. */
async function hasActed({ database }: RequestContext, { asker: { guest } }: Question, since: string) {
  if (!guest) return false
  const lists = await Promise.all([
    database.withActor(guest, (tx) => listOrdersOfGuest(tx, guest)),
    database.withActor(guest, (tx) => listServiceBookingsOfGuest(tx, guest)),
  ])
  return lists.flat().some(({ createdAt }) => Date.parse(createdAt) >= Date.parse(since))
}

/** The answer to who lets go of what a card offered and never used it, or of what they ordered; null for all others. */
export async function answerCancellation(
  context: RequestContext,
  question: Question,
  facts: HotelFacts,
): Promise<Answer | null> {
  const { text, language, before, asker, hotel } = question
  if (!cancelsSuggestion(text)) return null
  const card = before.findLast(({ wish }) => wish?.kind === 'order' || wish?.kind === 'request')
  const isOpen = card !== undefined && !(await hasActed(context, question, card.at))
  const isOrdered = facts.order !== null && isUnderWay(facts.order)
  const ordered = isOrdered ? cancelOrderFact(facts, hotel, language).text : null
  if (!isOpen && ordered === null) return null
  const say = (key: string) => textIn(language, 'assistant', `booked.${key}`)
  const lines = [
    ...(isOpen ? [say('nothing')] : []),
    ...(ordered === null ? (asker.guest ? [say('guest')] : []) : [ordered]),
  ]
  return { text: lines.join('\n'), source: 'facts', entries: [] }
}
