import { findEntries, findPhrased } from '#features/knowledge/server/find.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { readWebhook } from '#features/platform/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import { isPlain } from '../rules.ts'
import { type Part, partsOf, plainAnswerInParts, together } from './answer/parts.ts'
import { nowOf, sourcesOf } from './answer/plain.ts'
import { areDistinctTopics, speaksOfAll, subjectsOf } from './answer/subjects.ts'
import { factOf, readHotelFacts } from './facts/facts.ts'
import { answerIntent } from './intents/answer.ts'
import { answerPersonAsked } from './intents/ask-person.ts'
import { answerCancellation } from './intents/cancellation.ts'
import { takeOutsideCall } from './outside/calls.ts'
import { askModel } from './outside/model.ts'
import { askWebhook } from './outside/webhook.ts'
import type { Answer, Grounds, Question } from './question.ts'
import { type Reading, readingsOf } from './talk/readings.ts'
import { talkAfter } from './talk/talk-after.ts'

const ENTRIES_ASKED = 5

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
    language: languageOf(asked.text) ?? asked.language,
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
  const { isSure, settled, ...own } = plainAnswerInParts(question, known.parts, known.ofParts)
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

/** What a guest wants or lets go of, as the rules read it; null where the message asks something. */
const readWanted = async (context: RequestContext, question: Question): Promise<Answer | null> =>
  answerPersonAsked(question) ??
  (await answerIntent(context, question)) ??
  (await answerCancellation(context, question))

/** Whether the hotel says of this very message which entry answers it, whatever else it may be read as. */
async function isAnsweredByHotel(context: RequestContext, asked: Question): Promise<boolean> {
  if (answerPersonAsked(asked)) return false
  const found = await findPhrased(context, asked.asker.hotelId, asked.text, 1)
  return found?.phrased === 'same'
}

/**
 * A message as it is to be read in its conversation, with what it wants or what is known of it: of its readings the first
 * that has an answer, otherwise as it stands.
 */
async function readInTalk(context: RequestContext, asked: Question) {
  const readings = readingsOf(asked.text, asked.talk, asked.language)
  if (readings.length === 1 && (await isAnsweredByHotel(context, asked)))
    return { question: asked, wanted: null, known: await findKnown(context, asked) }
  let own: Read | null = null
  for (const reading of readings) {
    const { text } = reading
    const question = { ...asked, text }
    const wanted = await readWanted(context, question)
    const read: Read = wanted
      ? { question, wanted, known: null }
      : { question, wanted: null, known: await findKnown(context, question) }
    if (readings.length === 1 || isAnswered(read, reading)) return read
    if (text === asked.text) own = read
  }
  return own ?? { question: asked, wanted: null, known: await findKnown(context, asked) }
}

type Known = Awaited<ReturnType<typeof findKnown>>
type Read = { question: Question } & ({ wanted: Answer; known: null } | { wanted: null; known: Known })

/** Whether a message has an answer as it was read. */
function isAnswered({ question, wanted, known }: Read, { byHotel = false, saying }: Reading): boolean {
  if (wanted) return saying === undefined
  const { source } = plainAnswerInParts(question, known.parts, known.ofParts)
  const [entry] = known.grounds.found.entries
  if (saying !== undefined) return source === 'knowledge' && entry !== undefined && speaksOfAll(entry, saying)
  return source === 'knowledge' || (source === 'facts' && !byHotel)
}

/** What a question asks, and what the hotel knows of each part and of the whole. */
async function findKnown(context: RequestContext, question: Question) {
  const { asker, hotel, language } = question
  const { parts, found } = await findParts(context, question)
  const known = await context.database.withActor(asker.actor, (tx) => readHotelFacts(tx, asker))
  const ofParts = found.map((each, at) => {
    const text = parts[at]?.text ?? ''
    const fact = factOf(text, known, hotel, language)
    // what the hotel says this very question is answered by; what a dish contains no wording turns aside
    const isByEntry = each.phrased !== undefined && !fact?.isExact
    return { found: each, fact: isByEntry ? null : fact, now: nowOf({ ...question, text }, each) }
  })
  return { parts, ofParts, facts: known, grounds: together(ofParts) }
}

/** What a message asks, with what is found for each part. */
async function findParts(context: RequestContext, question: Question) {
  const { text: whole, asker } = question
  const find = (text: string) => findEntries(context, asker.hotelId, text, ENTRIES_ASKED)
  const phrased = await findPhrased(context, asker.hotelId, whole, ENTRIES_ASKED)
  if (phrased) return { parts: [{ text: whole, name: whole }], found: [phrased] }
  const parts = partsOf(whole).map((text): Part => ({ text, name: text }))
  const subjects = parts.length === 1 ? subjectsOf(whole) : null
  const [found, apart] = await Promise.all([
    Promise.all(parts.map(({ text }) => find(text))),
    Promise.all(subjects?.map(({ text }) => find(text)) ?? []),
  ])
  const [first] = found
  return subjects && first && areDistinctTopics(whole, first, subjects, apart)
    ? { parts: subjects, found: apart }
    : { parts, found }
}

/** Says why an answer is no better, where a model might have had one. */
function withLimitNamed(answer: Answer, { language }: Question): Answer {
  if (answer.source !== 'knowledge' && answer.source !== 'default') return answer
  return { ...answer, text: `${answer.text}\n${textIn(language, 'assistant', 'ownAlone')}` }
}
