import { listOrdersOfGuest } from '#features/room-service/server/queries.ts'
import { listServiceBookingsOfGuest } from '#features/service-bookings/server/queries.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Answer, Question } from '../question.ts'
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

/** The answer to who lets go of what a card offered and never used it; null for all others. */
export async function answerCancellation(
  context: RequestContext,
  question: Question,
): Promise<Answer | null> {
  const { text, language, before, asker } = question
  const card = before.findLast(({ wish }) => wish?.kind === 'order' || wish?.kind === 'request')
  if (!card || !cancelsSuggestion(text) || (await hasActed(context, question, card.at))) return null
  const say = (key: string) => textIn(language, 'assistant', `booked.${key}`)
  const lines = [say('nothing'), ...(asker.guest ? [say('guest')] : [])]
  return { text: lines.join('\n'), source: 'facts', entries: [] }
}
