import { type ChatModel, ModelFailure } from '#kit/server/chat-model.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { cleanText } from '#kit/shared/text.ts'
import type { Source } from '../../sources.ts'
import type { Answer, Grounds, Question } from '../question.ts'
import { ANSWER_LENGTH_MAX, isPlain } from '../../rules.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { groundOf, piecesOf } from '../answer/grounded.ts'
import { AnswerFailure } from '../failure.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'
import { speaksOfDiet } from '../facts/diet/read-question.ts'
import { instructionsFor, turnsOf, UNKNOWN } from './prompt.ts'
import { toolsFor } from './tools/all.ts'
import type { LookedUp, Proof } from './tools/tool.ts'

const SENTENCE_MAX = 1000
const ENTRIES_NAMED = 3

/** What is known before anything is looked up; a fact is about what it names. */
const proofsOf = ({ found, fact }: Grounds): Proof[] => [
  ...found.entries.map(({ id, topic, content }) => ({ id, topic, content })),
  ...(fact ? [{ topic: '', content: fact.text }] : []),
]

/** What a model says, sentence by sentence, as far as it is proved. */
function createHearing({ hotel }: Question, { proofs }: LookedUp) {
  const entries = new Map<string, Source>()
  let before = ''
  const isProved = (sentence: string): boolean => {
    const said = sentence.replaceAll(hotel.name, ' ').trim()
    if (said === '' || smallTalkOf(said)) return true
    const proof = groundOf(said, proofs, before)
    // what is in a dish and for whom it is, is not for a model to say
    if (!proof || speaksOfDiet(said.replaceAll(proof.topic || said, ' '))) return false
    if (proof.id !== undefined) entries.set(proof.id, { id: proof.id, topic: proof.topic })
    before = said
    return true
  }
  return { isProved, entries: () => [...entries.values()].slice(0, ENTRIES_NAMED) }
}

type Asked = { question: Question; written: string; grounds: Grounds; facts: HotelFacts; own: Answer }

/**
 * Streams the model's answer by sentences, without those that neither the hotel's texts nor anything it looked up says. If
 * the model does not know, or nothing of it can be shown, the own answer stands. What it drafted is shown as a card, of which
 * nothing is streamed. `source` tells whether the text was yielded.
 */
export async function* askModel(
  context: RequestContext,
  model: ChatModel,
  { question, written, grounds, facts, own }: Asked,
): AsyncGenerator<string, Answer, void> {
  const { log, answerTimeLimitMs } = context
  const { hotelId } = question.asker
  const lookedUp: LookedUp = { proofs: proofsOf(grounds), verbatim: [], card: null }
  const asked = {
    instructions: instructionsFor(question, lookedUp.proofs, new Date()),
    turns: turnsOf({ ...question, text: written }),
    tools: toolsFor({ context, question, words: `${written}\n${question.text}`, facts, lookedUp }),
    signal: question.signal,
    timeLimitMs: answerTimeLimitMs,
  }
  const hearing = createHearing(question, lookedUp)
  let said = ''
  let rest = ''
  let shown = ''
  let told = 0
  /** Our own texts that came up, then, of what has arrived, the sentences that are complete and proved. */
  const ready = (isOver: boolean): string => {
    const verbatim = lookedUp.verbatim.slice(told).map((text) => `${text}\n`)
    told += verbatim.length
    const sentences = piecesOf(rest)
    const open = isOver ? '' : (sentences.pop() ?? '')
    // what goes on for so long is no sentence
    rest = open.length > SENTENCE_MAX ? '' : open
    const proved = sentences.filter(hearing.isProved)
    if (proved.length < sentences.length)
      log.info({ hotelId }, 'the chat model said what no text of the hotel says')
    return [...(verbatim.length > 0 && shown ? ['\n'] : []), ...verbatim, ...proved].join('')
  }
  try {
    for await (const piece of model.stream(asked)) {
      const taken = piece.slice(0, ANSWER_LENGTH_MAX - said.length)
      said += taken
      rest += taken
      const next = ready(false)
      if (next.trim() && !lookedUp.card) yield next
      shown += next
      if (said.length === ANSWER_LENGTH_MAX) break
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    log.warn({ err: error, hotelId }, 'the chat model failed')
    if (!shown.trim()) return own
    throw new AnswerFailure(error.reason, error)
  }
  const last = said.trim().startsWith(UNKNOWN) && lookedUp.verbatim.length === 0 ? '' : ready(true)
  if (last.trim() && !lookedUp.card) yield last
  const text = cleanText(shown + last)
  const { card } = lookedUp
  if (card) {
    const { intent } = card
    if (!isPlain(intent)) return { text: card.text, source: 'model', entries: [], intent }
    yield `${text && '\n'}${card.text}`
    return { text: [text, card.text].filter(Boolean).join('\n'), source: 'model', entries: [], intent }
  }
  return text ? { text, source: 'model', entries: hearing.entries() } : own
}
