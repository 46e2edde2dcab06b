import { type ChatModel, ModelFailure } from '#kit/server/chat-model.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { cleanText } from '#kit/shared/text.ts'
import type { Answer } from '../change.ts'
import { ANSWER_LENGTH_MAX } from '../../rules.ts'
import { type Grounds, plainAnswer, type Question, sourcesOf } from './plain.ts'
import { AnswerFailure } from './failure.ts'
import { instructionsFor, turnsOf, UNKNOWN } from './prompt.ts'

/** Whether the text so far may still become the `UNKNOWN` marker. */
const mayBeUnknown = (text: string) => UNKNOWN.startsWith(text.trim().slice(0, UNKNOWN.length))

/**
 * Streams the model's answer. If the model does not know, this is the default reply; if it fails before its first word,
 * the answer is made without it, if possible. `source` tells whether the text was yielded.
 */
export async function* askModel(
  { log, answerTimeLimitMs }: RequestContext,
  model: ChatModel,
  question: Question,
  grounds: Grounds,
): AsyncGenerator<string, Answer, void> {
  const ask = {
    instructions: instructionsFor(question, grounds),
    turns: turnsOf(question),
    ...{ signal: question.signal, timeLimitMs: answerTimeLimitMs },
  }
  let said = ''
  let shown = 0
  try {
    for await (const piece of model.stream(ask)) {
      said = (said + piece).slice(0, ANSWER_LENGTH_MAX)
      if (shown === 0 && mayBeUnknown(said)) continue
      yield said.slice(shown)
      shown = said.length
      if (shown === ANSWER_LENGTH_MAX) break
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    log.warn({ err: error, hotelId: question.asker.hotelId }, 'the chat model failed')
    const plain = plainAnswer(question, grounds)
    if (shown === 0 && plain.source !== 'default') return plain
    throw new AnswerFailure(error.reason, error)
  }
  const text = cleanText(said)
  if (!text) {
    const plain = plainAnswer(question, grounds)
    if (plain.source === 'default') throw new AnswerFailure('failed')
    return plain
  }
  if (text.startsWith(UNKNOWN))
    return plainAnswer(question, { found: { ...grounds.found, isConfident: false }, fact: null })
  if (shown < said.length) yield said.slice(shown)
  return { text, source: 'model', entries: sourcesOf(grounds.found) }
}
