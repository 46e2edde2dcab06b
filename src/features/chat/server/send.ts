import { setTimeout as pause } from 'node:timers/promises'
import { answerTo } from '#features/assistant/server/answer.ts'
import { AnswerFailure } from '#features/assistant/server/failure.ts'
import type { Answer } from '#features/assistant/server/question.ts'
import { keptTalk } from '#features/assistant/talk.ts'
import { findHotelBySlug } from '#features/hotels/server/queries.ts'
import type { OpenHotel, RequestContext } from '#kit/server/context.ts'
import { chatAnswers, chatFailures } from '#kit/server/metrics.ts'
import { toUnavailable } from '#kit/server/unavailable.ts'
import { cleanText } from '#kit/shared/text.ts'
import type { ChatEvent } from '../contract.ts'
import { announceChat } from './announce.ts'
import type { Asker } from './asker.ts'
import { endAnswer } from './change.ts'
import { askOfEmergency, mayBeDoubtful } from './emergency.ts'
import { findAnswerTo, findConversation } from './queries.ts'
import type { Said, Taken } from './taken.ts'

const LOOK_AGAIN_MS = 300

/** A claim lasts slightly longer than the longest answer (three times the limit on each word). */
export const claimMs = ({ answerTimeLimitMs }: RequestContext) => answerTimeLimitMs * 3 + 5000

type Asked = RequestContext & { hotel: OpenHotel }
type Claimed = Extract<Taken, { outcome: 'answer' }>

/** The guest's stream after a message was stored: the answer in chunks, unless a person has to give it. */
export async function* replyTo(
  context: Asked,
  asker: Asker,
  said: Said,
  taken: Exclude<Taken, { outcome: 'taken-session' | 'limit-reached' | 'still-answering' }>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  try {
    yield { kind: 'kept', message: taken.message }
    if (taken.outcome === 'answer') yield* answer(context, asker, said, taken, signal)
    else if (taken.outcome === 'repeat') yield* awaitAnswer(context, asker, said, taken, signal)
    else {
      const { conversation } = taken
      const { replyCount, state } = conversation
      const ask = () =>
        context.database.withActor(asker.actor, (tx) => askOfEmergency(tx, asker, conversation, said))
      const asked = mayBeDoubtful(said.message) ? await ask() : null
      if (asked) announceChat(context.events, conversation)
      yield { kind: 'done', success: true, message: null, asked, error: null, replyCount, state }
    }
  } catch (error) {
    // what guards every call is over by the time a stream runs
    throw toUnavailable(error)
  }
}

/** Generates the answer. If the guest leaves, generation stops, and the text so far is stored. */
async function* answer(
  context: Asked,
  asker: Asker,
  said: Said,
  { conversation, before }: Claimed,
  left: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  const { database, events, log } = context
  let text = ''
  let made: Answer | null = null
  let error: 'timeout' | 'failed' | null = null
  let isEnded = false
  const end = async () => {
    isEnded = true
    const clean = cleanText(text)
    const part: Answer | null =
      made ?? (clean && !error ? { text: clean, source: 'model', entries: [] } : null)
    if (part) chatAnswers.inc({ source: part.source })
    if (error) chatFailures.inc({ reason: error })
    const ended = await database.withActor(asker.actor, async (tx) => {
      const answered = await endAnswer(tx, conversation, said.key, part)
      const mayAsk = answered.state === 'assistant'
      return { ...answered, asked: mayAsk ? await askOfEmergency(tx, asker, conversation, said) : null }
    })
    announceChat(events, conversation)
    return ended
  }
  try {
    const hotel = await database.withActor(asker.actor, (tx) => findHotelBySlug(tx, context.hotel.slug))
    if (!hotel) throw new AnswerFailure('failed')
    const question = {
      asker,
      hotel,
      before,
      talk: keptTalk(conversation.talk),
      sessionId: said.sessionId,
      text: said.message,
      language: said.language,
      signal: left,
    }
    for await (const part of answerTo(context, question)) {
      if (typeof part === 'string') {
        text += part
        yield { kind: 'piece', text: part }
      } else made = part
    }
  } catch (cause) {
    error = cause instanceof AnswerFailure ? cause.reason : 'failed'
    if (!(cause instanceof AnswerFailure)) log.error({ err: cause }, 'could not generate an answer')
  } finally {
    // If the guest disconnects, the generator never resumes after its `yield`, so the rest has to happen in `finally`.
    if (left.aborted || (!made && !error)) await end()
  }
  if (isEnded) return
  const ended = await end()
  yield { kind: 'done', success: !error, error, ...ended }
}

/** For a retry: waits for the answer that is being made elsewhere. */
async function* awaitAnswer(
  context: Asked,
  { actor, hotelId }: Asker,
  { sessionId, key }: Said,
  taken: Extract<Taken, { outcome: 'repeat' }>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  let { answer: found, conversation } = taken
  while (!found && conversation.answering === key && !signal.aborted) {
    await pause(LOOK_AGAIN_MS)
    const seen = await context.database.withActor(actor, async (tx) => ({
      found: await findAnswerTo(tx, hotelId, key),
      conversation: await findConversation(tx, hotelId, sessionId),
    }))
    found = seen.found
    if (!seen.conversation || (seen.conversation.answeringUntil?.getTime() ?? 0) < Date.now()) break
    conversation = seen.conversation
  }
  const { replyCount, state } = conversation
  const error = found || state !== 'assistant' ? null : 'failed'
  yield { kind: 'done', success: !error, message: found, asked: null, error, replyCount, state }
}
