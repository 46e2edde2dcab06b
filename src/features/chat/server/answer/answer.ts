import { findEntries } from '#features/knowledge/server/find.ts'
import { readWebhook } from '#features/platform/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Answer } from '../change.ts'
import { factOf, readKnown } from './facts.ts'
import { askModel } from './model.ts'
import { plainAnswer, type Question, sourcesOf } from './plain.ts'
import { askWebhook } from './webhook.ts'

const ENTRIES_ASKED = 5

/**
 * Answers a question (OP-46): from the platform's webhook if set, otherwise from the operator's model, otherwise from
 * the hotel's knowledge entries. Yields the text as it arrives, and finally the whole answer; throws `AnswerFailure`.
 */
export async function* answerTo(
  context: RequestContext,
  question: Question,
): AsyncGenerator<string | Answer, void, void> {
  const { hotelId, actor } = question.asker
  const webhook = await context.database.withActor(SYSTEM, readWebhook)
  const found = await findEntries(context, hotelId, question.text, ENTRIES_ASKED)
  if (webhook.url) {
    const text = await askWebhook(context, webhook.url, question, found.entries)
    yield text
    yield { text, source: 'webhook', entries: sourcesOf(found) }
    return
  }
  const known = await context.database.withActor(actor, (tx) => readKnown(tx, question.asker))
  const grounds = { found, fact: factOf(question.text, known, question.hotel, question.language) }
  const answer = context.chatModel
    ? yield* askModel(context, context.chatModel, question, grounds)
    : plainAnswer(question, grounds)
  if (answer.source !== 'model') yield answer.text
  yield answer
}
