import { findByWords, findPhrased, type FoundEntry } from '#features/knowledge/server/find.ts'
import { passageOf } from '#features/knowledge/server/retrieval/passage.ts'
import { SURE_FROM } from '#features/knowledge/server/retrieval/weights.ts'
import { PLACES, PRONOUN } from '#features/language/server/follow-up-words.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import type { Talk } from '../../talk.ts'
import { findKnown, type Known, knownBy } from '../answer/known.ts'
import { plainAnswerInParts } from '../answer/parts.ts'
import { nowOf } from '../answer/plain.ts'
import { speaksOf } from '../answer/subjects.ts'
import { dietFactOf } from '../facts/diet/diet-fact.ts'
import { asksForThemselves } from '../facts/diet/read-question.ts'
import { answerComplaint } from '../complaint/answer.ts'
import { readHotelFacts } from '../facts/facts.ts'
import type { Fact, HotelFacts } from '../facts/hotel-facts.ts'
import { listFactOf } from '../facts/list-fact.ts'
import { answerIntent } from '../intents/answer.ts'
import { answerPersonAsked } from '../intents/ask-person.ts'
import { answerCancellation } from '../intents/cancellation.ts'
import { intentOf } from '../intents/intent.ts'
import { lineOf } from '../intents/line.ts'
import { withKept } from '../intents/kept-on-card.ts'
import { cancelsSuggestion } from '../intents/managing.ts'
import { menuIndexOf } from '../intents/menu-index.ts'
import { statedBefore } from '../intents/stated-allergy.ts'
import { isReply } from '../phrasing-doubts.ts'
import type { Answer, Grounds, Question } from '../question.ts'
import { withOtherServiceTime, withOtherTime } from './other-time.ts'
import { isOrderOfItsOwn, isWholeOrder } from './own-order.ts'
import { type Reading, readingsOf, waysOf } from './readings.ts'
import { subjectsIn, withName } from './said.ts'
import { namedIn, type Told, toldOf } from './told.ts'
import {
  type Asked,
  askedIn,
  isToldHere,
  isAbout,
  sharesWithin,
  toldAll,
  type Within,
  withinTalk,
} from './within.ts'

/** A message as it was read, with what it wants or what is known of it. */
export type Read = { question: Question } & ({ wanted: Answer; known: null } | { wanted: null; known: Known })

/** What a guest wants or lets go of, as the rules read it; null where the message asks something. */
const readWanted = async (
  context: RequestContext,
  question: Question,
  facts: HotelFacts,
): Promise<Answer | null> =>
  answerPersonAsked(question) ??
  (await answerIntent(context, question, facts)) ??
  (await answerCancellation(context, question, facts))

/** Whether the hotel says of this very message which entry answers it, whatever else it may be read as but an order. */
async function isAnsweredByHotel(
  context: RequestContext,
  asked: Question,
  facts: HotelFacts,
): Promise<boolean> {
  if (answerPersonAsked(asked) || (asked.talk && isReply(asked.text))) return false
  const found = await findPhrased(context, asked.asker.hotelId, asked.text, 1)
  if (found?.phrased !== 'same') return false
  const intent = (await answerIntent(context, asked, facts))?.intent
  return intent?.kind !== 'order' || intent.lines.length === 0
}

/**
 * A message as it is to be read in its conversation: as the first of its readings that has an answer, otherwise by what
 * the conversation is about, otherwise as it stands.
 */
export async function readInTalk(context: RequestContext, asked: Question): Promise<Read> {
  const { asker, text, language } = asked
  const facts = await context.database.withActor(asker.actor, (tx) => readHotelFacts(tx, asker))
  const readWith = async (question: Question, wanted: Answer | null): Promise<Read> =>
    wanted
      ? { question, wanted, known: null }
      : { question, wanted: null, known: await findKnown(context, question, facts) }
  const read = async (said: string, isAsked = false) => {
    const question = { ...asked, text: said, written: text }
    const wish = isAsked ? null : await readWanted(context, question, facts)
    return readWith(question, wish && said !== text ? withKept(wish, question) : wish)
  }
  if (await isAnsweredByHotel(context, asked, facts)) return readWith(asked, null)
  const complaint = await answerComplaint(context, asked, facts)
  if (complaint) return readWith(asked, complaint)
  const careful = carefulFactOf(asked, facts)
  if (careful) return answered(asked, facts, { ...NO_GROUNDS, fact: careful })
  if (!asked.talk || smallTalkOf(text) || cancelsSuggestion(text)) return read(text)
  const otherTime = withOtherTime(asked, facts) ?? (await withOtherServiceTime(context, asked, facts))
  if (otherTime) return { ...otherTime, known: null }
  const { asks } = waysOf(text)
  const { named, question } = asked.talk
  const talk = named.length > 0 ? asked.talk : { ...asked.talk, named: namedIn(question, facts) }
  // what names an offer itself wants that, whatever was spoken of
  const wanted = await readWanted(context, asked, facts)
  const isOffered = wanted?.intent?.kind === 'request' && wanted.intent.offers.length > 0
  // so does what names dishes, where something else was spoken of
  const isOfDishes = talk.named.some(({ kind }) => kind === 'dish')
  const isOrder = !isOfDishes && !asks && wanted?.intent?.kind === 'order' && wanted.intent.lines.length > 0
  if (isOffered || isOrder || isOrderOfItsOwn(asked, wanted?.intent)) return readWith(asked, wanted)
  const isPlaced = PLACES.some((place) => place.test(lineOf(text).said))
  const inList = isPlaced ? null : listFactOf(text, asks, talk, facts, asked.hotel, language)
  if (inList) return answered(asked, facts, { ...NO_GROUNDS, fact: inList })
  const compared = askedIn(text, language, question)
  const told = await findTold(context, asked, talk, facts)
  const wholly = isWholeOrder(wanted?.intent) ? null : toldAll(compared, told)
  if (wholly && (asks || compared.kinds.length > 0 || talk.named[0]?.kind === 'entry'))
    return answered(asked, facts, groundsOf(wholly, compared, asked))
  const words = lineOf(text).tokens.map(({ word }) => word)
  const wishes = intentOf(words, text)?.wants === true
  let alone: Read | null = null
  const readAlone = async () => (alone ??= await readWith(asked, wanted))
  for (const reading of readingsOf(text, talk, language, facts)) {
    const one = await (reading.text === text ? readAlone() : read(reading.text, reading.isAsked))
    if (
      isAnswered(one, reading, {
        compared,
        told,
        isOwn: reading.text === text,
        isWish: talk.isWanted,
        wishes,
        asks,
        lines: talk.named.length,
      })
    )
      return one
  }
  const within = withinTalk(compared, told)
  const { known } = await readAlone()
  const likely = known ? likelyBy(known, compared) : null
  if (likely && (!within || within.isWhole))
    return { question: { ...asked, text }, wanted: null, known: knownBy(asked, likely, facts) }
  if (within) return answered(asked, facts, groundsOf(within, compared, asked))
  return readAlone()
}

/** What a dish contains of that which the guest has said that they must not eat, where they ask whether it is for them. */
function carefulFactOf({ text, before, hotel, language }: Question, facts: HotelFacts): Fact | null {
  const stated = asksForThemselves(text) ? statedBefore(before) : null
  if (stated === null) return null
  const { isKnown } = menuIndexOf(facts.menu)
  const namesDish = lineOf(text).tokens.some(({ word }) => isKnown(word))
  return namesDish ? dietFactOf(`${text} ${stated}`, facts, hotel, language) : null
}

const NO_GROUNDS: Grounds = {
  found: { entries: [], certainty: 0, isConfident: false },
  fact: null,
  now: null,
}

/** A message that goes on with its conversation, which then is about what it was about. */
const answered = (asked: Question, facts: HotelFacts, grounds: Grounds): Read => ({
  question: {
    ...asked,
    text: grounds.fact || grounds.found.isConfident ? (asked.talk?.question ?? asked.text) : asked.text,
  },
  wanted: null,
  known: knownBy(asked, grounds, facts),
})

const ENTRIES_ASKED = 8
/** From here on a question is about its likeliest entry, though that is not sure to answer it. */
const MEANT_FROM = 0.45

/** What the hotel tells of what a conversation is about. */
async function findTold(context: RequestContext, asked: Question, talk: Talk, facts: HotelFacts) {
  const { asker, hotel, language, text } = asked
  const topics = talk.named
    .filter(({ kind }) => kind === 'entry')
    .flatMap(({ name }) => name[DEFAULT_LANGUAGE] ?? [])
  const questions = [...topics, talk.question, `${subjectsIn(talk.question)} ${text}`]
  const found = await findByWords(context, asker.hotelId, questions, ENTRIES_ASKED)
  const entries = new Map<string, FoundEntry>()
  for (const each of found)
    for (const entry of each.entries) entries.set(entry.id, entries.get(entry.id) ?? entry)
  // what is the likeliest of a question without an answer is the likelier where its conversation goes on about it
  const before = talk.named.length === 0 ? found.at(-2) : undefined
  const [likeliest] = before?.entries ?? []
  const isMeant = before !== undefined && before.certainty >= MEANT_FROM
  const isLikely = isMeant || found.at(-1)?.entries[0]?.id === likeliest?.id
  const meant = likeliest && isLikely ? { ...likeliest, isMeant } : null
  return toldOf(talk, [...entries.values()], meant, facts, hotel, language)
}

/** What a conversation knows about a message, by which a message's own answer is judged. */
type InTalk = {
  compared: Asked
  told: readonly Told[]
  isOwn: boolean
  isWish: boolean
  /** Whether the message asks for something to be brought, and whether it asks a question. */
  wishes: boolean
  asks: boolean
  lines: number
}

/** From here on an entry is believed that is about what a message names in its conversation. */
const LIKELY_FROM = 0.35

/** What is likely to answer a message that names the entry's topic; null without such an entry. */
function likelyBy({ grounds: { found } }: Known, compared: Asked): Grounds | null {
  const [entry] = found.entries
  const isTold =
    entry && compared.isDependent && isAbout(compared, entry.topic) && isToldHere(compared, saidBy(entry))
  return isTold && found.certainty >= LIKELY_FROM
    ? { ...NO_GROUNDS, found: { ...found, isConfident: true } }
    : null
}

const saidBy = ({ topic, content }: FoundEntry) => ({ said: `${topic}\n${content}` })

/** Whether a message has an answer as it was read. */
function isAnswered(
  { question, wanted, known }: Read,
  { byHotel = false, isWanted = false, subject }: Reading,
  { compared, told, isOwn, isWish, wishes, asks, lines }: InTalk,
): boolean {
  if (wanted && subject !== undefined && !isWish) return false
  // what is nothing of the offer that was spoken of is wanted by itself
  if (wanted?.intent?.kind === 'request' && isWanted && wishes && wanted.intent.unclear) return false
  // of a question that is no whole order more may be known
  const isOrder = wanted?.intent?.kind === 'order'
  if (isOrder && isOwn && !isWish && asks && !isWholeOrder(wanted.intent)) return false
  if (wanted)
    return (
      !isWanted ||
      wanted.intent?.kind !== 'order' ||
      wanted.intent.unknown.length === 0 ||
      wanted.intent.lines.length > lines ||
      (isWish && wanted.intent.lines.length === lines && lines > 0)
    )
  if (isWanted) return false
  const { source } = plainAnswerInParts(question, known.parts, known.ofParts)
  if (source === 'facts') return !byHotel && !(isOwn && compared.isDependent && compared.units.length === 0)
  if (source !== 'knowledge') return false
  const [entry] = known.grounds.found.entries
  if (!entry) return false
  if (subject !== undefined) return speaksOf(entry.topic, subject) && isToldHere(compared, saidBy(entry))
  const ofTalk = told.find((each) => each.entry?.id === entry.id)
  if (!isOwn)
    return (ofTalk !== undefined || isAbout(compared, entry.topic)) && isToldHere(compared, saidBy(entry))
  if (ofTalk && compared.isDependent) return isToldHere(compared, ofTalk)
  if (!compared.isDependent) return isAbout(compared, saidBy(entry).said)
  return isAbout(compared, entry.topic) && isToldHere(compared, saidBy(entry))
}

/** A message with the name of what it speaks of by a pronoun. */
function named(text: string, name: string): string {
  const line = lineOf(text)
  const pronoun = PRONOUN.exec(line.said)
  return pronoun ? withName(text, line, pronoun, name) : text
}

/** What answers a message within its conversation, as an answer is based on it. */
function groundsOf({ answers, isWhole }: Within, compared: Asked, asked: Question): Grounds {
  const [first] = answers
  if (!first) return NO_GROUNDS
  const lead = isWhole ? textIn(asked.language, 'assistant', 'aboutTopic', { topic: first.topic }) : null
  if (first.entry) {
    const { content } = first.entry
    const passage = isWhole ? content : passageOf(content, sharesWithin(compared, content))
    const entry = { ...first.entry, passage, strength: 1 }
    const found = { entries: [entry], certainty: SURE_FROM, isConfident: true }
    return {
      ...NO_GROUNDS,
      found,
      now: nowOf({ ...asked, text: named(asked.text, first.topic) }, found) ?? lead,
    }
  }
  const facts = answers.flatMap(({ fact }): Fact[] => (fact ? [fact] : []))
  const text = [lead, ...facts.map((fact) => fact.text)].filter((line) => line !== null).join('\n')
  return { ...NO_GROUNDS, fact: { text, isWeak: false, named: facts.flatMap(({ named }) => named ?? []) } }
}
