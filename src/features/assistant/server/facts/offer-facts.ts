import type { Hotel } from '#features/hotels/contract.ts'
import {
  ASKING,
  HAVING,
  OFFERING,
  OPEN,
  PRICE,
  SERVICES as SERVICE,
  WHAT,
} from '#features/language/server/asked-words.ts'
import { ASKS } from '#features/language/server/follow-up-words.ts'
import { SERVICES } from '#features/language/server/lists.ts'
import { hasOneOf, isAlike, isOneOf, wordsOf } from '#features/language/words.ts'
import type { OpenOffer } from '#features/service-items/server/offer-queries.ts'
import { priceFrom } from '#features/service-bookings/draft.ts'
import { spansOn } from '#features/appointments/slots.ts'
import { countedIn, textIn } from '#kit/server/texts.ts'
import { dayAt } from '#kit/shared/day.ts'
import { type Language, LANGUAGES, listed, localized } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { leftOf, lineOf } from '../intents/line.ts'
import { isContent, offersNamed, offersOfArea } from '../intents/offer-names.ts'
import { bulleted, listedOf } from '../../lists.ts'
import { namedOf } from '../../talk.ts'
import type { Fact, HotelFacts } from './hotel-facts.ts'

const inAll = (part: 'terms' | 'opening') =>
  LANGUAGES.flatMap((language) => SERVICES[language][part].split(' '))
const TERMS = inAll('terms')
const OPENING = inAll('opening')
const ABOUT = [...OFFERING, ...PRICE, ...HAVING, ...OPEN, ...SERVICE, ...WHAT, ...TERMS, ...OPENING]
const LINES_MAX = 8
/** A longer message is a story, not a question. */
const WORDS_MAX = 20

type House = Pick<HotelFacts, 'offers' | 'services'>

/** The offers that a question is about: those that it names, or those of an area that it names. */
function offersAsked(question: string, { offers, services }: House): readonly OpenOffer[] {
  const words = leftOf(lineOf(question)).filter(({ word }) => !isOneOf(word, ABOUT) && !isOneOf(word, ASKING))
  const named = offersNamed(words, offers)
    .filter(({ isSure }) => isSure)
    .map(({ offer }) => offer)
  if (named.length > 0) return named
  const content = words.filter(isContent)
  const area = services.find(({ label }) =>
    Object.values(label).some((text) => {
      const own = text ? wordsOf(text) : []
      return content.length > 0 && content.every(({ word }) => own.some((each) => isAlike(each, word)))
    }),
  )
  const ofArea = offers.filter(({ category }) => category === area?.category)
  return ofArea.length > 0 ? ofArea : offersOfArea(words, offers)
}

/** Whether a question asks what there is of a kind of offer, and no more: `what massages do you offer?` */
function asksWhich(question: string, { offers }: House): boolean {
  const words = wordsOf(question)
  const { said: line } = lineOf(question)
  const isOther =
    [PRICE, TERMS, OPENING, OPEN].some((asked) => hasOneOf(words, asked)) ||
    ASKS.some(({ asked }) => asked.test(line))
  if (isOther || !hasOneOf(words, WHAT) || !hasOneOf(words, OFFERING)) return false
  const said = leftOf(lineOf(question)).filter(({ word }) => !isOneOf(word, ABOUT) && !isOneOf(word, ASKING))
  const content = said.filter(isContent)
  const explained = offersNamed(content, offers).flatMap((match) => match.explained)
  const isExplained = content.every((each) => explained.includes(each))
  return (
    content.length > 0 && (isExplained || (content.length === 1 && offersOfArea(content, offers).length > 0))
  )
}

/** What can be chosen of an offer: `Kind of massage: relaxing, deep`. */
function choicesOf({ questions }: OpenOffer, language: Language): string[] {
  return questions.flatMap((question) => {
    if (question.kind !== 'choice') return []
    const about = listed(
      question.choices.map(({ label }) => localized(label, language)),
      language,
    )
    return textIn(language, 'assistant', 'offers.line', { name: localized(question.label, language), about })
  })
}

/** `Massage: 60 minutes, $65.00`; what costs nothing here may still cost elsewhere, so that nothing is said of it. */
export function priceLine(offer: OpenOffer, { currency }: Hotel, language: Language): string {
  const say = (key: string, values: Record<string, string>) => textIn(language, 'assistant', key, values)
  const { price, canRise } = priceFrom(offer)
  const amount = formatMoney(price, currency)
  const isEach = offer.kind === 'appointment' && offer.placesMax > 1
  const cost = canRise
    ? textIn(language, 'work', 'guest.from', { price: amount })
    : price > 0
      ? isEach
        ? textIn(language, 'work', 'guest.perPerson', { price: amount })
        : amount
      : null
  const lasting =
    offer.kind === 'appointment'
      ? countedIn(language, 'assistant', 'offers.lasts', offer.durationMinutes)
      : countedIn(language, 'assistant', 'offers.soon', offer.targetMinutes)
  const about = listed([lasting, ...(cost ? [cost] : [])], language)
  return say('offers.line', { name: localized(offer.name, language), about })
}

/** Where guests go for it, where the hotel says so. */
export function locationLine({ kind, location }: OpenOffer, language: Language): string[] {
  const text = kind === 'appointment' ? localized(location, language) : ''
  return text ? [textIn(language, 'assistant', 'offers.where', { location: text })] : []
}

/** When an offer can be had today: `Massage: 09:00–22:00`. */
export function hoursLine(offer: OpenOffer, { timeZone }: Hotel, language: Language): string {
  const day = dayAt(new Date(), timeZone)
  const spans = offer.resources
    .flatMap((resource) => spansOn(resource, day))
    .toSorted((a, b) => a.begins.localeCompare(b.begins))
  const joined: { begins: string; ends: string }[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (!last || span.begins > last.ends) joined.push({ ...span })
    else if (span.ends > last.ends) last.ends = span.ends
  }
  const name = localized(offer.name, language)
  if (joined.length === 0) return textIn(language, 'assistant', 'offers.closed', { name })
  const about = listed(
    joined.map(({ begins, ends }) => `${begins}–${ends}`),
    language,
  )
  return textIn(language, 'assistant', 'offers.line', { name, about })
}

/**
 * What the hotel's offers say about a question: what something costs, how long it lasts, when it can be had today, what
 * an area offers. An entry of the hotel says it better.
 */
export function offerFactOf(question: string, house: House, hotel: Hotel, language: Language): Fact | null {
  if (house.offers.length === 0) return null
  const words = wordsOf(question)
  const asksHours = hasOneOf(words, OPENING) || hasOneOf(words, OPEN)
  const asksOther = [PRICE, TERMS, HAVING, WHAT, SERVICE].some((asked) => hasOneOf(words, asked))
  if ((!asksHours && !asksOther) || words.length > WORDS_MAX) return null
  const asked = offersAsked(question, house).slice(0, LINES_MAX)
  const withHours = asked.filter(({ kind }) => kind === 'appointment')
  const ask = textIn(language, 'assistant', 'offers.ask')
  if (asksHours && ![PRICE, TERMS].some((asked) => hasOneOf(words, asked))) {
    if (withHours.length === 0) return null
    const lines = withHours.map((offer) => hoursLine(offer, hotel, language))
    return {
      text: [textIn(language, 'assistant', 'offers.today'), bulleted(lines), ask].join('\n'),
      isWeak: true,
      named: namedOf('offer', withHours),
      listed: listedOf('offer', withHours),
    }
  }
  const [only, ...more] = asked
  if (!only) return null
  if (asksWhich(question, house)) {
    const choices = more.length === 0 ? choicesOf(only, language) : []
    const all = bulleted(asked.map((offer) => priceLine(offer, hotel, language)))
    return {
      text: [all, ...choices, ask].join('\n'),
      isWeak: false,
      named: namedOf('offer', asked),
      listed: listedOf('offer', asked),
    }
  }
  const description = more.length === 0 ? localized(only.description, language) : ''
  const lines = asked.map((offer) => priceLine(offer, hotel, language))
  const text =
    more.length === 0
      ? [...lines, ...(description ? [description] : []), ...locationLine(only, language)]
      : [bulleted(lines)]
  const listed = more.length === 0 ? [] : listedOf('offer', asked)
  return { text: [...text, ask].join('\n'), isWeak: true, named: namedOf('offer', asked), listed }
}
