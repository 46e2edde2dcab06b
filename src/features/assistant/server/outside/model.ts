import { type ChatModel, ModelFailure } from '#kit/server/chat-model.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { cleanText } from '#kit/shared/text.ts'
import type { Answer, Grounds, Question } from '../question.ts'
import { ANSWER_LENGTH_MAX } from '../../rules.ts'
import { isGrounded, piecesOf, type Source } from '../answer/grounded.ts'
import { plainAnswer, sourcesOf } from '../answer/plain.ts'
import { AnswerFailure } from '../failure.ts'
import { instructionsFor, turnsOf, UNKNOWN } from './prompt.ts'

const SENTENCE_MAX = 1000

/** What the model may repeat; a fact is about what it names. */
const textsOf = ({ hotel }: Question, { found, fact }: Grounds): Source[] => [
  ...found.entries.map(({ topic, content }) => ({ topic: `${hotel.name}: ${topic}`, content })),
  ...(fact ? [{ topic: hotel.name, content: fact.text }] : []),
]

/**
 * Streams the model's answer by sentences, without those that none of the hotel's texts says. If the model does not
 * know, this is the default reply; if nothing of it can be shown, or it fails before its first sentence, the answer is
 * made without it, if possible. `source` tells whether the text was yielded.
 */
export async function* askModel(
  { log, answerTimeLimitMs }: RequestContext,
  model: ChatModel,
  question: Question,
  grounds: Grounds & { own: Answer },
): AsyncGenerator<string, Answer, void> {
  const ask = {
    instructions: instructionsFor(question, grounds),
    turns: turnsOf(question),
    signal: question.signal,
    timeLimitMs: answerTimeLimitMs,
  }
  const texts = textsOf(question, grounds)
  const { hotelId } = question.asker
  let said = ''
  let rest = ''
  let shown = ''
  /** Of what has arrived, the sentences that are complete and true. */
  const ready = (isOver: boolean): string => {
    const sentences = piecesOf(rest)
    const open = isOver ? '' : (sentences.pop() ?? '')
    // what goes on for so long is no sentence
    rest = open.length > SENTENCE_MAX ? '' : open
    const known = sentences.filter((sentence) => isGrounded(sentence, texts))
    if (known.length < sentences.length)
      log.info({ hotelId }, 'the chat model said what no text of the hotel says')
    return known.join('')
  }
  try {
    for await (const piece of model.stream(ask)) {
      const taken = piece.slice(0, ANSWER_LENGTH_MAX - said.length)
      said += taken
      rest += taken
      const next = ready(false)
      if (next) yield next
      shown += next
      if (said.length === ANSWER_LENGTH_MAX) break
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    log.warn({ err: error, hotelId }, 'the chat model failed')
    if (!shown && grounds.own.source !== 'default') return grounds.own
    throw new AnswerFailure(error.reason, error)
  }
  if (said.trim().startsWith(UNKNOWN))
    return plainAnswer(question, { found: { ...grounds.found, isConfident: false }, fact: null, now: null })
  const last = ready(true)
  if (last) yield last
  const text = cleanText(shown + last)
  return text ? { text, source: 'model', entries: sourcesOf(grounds.found) } : grounds.own
}
