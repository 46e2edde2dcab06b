import { languageOf } from '#features/language/server/language-of.ts'
import { readWebhook } from '#features/platform/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import { isPlain } from '../rules.ts'
import { findInTalk } from './answer/find-in-talk.ts'
import { type Part, partsOf, plainAnswerInParts, together } from './answer/parts.ts'
import { nowOf, sourcesOf } from './answer/plain.ts'
import { areDistinctTopics, subjectsOf } from './answer/subjects.ts'
import { factOf, readHotelFacts } from './facts/facts.ts'
import { answerIntent } from './intents/answer.ts'
import { answerPersonAsked } from './intents/ask-person.ts'
import { answerCancellation } from './intents/cancellation.ts'
import { takeOutsideCall } from './outside/calls.ts'
import { askModel } from './outside/model.ts'
import { askWebhook } from './outside/webhook.ts'
import type { Answer, Question } from './question.ts'

const ENTRIES_ASKED = 5

/**
 * Answers a message: an intent by what was understood of it, whoever else would answer; a question (OP-46) from the
 * platform's webhook if set, otherwise from the operator's model where the hotel knows something about it, otherwise
 * from the hotel's knowledge entries, as when the hotel's calls of today are used up. Yields the text as it arrives, and
 * finally the whole answer, in the language of the message where that is plain, else of the screen; throws
 * `AnswerFailure`.
 */
export async function* answerTo(
  context: RequestContext,
  asked: Question,
): AsyncGenerator<string | Answer, void, void> {
  const question = { ...asked, language: languageOf(asked.text) ?? asked.language }
  const { database, chatModel } = context
  const { actor, guest } = question.asker
  const wanted =
    answerPersonAsked(question) ??
    (await answerIntent(context, question)) ??
    (await answerCancellation(context, question))
  if (wanted) {
    // what is shown as a card is not shown as it is being written
    if (!wanted.intent || isPlain(wanted.intent)) yield wanted.text
    yield wanted
    return
  }
  const budget = { perDay: context.outsideCallsPerDay, isVisitor: guest === null }
  const mayAsk = () => database.withActor(actor, (tx) => takeOutsideCall(tx, question.hotel, budget))
  const webhook = await database.withActor(SYSTEM, readWebhook)
  const { parts, found } = await findParts(context, question)
  const isWebhookAsked = webhook.url !== '' && (await mayAsk())
  if (isWebhookAsked) {
    const all = together(found.map((each) => ({ found: each, fact: null, now: null }))).found
    const text = await askWebhook(context, webhook.url, question, all.entries)
    yield text
    yield { text, source: 'webhook', entries: sourcesOf(all) }
    return
  }
  const known = await database.withActor(actor, (tx) => readHotelFacts(tx, question.asker))
  const ofParts = found.map((each, at) => {
    const text = parts[at]?.text ?? ''
    const fact = factOf(text, known, question.hotel, question.language)
    return { found: each, fact, now: nowOf({ ...question, text }, each) }
  })
  const grounds = together(ofParts)
  // what is open now is read off the entry and the clock, and what a dish contains is not for a model to reword
  const isModelWanted =
    webhook.url === '' &&
    chatModel !== null &&
    grounds.now === null &&
    !grounds.fact?.isExact &&
    (grounds.found.isConfident || grounds.fact !== null)
  const isModelAsked = isModelWanted && (await mayAsk())
  const own = plainAnswerInParts(question, parts, ofParts)
  const limited = webhook.url !== '' || isModelWanted ? withLimitNamed(own, question) : own
  const answer =
    chatModel && isModelAsked ? yield* askModel(context, chatModel, question, { ...grounds, own }) : limited
  if (answer.source !== 'model') yield answer.text
  yield answer
}

/** What a message asks, with what is found for each part. */
async function findParts(context: RequestContext, question: Question) {
  const find = (text: string) => findInTalk(context, { ...question, text }, ENTRIES_ASKED)
  const parts = partsOf(question.text).map((text): Part => ({ text, name: text }))
  const subjects = parts.length === 1 ? subjectsOf(question.text) : null
  const [found, apart] = await Promise.all([
    Promise.all(parts.map(({ text }) => find(text))),
    Promise.all(subjects?.map(({ text }) => find(text)) ?? []),
  ])
  const [whole] = found
  return subjects && whole && areDistinctTopics(question.text, whole, subjects, apart)
    ? { parts: subjects, found: apart }
    : { parts, found }
}

/** Says why an answer is no better, where a model might have had one. */
function withLimitNamed(answer: Answer, { language }: Question): Answer {
  if (answer.source !== 'knowledge' && answer.source !== 'default') return answer
  return { ...answer, text: `${answer.text}\n${textIn(language, 'assistant', 'ownAlone')}` }
}
