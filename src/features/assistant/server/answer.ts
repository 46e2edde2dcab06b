import { languageOf } from '#features/language/server/language-of.ts'
import { WANTING_OF_OTHERS } from '#features/language/server/order-words.ts'
import { readWebhook } from '#features/platform/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import { isPlain } from '../rules.ts'
import { plainAnswerInParts } from './answer/parts.ts'
import type { Known } from './answer/known.ts'
import { type OwnAnswer, sourcesOf } from './answer/plain.ts'
import { lineOf } from './intents/line.ts'
import { answerUnplaced } from './intents/unplaced-order.ts'
import { takeOutsideCall } from './outside/calls.ts'
import { askModel } from './outside/model.ts'
import { askWebhook } from './outside/webhook.ts'
import type { Answer, Grounds, Question } from './question.ts'
import { readInTalk } from './talk/read-in-talk.ts'
import { talkAfter } from './talk/talk-after.ts'

/**
 * Answers a message: an intent by what was understood of it, whoever else would answer; a question (OP-46) from the
 * platform's webhook if set, otherwise from the hotel's data and knowledge entries, and where these are not sure from the
 * operator's model that looks things up in them, unless the hotel's calls of today are used up. Yields the text as it arrives, and
 * finally the whole answer, in the language of the message where that is plain, else of the screen; throws
 * `AnswerFailure`.
 */
export async function* answerTo(
  context: RequestContext,
  asked: Question,
): AsyncGenerator<string | Answer, void, void> {
  const { question, wanted, known } = await readInTalk(context, {
    ...asked,
    language: spokenIn(asked.text) ?? asked.language,
  })
  const about = (answer: Answer, grounds?: Grounds) => ({
    ...answer,
    ...talkAfter(question, answer, grounds),
  })
  if (wanted) {
    // what is shown as a card is not shown as it is being written
    if (!wanted.intent || isPlain(wanted.intent)) yield wanted.text
    yield about(wanted)
    return
  }
  const { database, chatModel } = context
  const { actor, guest } = question.asker
  const budget = { perDay: context.outsideCallsPerDay, isVisitor: guest === null }
  const mayAsk = () => database.withActor(actor, (tx) => takeOutsideCall(tx, question.hotel, budget))
  const webhook = await database.withActor(SYSTEM, readWebhook)
  const { grounds } = known
  const isWebhookAsked = webhook.url !== '' && (await mayAsk())
  if (isWebhookAsked) {
    // whoever is asked outside reads what the guest wrote, and knows the conversation
    const written = { ...question, text: asked.text }
    const text = await askWebhook(context, webhook.url, written, grounds.found.entries)
    yield text
    yield about({ text, source: 'webhook', entries: sourcesOf(grounds.found) }, grounds)
    return
  }
  const { isSure, settled, ...own } = plainOrUnplaced(asked, question, known)
  const isModelWanted = webhook.url === '' && chatModel !== null && !isSure
  if (chatModel && isModelWanted && (await mayAsk())) {
    const given = { question, written: asked.text, grounds, facts: known.facts, own, settled }
    yield about(yield* askModel(context, chatModel, given), grounds)
    return
  }
  const answer = webhook.url !== '' || isModelWanted ? withLimitNamed(own, question) : own
  yield answer.text
  yield about(answer, grounds)
}

/** Of ours the language of a message; null where that is unclear, or an order in another. */
const spokenIn = (text: string) => (WANTING_OF_OTHERS.test(lineOf(text).said) ? null : languageOf(text))

/** The answer without a model; to what plainly orders something never a bare price, but what of it found no place. */
function plainOrUnplaced(
  { text }: Question,
  question: Question,
  { parts, ofParts, facts, grounds }: Known,
): OwnAnswer {
  const own = plainAnswerInParts(question, parts, ofParts)
  const named = grounds.fact?.named ?? []
  const isPriced = own.source === 'facts' && named.length > 0 && named.every(({ kind }) => kind === 'dish')
  const unplaced =
    own.source === 'default' || isPriced ? answerUnplaced({ ...question, text }, facts, isPriced) : null
  return unplaced ? { ...unplaced, isSure: false } : own
}

/** Says why an answer is no better, where a model might have had one. */
function withLimitNamed(answer: Answer, { language }: Question): Answer {
  if (answer.source !== 'knowledge' && answer.source !== 'default') return answer
  return { ...answer, text: `${answer.text}\n${textIn(language, 'assistant', 'ownAlone')}` }
}
