import { readWebhook } from '#features/platform/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Answer } from '../change.ts'
import { factOf, readKnown } from './facts.ts'
import { findInTalk } from './find-in-talk.ts'
import { askModel } from './model.ts'
import { plainAnswer, type Question, sourcesOf } from './plain.ts'
import { askWebhook } from './webhook.ts'
import { takeOutsideCall } from '../outside-calls.ts'
import { textIn } from '#kit/server/texts.ts'

const ENTRIES_ASKED = 5

/**
 * Answers a question (OP-46): from the platform's webhook if set, otherwise from the operator's model where the hotel
 * knows something about it, otherwise from the hotel's knowledge entries, as when the hotel's calls of today are used
 * up. Yields the text as it arrives, and finally the whole answer; throws `AnswerFailure`.
 */
export async function* answerTo(
  context: RequestContext,
  question: Question,
): AsyncGenerator<string | Answer, void, void> {
  const { database, chatModel } = context
  const { actor, guest } = question.asker
  const budget = { perDay: context.outsideCallsPerDay, isVisitor: guest === null }
  const mayAsk = () => database.withActor(actor, (tx) => takeOutsideCall(tx, question.hotel, budget))
  const webhook = await database.withActor(SYSTEM, readWebhook)
  const found = await findInTalk(context, question, ENTRIES_ASKED)
  const isWebhookAsked = webhook.url !== '' && (await mayAsk())
  if (isWebhookAsked) {
    const text = await askWebhook(context, webhook.url, question, found.entries)
    yield text
    yield { text, source: 'webhook', entries: sourcesOf(found) }
    return
  }
  const known = await database.withActor(actor, (tx) => readKnown(tx, question.asker))
  const grounds = { found, fact: factOf(question.text, known, question.hotel, question.language) }
  const isModelWanted =
    webhook.url === '' && chatModel !== null && (found.isConfident || grounds.fact !== null)
  const isModelAsked = isModelWanted && (await mayAsk())
  const plain = () => {
    const own = plainAnswer(question, grounds)
    return webhook.url !== '' || isModelWanted ? withLimitNamed(own, question) : own
  }
  const answer = chatModel && isModelAsked ? yield* askModel(context, chatModel, question, grounds) : plain()
  if (answer.source !== 'model') yield answer.text
  yield answer
}

/** Says why an answer is no better, where a model might have had one. */
function withLimitNamed(answer: Answer, { language }: Question): Answer {
  if (answer.source !== 'knowledge' && answer.source !== 'default') return answer
  return { ...answer, text: `${answer.text}\n${textIn(language, 'assistant', 'ownAlone')}` }
}
