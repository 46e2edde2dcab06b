import { type ChatModel, ModelFailure } from '#kit/server/chat-model.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { cleanText } from '#kit/shared/text.ts'
import type { Source } from '../../sources.ts'
import type { Named } from '../../talk.ts'
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
  ...(fact ? [{ topic: '', content: fact.text, ...(fact.named ? { named: fact.named } : {}) }] : []),
]

/** What a model says, sentence by sentence, as far as it is proved. */
function createHearing({ hotel }: Question, { proofs }: LookedUp) {
  const used = new Set<Proof>()
  let before = ''
  const isProved = (sentence: string): boolean => {
    const said = sentence.replaceAll(hotel.name, ' ').trim()
    if (said === '' || smallTalkOf(said)) return true
    const proof = groundOf(said, proofs, before)
    if (!proof) return false
    // what is in a dish and for whom it is, is not for a model to say
    const beside = proof.topic ? said.replaceAll(proof.topic, ' ') : said
    if (proof.id === undefined && speaksOfDiet(beside)) return false
    used.add(proof)
    before = said
    return true
  }
  const entries = () =>
    [...used].flatMap(({ id, topic }): Source[] => (id === undefined ? [] : [{ id, topic }]))
  const named = () =>
    [...used].flatMap(({ id, topic, named = [] }): readonly Named[] =>
      id === undefined ? named : [{ kind: 'entry', name: inEnglish(topic) }],
    )
  return { isProved, entries, named }
}

type Asked = {
  question: Question
  written: string
  grounds: Grounds
  facts: HotelFacts
  own: Answer
  settled?: Pick<Answer, 'text' | 'entries'> | undefined
}

/**
 * Answers with a model what the own answer is not sure of. Streams what is settled, then the model's answer by sentences,
 * without those that neither the hotel's texts nor anything it looked up says. If it does not know, or nothing of it can be
 * shown, the own answer stands. What it drafted is shown as a card, of which nothing is streamed.
 */
export async function* askModel(
  context: RequestContext,
  model: ChatModel,
  { question, written, grounds, facts, own, settled = { text: '', entries: [] } }: Asked,
): AsyncGenerator<string, Answer, void> {
  const { log, answerTimeLimitMs } = context
  const { hotelId } = question.asker
  const verbatim = settled.text ? [settled.text] : []
  const lookedUp: LookedUp = { proofs: proofsOf(grounds), verbatim, card: null }
  const asked = {
    instructions: instructionsFor(question, lookedUp.proofs, new Date(), settled.text),
    turns: turnsOf({ ...question, text: written }),
    tools: toolsFor({ context, question, words: `${written}\n${question.text}`, facts, lookedUp }),
    signal: question.signal,
    timeLimitMs: answerTimeLimitMs,
  }
  const hearing = createHearing(question, lookedUp)
  let said = ''
  let rest = ''
  let told = 0
  /** Our own texts that came up, then, of what has arrived, the sentences that are complete and proved. */
  const ready = (isOver: boolean): string => {
    const news = lookedUp.verbatim.slice(told).map((text) => `${text}\n`)
    const isBelow = told > 0 && news.length > 0
    told += news.length
    const sentences = piecesOf(rest)
    const open = isOver ? '' : (sentences.pop() ?? '')
    // what goes on for so long is no sentence
    rest = open.length > SENTENCE_MAX ? '' : open
    const proved = sentences.filter(hearing.isProved)
    if (proved.length < sentences.length)
      log.info({ hotelId }, 'the chat model said what no text of the hotel says')
    return [...(isBelow ? ['\n'] : []), ...news, ...proved].join('')
  }
  let shown = ready(false)
  if (shown) yield shown
  const isAnswered = () => cleanText(shown) !== cleanText(settled.text)
  function* fallBack(): Generator<string, Answer, void> {
    yield own.text.startsWith(settled.text) ? own.text.slice(settled.text.length).trimStart() : own.text
    return own
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
    if (!isAnswered()) return yield* fallBack()
    throw new AnswerFailure(error.reason, error)
  }
  const last = said.trim().startsWith(UNKNOWN) ? '' : ready(true)
  if (last.trim() && !lookedUp.card) yield last
  shown += last
  const { card } = lookedUp
  if (card && !isPlain(card.intent))
    return { text: card.text, source: 'model', entries: [], intent: card.intent }
  if (!card && !isAnswered()) return yield* fallBack()
  if (card) yield `${shown && '\n'}${card.text}`
  const text = cleanText([shown, card?.text].filter(Boolean).join('\n'))
  const entries = [...settled.entries, ...hearing.entries()].slice(0, ENTRIES_NAMED)
  return { text, source: 'model', entries, named: hearing.named(), ...(card ? { intent: card.intent } : {}) }
}
