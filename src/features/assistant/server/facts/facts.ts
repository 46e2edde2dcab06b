import { listAnnouncements } from '#features/announcements/server/queries.ts'
import type { GuestOrder } from '#features/room-service/contract.ts'
import { dayWords } from '#features/bookings/day-words.ts'
import { mayGuestCancel, waitsForItsTime } from '#features/room-service/own-order.ts'
import { isUnderWay } from '#features/room-service/rules.ts'
import { listOrdersOfGuest } from '#features/room-service/server/queries.ts'
import type { Hotel } from '#features/hotels/contract.ts'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { readKitchen } from '#features/kitchen/server/queries.ts'
import {
  OPEN,
  ORDER,
  ORDER_STATE,
  ORDERING,
  PLACING,
  SERVICES,
  WHAT,
} from '#features/language/server/asked-words.ts'
import { hasOneOf, isAlike, wordsOf } from '#features/language/words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { listOptionGroups } from '#features/menu/server/options-queries.ts'
import { listParts } from '#features/menu/server/parts-queries.ts'
import { listMenuItems } from '#features/menu/server/queries.ts'
import { listOpenOffers } from '#features/service-items/server/offer-queries.ts'
import type { Service } from '#features/services/contract.ts'
import { listServices } from '#features/services/server/queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { textIn } from '#kit/server/texts.ts'
import { timeAt } from '#kit/shared/day.ts'
import { shortId } from '#kit/shared/ids.ts'
import { type Language, LANGUAGE_FACTS, listed, localized } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { isAboutBooked, isAboutCancelling } from '../intents/managing.ts'
import type { Asker } from '../question.ts'
import { bulleted, listedOf } from '../../lists.ts'
import { namedOf } from '../../talk.ts'
import { dietFactOf } from './diet/diet-fact.ts'
import type { Fact, HotelFacts } from './hotel-facts.ts'
import { menuFactOf, overviewOf } from './menu-facts.ts'
import { newsFactOf } from './news-facts.ts'
import { offerFactOf } from './offer-facts.ts'

/** Reads what an answer may need. */
export async function readHotelFacts(tx: Tx, { hotelId, guest }: Asker): Promise<HotelFacts> {
  const allServices = await listServices(tx, hotelId, false)
  const dishes = await listMenuItems(tx, hotelId, false)
  const groups = await listOptionGroups(tx, hotelId, [
    ...new Set(dishes.flatMap((item) => item.optionGroupIds)),
  ])
  const offers = await listOpenOffers(tx, hotelId)
  const news = await listAnnouncements(tx, hotelId, true)
  const orders = guest ? await listOrdersOfGuest(tx, guest) : []
  const { guestsCancel, opens, closes } = await readKitchen(tx, hotelId)
  const parts = await listParts(tx, hotelId)
  const order = orders[0] ?? null
  const services = allServices.filter(({ enabled }) => enabled)
  const roomService = allServices.find(({ category }) => category === 'room_service') ?? null
  const menu = dishes.filter(({ enabled }) => enabled)
  const isGuest = guest !== null
  const kitchen = { opens, closes }
  return {
    services,
    roomService,
    menu,
    dishes,
    groups,
    kitchen,
    parts,
    offers,
    news,
    order,
    isGuest,
    guestsCancel,
  }
}

const say = (language: Language, key: string, values?: Record<string, string>) =>
  textIn(language, 'assistant', key, values)

const nameOf = (item: { name: Texts }, language: Language) => localized(item.name, language)
const isOn = (service: Service) => service.enabled && service.isGloballyEnabled

const LINES_MAX = 20

/** Whether a service is open, as far as that is known of it. */
export function serviceState(service: Service, language: Language): string {
  const on = service.category === 'room_service' ? 'roomServiceOpen' : 'serviceOn'
  return say(language, isOn(service) ? on : 'serviceOff', { service: localized(service.label, language) })
}

/** Whether services are open (certain for room service; for the others unless an entry says more). */
function serviceFactOf(words: readonly string[], { services }: HotelFacts, language: Language): Fact | null {
  const asked = services.find((service) =>
    Object.values(service.label).some((label) => {
      const own = label ? wordsOf(label) : []
      return own.length > 0 && own.every((each) => words.some((word) => isAlike(each, word)))
    }),
  )
  if (asked && hasOneOf(words, OPEN))
    return { text: serviceState(asked, language), isWeak: asked.category !== 'room_service' }
  if (!hasOneOf(words, SERVICES) || !(hasOneOf(words, WHAT) || hasOneOf(words, OPEN))) return null
  const on = services.filter(isOn).map((service) => localized(service.label, language))
  return on.length > 0
    ? { text: `${say(language, 'services')}\n${bulleted(on)}`, isWeak: false }
    : { text: say(language, 'noServices'), isWeak: false }
}

/** The status of the guest's own newest order; never of anybody else's. */
function orderFactOf(
  words: readonly string[],
  known: HotelFacts,
  hotel: Hotel,
  language: Language,
): Fact | null {
  const asksState = hasOneOf(words, ORDER) && hasOneOf(words, ORDER_STATE) && !hasOneOf(words, ORDERING)
  if (!asksState || words.some((word, index) => PLACING.includes(`${word}_${words[index + 1]}`))) return null
  return ownOrderFact(known, language, (order) => orderText(order, hotel, language))
}

/** How the guest's own newest order is cancelled. */
function cancelFactOf(question: string, known: HotelFacts, hotel: Hotel, language: Language): Fact | null {
  if (!isAboutCancelling(question) || !hasOneOf(wordsOf(question), ORDER)) return null
  return cancelOrderFact(known, hotel, language)
}

/** How the guest's own newest order is cancelled, or that there is none. */
export const cancelOrderFact = (known: HotelFacts, hotel: Hotel, language: Language): Fact =>
  ownOrderFact(known, language, (order) =>
    isUnderWay(order)
      ? `${stateText(order, hotel, language)}\n${cancelText(order, known, hotel, language)}`
      : orderText(order, hotel, language),
  )

function ownOrderFact(
  { isGuest, order }: HotelFacts,
  language: Language,
  told: (order: GuestOrder) => string,
): Fact {
  if (!isGuest) return { text: say(language, 'order.visitor'), isWeak: false }
  return { text: order ? told(order) : say(language, 'order.none'), isWeak: false }
}

function cancelText(order: GuestOrder, known: HotelFacts, hotel: Hotel, language: Language): string {
  if (mayGuestCancel(order, known)) return say(language, 'order.cancelHere')
  const number = receptionNumber(hotel)
  return number ? say(language, 'order.cancelCall', { number }) : say(language, 'order.cancelAsk')
}

/** Where guests see and change what they have booked of the offers. */
function bookedFactOf(question: string, { offers, isGuest }: HotelFacts, language: Language): Fact | null {
  if (offers.length === 0 || !isAboutBooked(question, offers)) return null
  return { text: say(language, isGuest ? 'booked.guest' : 'booked.visitor'), isWeak: false, isExact: true }
}

export function orderText(order: GuestOrder, hotel: Hotel, language: Language): string {
  const lines = (order.lines ?? []).map((line) => `${line.quantity} × ${nameOf(line, language)}`)
  return [stateText(order, hotel, language), bulleted(lines)].filter(Boolean).join('\n')
}

function stateText(order: GuestOrder, { timeZone }: Hotel, language: Language): string {
  const time = timeAt(new Date(order.createdAt), timeZone)
  const named = { id: shortId(order.id), time }
  const due = order.dueAt === null ? null : new Date(order.dueAt)
  if (due === null || !waitsForItsTime(order)) return say(language, `order.${order.status}`, named)
  const day = dayWords(due, new Date(), { timeZone, locale: LANGUAGE_FACTS[language].locale })
  return say(language, 'order.later', { ...named, day, due: timeAt(due, timeZone) })
}

function dishLine(item: MenuItem, hotel: Hotel, language: Language): string {
  return `${nameOf(item, language)}: ${formatMoney(item.price, hotel.currency)}`
}

/** What a dish costs, and how the menu describes it. */
export function dishText(item: MenuItem, { currency }: Hotel, language: Language): string {
  const price = formatMoney(item.price, currency)
  const description = localized(item.description, language)
  return [say(language, 'menu.dish', { dish: nameOf(item, language), price }), description]
    .filter(Boolean)
    .join('\n')
}

function menuText(question: string, { menu }: HotelFacts, hotel: Hotel, language: Language): Fact | null {
  const fact = menuFactOf(question, menu)
  if (!fact) return null
  const { isWeak } = fact
  if (fact.kind === 'overview') {
    const sections = overviewOf(menu).map(({ category, items, count }) => {
      const names = listed(
        items.map((item) => nameOf(item, language)),
        language,
      )
      return `${textIn(language, 'common', `categories.${category}`)}: ${names}${count > items.length ? ' …' : ''}`
    })
    const opening = fact.isMissing ? `${say(language, 'menu.missing')} ` : ''
    return { text: `${opening}${say(language, 'menu.overview')}\n${bulleted(sections)}`, isWeak }
  }
  const [first, ...others] = fact.items
  if (fact.kind === 'dishes' && first && others.length === 0)
    return { text: dishText(first, hotel, language), isWeak, named: namedOf('dish', [first]) }
  const items = fact.items.slice(0, LINES_MAX)
  const lines = items.map((item) => dishLine(item, hotel, language))
  return {
    text: `${say(language, 'menu.dishes')}\n${bulleted(lines)}`,
    isWeak,
    named: namedOf('dish', fact.items),
    listed: listedOf('dish', items),
  }
}

/**
 * The answer to a question from the database alone, in the guest's language; null when the question is about nothing it
 * holds.
 */
export function factOf(question: string, known: HotelFacts, hotel: Hotel, language: Language): Fact | null {
  const words = wordsOf(question)
  return (
    cancelFactOf(question, known, hotel, language) ??
    bookedFactOf(question, known, language) ??
    orderFactOf(words, known, hotel, language) ??
    dietFactOf(question, known, hotel, language) ??
    newsFactOf(question, known.news, language) ??
    offerFactOf(question, known, hotel, language) ??
    serviceFactOf(words, known, language) ??
    menuText(question, known, hotel, language)
  )
}
