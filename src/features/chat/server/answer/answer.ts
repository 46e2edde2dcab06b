import { findEntries } from '#features/knowledge/server/find.ts'
import { readWebhook } from '#features/platform/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Answer } from '../change.ts'
import { factOf, readKnown } from './facts.ts'
import { askModel } from './model.ts'
import { plainAnswer, type Question, sourcesOf } from './plain.ts'
import { askWebhook } from './webhook.ts'
import { answerToWish } from './wish.ts'
import { takeOutsideCall } from '../outside-calls.ts'
import { textIn } from '#kit/server/texts.ts'

const ENTRIES_ASKED = 5

/**
 * Answers a message: a wish by what was understood of it, whoever else would answer; a question (OP-46) from the platform's webhook if set, otherwise from the operator's model, otherwise from
 * the hotel's knowledge entries, as when the hotel's calls of today are used up. Yields the text as it arrives, and finally the whole answer; throws `AnswerFailure`.
 */
export async function* answerTo(
  context: RequestContext,
  question: Question,
): AsyncGenerator<string | Answer, void, void> {
  const { hotelId, actor, guest } = question.asker
  const wished = await answerToWish(context, question)
  if (wished) {
    // an order is shown as a card, not as it is being written
    if (wished.wish?.kind !== 'order') yield wished.text
    yield wished
    return
  }
  const budget = { perDay: context.outsideCallsPerDay, isVisitor: guest === null }
  const webhook = await context.database.withActor(SYSTEM, readWebhook)
  const found = await findEntries(context, hotelId, question.text, ENTRIES_ASKED)
  const hasOutside = webhook.url !== '' || context.chatModel !== null
  const mayAsk =
    hasOutside &&
    (await context.database.withActor(actor, (tx) => takeOutsideCall(tx, question.hotel, budget)))
  if (webhook.url && mayAsk) {
    const text = await askWebhook(context, webhook.url, question, found.entries)
    yield text
    yield { text, source: 'webhook', entries: sourcesOf(found) }
    return
  }
  const known = await context.database.withActor(actor, (tx) => readKnown(tx, question.asker))
  const grounds = { found, fact: factOf(question.text, known, question.hotel, question.language) }
  const plain = () => {
    const own = plainAnswer(question, grounds)
    return hasOutside ? withLimitNamed(own, question) : own
  }
  const answer =
    context.chatModel && mayAsk ? yield* askModel(context, context.chatModel, question, grounds) : plain()
  if (answer.source !== 'model') yield answer.text
  yield answer
}

/** Says why an answer is no better, where a model might have had one. */
function withLimitNamed(answer: Answer, { language }: Question): Answer {
  if (answer.source !== 'knowledge' && answer.source !== 'default') return answer
  return { ...answer, text: `${answer.text}\n${textIn(language, 'assistant', 'ownAlone')}` }
}
