import { FOLLOW_UPS, TROUBLE } from '#features/language/server/lists.ts'
import { isUnderWay } from '#features/room-service/rules.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Intent, ServiceOption } from '../../intents.ts'
import { hasOffer } from '../../rules.ts'
import { talkAfter } from '../talk/talk-after.ts'
import { namedOf, type Talk, talkOf } from '../../talk.ts'
import { orderText } from '../facts/facts.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'
import { answerIntent } from '../intents/answer.ts'
import type { Answer, Question } from '../question.ts'
import { readComplaint } from './read-complaint.ts'

/** What the hotel does of what is asked for in these words, other than to book an appointment. */
const offersOf = (intent: Intent | undefined): ServiceOption[] =>
  intent?.kind === 'request' ? intent.offers.filter(({ isAppointment }) => !isAppointment) : []

/**
 * The answer to a guest who complains: an apology, where they wait how far their order is, and a person with one press;
 * what the hotel can do about it, or the card of what they order besides, stands beside. Null for all others.
 */
export async function answerComplaint(
  context: RequestContext,
  question: Question,
  facts: HotelFacts,
): Promise<Answer | null> {
  const { text, language, hotel } = question
  const complaint = readComplaint(text)
  if (!complaint) return null
  const sorry = textIn(language, 'assistant', 'complaint')
  const answerTo = async (said: string) => answerIntent(context, { ...question, text: said }, facts)
  const read = async (said: string) => (await answerTo(said))?.intent
  const besides = complaint.rest.trim() === '' ? null : await answerTo(complaint.rest)
  if (besides?.intent?.kind === 'order' && hasOffer(besides.intent)) {
    const intent = { ...besides.intent, sorry }
    const answer = { ...besides, intent, text: `${sorry}\n${besides.text}` }
    return { ...answer, ...talkAfter({ ...question, text: complaint.rest.trim() }, answer) }
  }
  const wishes = [
    ...(besides ? [complaint.rest] : []),
    text,
    ...(complaint.about === '' ? [] : [`${FOLLOW_UPS[language].wanting} ${complaint.about}`]),
    ...(complaint.isDirty ? [TROUBLE[language].cleaning] : []),
  ]
  let offers: ServiceOption[] = []
  let talk: Talk | null = null
  for (const wish of wishes) {
    offers = offersOf(await read(wish))
    talk = offers.length > 0 ? talkOf(wish, true, namedOf('offer', offers)) : null
    if (talk) break
  }
  const order = complaint.isWaiting && facts.order && isUnderWay(facts.order) ? facts.order : null
  return {
    text: order ? `${sorry}\n${orderText(order, hotel, language)}` : sorry,
    source: 'facts',
    entries: [],
    intent: { kind: 'complaint', offers },
    ...(talk && { talk }),
  }
}
