import { countsTo24 } from '#features/language/server/time-words.ts'
import type { OpenOffer } from '#features/service-items/server/offer-queries.ts'
import { isOpen } from '#features/services/rules.ts'
import type { VisitorActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import { localized } from '#kit/shared/languages.ts'
import type { OrderIntent } from '../../intents.ts'
import type { Answer, Question } from '../question.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'
import { statesAllergy } from '../facts/diet/read-question.ts'
import { aroundOf, cardBefore } from './card-time.ts'
import { asWritten } from './as-written.ts'
import { withoutDeclined } from './declined.ts'
import { readService, servicesNamed, type ServiceReading } from './read-service.ts'
import { leftOf, lineOf } from './line.ts'
import { offersNamed } from './offer-names.ts'
import { isAboutBooked } from './managing.ts'
import { statedBefore, withoutStated } from './stated-allergy.ts'
import { orderTimeOf, withTime } from './order-time.ts'
import { createReading } from './reading-time.ts'
import { withAndHalf } from './halves.ts'
import { menuIndexOf } from './menu-index.ts'
import { withPlaces } from './said-place.ts'
import { canBeHad } from './order-hours.ts'
import { textOfOrder } from './order-text.ts'
import { parseOrderIntent } from './read-order.ts'
import { textOfService } from './service-text.ts'
import { serviceIntentOf } from './service-intent.ts'

const FACTS = { source: 'facts' as const, entries: [] }

/** The answer to a guest who does not want what the hotel offers; null where that is something else. */
function answerToDeclined({ text, language }: Question, { offers }: HotelFacts): Answer | null {
  if (offersNamed(leftOf(lineOf(text)), offers).length === 0) return null
  return { ...FACTS, text: textIn(language, 'assistant', 'service.declined') }
}

/** The answer to a guest who wants something brought, done or booked; it orders and books nothing. Null where nothing is wanted. */
export async function answerIntent(
  context: RequestContext,
  question: Question,
  facts: HotelFacts,
): Promise<Answer | null> {
  const { text, language } = question
  const { groups, offers, roomService } = facts
  const read = createReading()
  if (read(() => withoutDeclined(text).text.trim() === '')) return answerToDeclined(question, facts)
  const isStated = read(() => statesAllergy(text))
  if (isStated === null) return null
  const menu = facts.dishes.map((item) => ({ ...item, enabled: item.enabled && !item.soldOut }))
  const { isKnown, isExact } = menuIndexOf(menu)
  const { stated, rest } = isStated
    ? withoutStated(text, isKnown)
    : { stated: statedBefore(question.before), rest: text }
  if (rest.trim() === '') return null
  const halved = read(() => withAndHalf(rest, isKnown)) ?? rest
  const card = cardBefore(question)
  const timeOf = (goesOn: boolean) => orderTimeOf(halved, aroundOf(question, isExact, goesOn ? card : null))
  const timed = read(() => timeOf(true))
  const order = timed?.text ?? halved
  if (read(() => isAboutBooked(text, offers)) !== false) return null
  const parsed = read(() =>
    parseOrderIntent(order, menu, groups, {
      isTimed: timed !== null,
      stated,
      about: question.talk ? (question.talk.isWanted ? 'wish' : 'question') : 'nothing',
    }),
  )
  const intent =
    parsed?.kind === 'order'
      ? withTime(
          withPlaces(parsed, parsed.places ?? [], question.asker),
          (goesOn(parsed, card, question) ? timed : read(() => timeOf(false)))?.time,
          canBeHad(facts, question.hotel.timeZone),
        )
      : parsed
  // whoever says what they must not eat hears what dishes contain, unless they order with it
  if (isStated && (intent?.kind !== 'order' || intent.lines.length === 0)) return null
  const reading = offers.length > 0 && !isStated ? read(() => readService(text, offers)) : null
  const isOrder = intent?.kind === 'order' && (!reading || intent.lines.length + intent.soldOut.length > 0)
  if (reading && !isOrder) return answerWithService(context, question, reading)
  if (intent?.kind === 'request')
    return { ...FACTS, intent, text: textIn(language, 'assistant', 'wish.request') }
  if (!intent || intent.kind !== 'order' || !roomService) return null
  if (isOpen(roomService)) {
    const whole = addNamedServices(intent, offers)
    return { ...FACTS, intent: whole, text: textOfOrder(whole, question) }
  }
  const service = localized(roomService.label, language)
  return { ...FACTS, text: textIn(language, 'assistant', 'serviceOff', { service }) }
}

/** Whether an order is for when the card before it was, unless it says otherwise. */
const goesOn = ({ lines }: OrderIntent, card: OrderIntent | null, { text, written = text }: Question) =>
  written !== text || lines.every(({ itemId }) => card?.lines.some((line) => line.itemId === itemId))

/** An order with what no dish is called but something else that the hotel offers. */
function addNamedServices(order: OrderIntent, offers: readonly OpenOffer[]): OrderIntent {
  const named = order.unknown.map((words) => ({ words, meant: servicesNamed(words, offers) }))
  const services = named.flatMap(({ meant }) => meant)
  if (services.length === 0) return order
  return {
    ...order,
    unknown: named.filter(({ meant }) => meant.length === 0).map(({ words }) => words),
    services: services.map(({ id, name, category }) => ({ offerId: id, name, category })),
  }
}

/** The card of what was read of a message: what is free is looked for, and nothing is booked. */
export async function answerWithService(
  { database }: RequestContext,
  question: Question,
  read: ServiceReading<OpenOffer>,
): Promise<Answer> {
  const { asker, hotel, language } = question
  const { hotelId, guest } = asker
  const { timeZone } = hotel
  const reading = asWritten(read, question)
  const now = Date.now()
  const latestBookable = guest?.expiresAt?.getTime() ?? Infinity
  // a free time depends on all guests, and tells of none
  const seen: VisitorActor = { kind: 'visitor', hotelId }
  const found = await database.withActor(seen, (tx) =>
    serviceIntentOf(
      tx,
      { hotelId, timeZone, now, latestBookable, countsTo24: countsTo24(language) },
      reading,
    ),
  )
  const intent = withPlaces(found, reading.rooms, asker)
  const room = guest?.roomNumber ?? null
  return { ...FACTS, intent, text: textOfService(intent, reading, { language, timeZone, now, room }) }
}
