import { z } from 'zod'
import { dayWords } from '#features/bookings/day-words.ts'
import { listSlots } from '#features/appointments/server/slots.ts'
import type { OpenOffer } from '#features/service-items/server/offer-queries.ts'
import type { VisitorActor } from '#kit/server/actor.ts'
import { textIn } from '#kit/server/texts.ts'
import { timeAt } from '#kit/shared/day.ts'
import { LANGUAGE_FACTS, listed, localized } from '#kit/shared/languages.ts'
import { Day } from '#kit/shared/shapes.ts'
import { hoursLine, locationLine, priceLine } from '../../facts/offer-facts.ts'
import { namedOf } from '../../../talk.ts'
import { offersCalled } from './named.ts'
import { type Proof, type Desk, toolOf } from './tool.ts'

const OFFERS_MAX = 12
const DAYS = 7
const DAYS_TOLD = 3
const TIMES_TOLD = 16

/** What the hotel offers besides dishes, and when appointments can be had. */
export function offerTools(desk: Desk) {
  const { context, question, facts } = desk
  const { hotel, language, asker } = question

  function told(offer: OpenOffer): Proof {
    const description = localized(offer.description, language)
    const lines = [
      priceLine(offer, hotel, language),
      ...(description ? [description] : []),
      ...locationLine(offer, language),
    ]
    const hours = [textIn(language, 'assistant', 'offers.today'), hoursLine(offer, hotel, language)]
    return {
      topic: localized(offer.name, language),
      content: [...lines, ...(offer.kind === 'appointment' ? hours : [])].join('\n'),
      isOne: true,
      named: namedOf('offer', [offer]),
    }
  }

  async function freeTimes(offer: OpenOffer, from: string, people: number): Promise<Proof> {
    // a free time depends on all guests, and tells of none
    const seen: VisitorActor = { kind: 'visitor', hotelId: asker.hotelId }
    const asked = { offerId: offer.id, from, days: DAYS, places: people, except: null }
    const days = await context.database.withActor(seen, (tx) => listSlots(tx, asker.hotelId, asked, false))
    const until = asker.guest?.expiresAt?.getTime() ?? Infinity
    const free = (days ?? [])
      .map(({ slots }) =>
        slots.map(({ startsAt }) => new Date(startsAt)).filter((at) => at.getTime() < until),
      )
      .filter((times) => times.length > 0)
    const name = localized(offer.name, language)
    const { locale } = LANGUAGE_FACTS[language]
    const lines = free.slice(0, DAYS_TOLD).map((times) => {
      const [first = new Date()] = times
      const day = dayWords(first, new Date(), { timeZone: hotel.timeZone, locale })
      const clocks = times.slice(0, TIMES_TOLD).map((at) => timeAt(at, hotel.timeZone))
      return `${name}, ${textIn(language, 'assistant', 'service.onDay', { day, times: listed(clocks, language) })}`
    })
    const none = textIn(language, 'assistant', 'service.none', { what: name })
    const content = (lines.length > 0 ? lines : [none]).join('\n')
    return { topic: name, content, isOne: true, named: namedOf('offer', [offer]) }
  }

  return {
    search_offers: toolOf(
      desk,
      'Searches what the hotel offers besides dishes, such as towels, a taxi, a massage, a tour: prices, how long it takes, when it can be had today.',
      z.object({ offer: z.string().max(200).optional().describe('an offer or a word of it; left out: all') }),
      ({ offer }) =>
        (offer ? offersCalled(offer, facts.offers) : facts.offers).slice(0, OFFERS_MAX).map(told),
    ),
    free_times: toolOf(
      desk,
      'When an appointment, such as a massage or a table, is free: on a day and the next ones that have a free time.',
      z.object({
        offer: z.string().max(200),
        day: Day.describe('such as 2026-05-31'),
        people: z.int().min(1).max(30).optional(),
      }),
      async ({ offer, day, people = 1 }) => {
        const [called] = offersCalled(offer, facts.offers)
        if (called?.kind !== 'appointment') return 'There is no such appointment.'
        return [await freeTimes(called, day, people)]
      },
    ),
  }
}
