import type { Hotel } from '#features/hotels/contract.ts'
import { findEntries, type Found, type FoundEntry } from '#features/knowledge/find.ts'
import { readWebhook } from '#features/platform/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Asker } from '../asker.ts'
import type { Answer } from '../change.ts'
import type { ChatMessage, Source } from '../message.ts'
import { type Fact, factOf, readKnown } from './facts.ts'
import { askModel } from './model.ts'
import { smallTalkOf } from './small-talk.ts'
import { askWebhook } from './webhook.ts'

const ENTRIES_ASKED = 5
const ENTRIES_NAMED = 3
/** Of the first entry's strength: weaker ones are not named as sources. */
const NAMED_FROM = 0.8

export type Question = {
  asker: Asker
  hotel: Hotel
  sessionId: string
  text: string
  language: Language
  before: readonly ChatMessage[]
  signal: AbortSignal
}

/** What an answer may rest on. */
export type Grounds = { found: Found; fact: Fact | null }

/** The entries that an answer is said to come from. */
export function sourcesOf({ entries, isConfident }: Found): Source[] {
  const from = (entries[0]?.strength ?? 0) * NAMED_FROM
  return isConfident
    ? entries
        .filter(({ strength }, at) => at === 0 || strength >= from)
        .slice(0, ENTRIES_NAMED)
        .map(({ id, topic }) => ({ id, topic }))
    : []
}

/** CHAT-13, and whom to call instead. */
function defaultReply({ hotel, language }: Question): string {
  const number = hotel.bookingSupportNumber ?? hotel.contactPhone
  const say = (key: string, values?: Record<string, string>) => textIn(language, 'assistant', key, values)
  return `${say('default')} ${number ? say('call', { number }) : say('askReception')}`
}

const quoted = ({ id, topic, content }: FoundEntry): Answer => ({
  ...{ text: content, source: 'knowledge', entries: [{ id, topic }] },
})

/** The answer without a model: what the database knows, else the best entry's own words, else the default reply. */
export function plainAnswer(question: Question, { found, fact }: Grounds): Answer {
  const { text, language } = question
  const [best] = found.entries
  const entry = found.isConfident && best ? best : null
  if (fact && !(fact.isWeak && entry)) return { text: fact.text, source: 'facts', entries: [] }
  if (entry) return quoted(entry)
  const talk = smallTalkOf(text)
  if (talk) {
    return { text: textIn(language, 'assistant', `talk.${talk}`), source: 'greeting', entries: [] }
  }
  return { text: defaultReply(question), source: 'default', entries: [] }
}

/**
 * Answers a question (OP-46): the platform's webhook when one is set, else the operator's model, else what the hotel
 * has written down. Yields the words as they come, and at the end the whole; throws `AnswerFailure`.
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
