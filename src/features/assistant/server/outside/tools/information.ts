import { z } from 'zod'
import { findEntries } from '#features/knowledge/server/find.ts'
import { textIn } from '#kit/server/texts.ts'
import { localized } from '#kit/shared/languages.ts'
import { openNow, subjectOf } from '../../facts/hours/open-now.ts'
import { hoursLine } from '../../facts/offer-facts.ts'
import { serviceState } from '../../facts/facts.ts'
import { offersCalled } from './named.ts'
import { type Proof, type Desk, toolOf } from './tool.ts'

const ENTRIES_MAX = 5
const NEWS_MAX = 6
const Query = z.object({ about: z.string().max(300).describe('what to look for, in a few words') })

/** What the hotel says of itself: its entries, when something is open, and what is on. */
export function informationTools(desk: Desk) {
  const { context, question, facts } = desk
  const { asker, hotel, language } = question
  const find = async (about: string) =>
    (await findEntries(context, asker.hotelId, about, ENTRIES_MAX)).entries
  return {
    search_information: toolOf(
      desk,
      'Searches what the hotel says of itself: rules, facilities, times, places, surroundings.',
      Query,
      async ({ about }): Promise<Proof[]> =>
        (await find(about)).map(({ id, topic, content }) => ({ id, topic, content })),
    ),
    opening_hours: toolOf(
      desk,
      'When something of the hotel is open, and whether it is open now.',
      Query,
      async ({ about }) => {
        const now = { timeZone: hotel.timeZone, language, now: new Date() }
        const entries = (await find(about)).slice(0, 2).map(({ id, topic, content }): Proof => {
          const state = openNow({ topic, content }, subjectOf(about), now)
          return { id, topic, content: state ? `${content}\n${topic}: ${state}` : content }
        })
        const offers = offersCalled(about, facts.offers)
          .filter(({ kind }) => kind === 'appointment')
          .map((offer): Proof => ({
            topic: localized(offer.name, language),
            content: [textIn(language, 'assistant', 'offers.today'), hoursLine(offer, hotel, language)].join(
              '\n',
            ),
            isOne: true,
          }))
        const services = facts.services
          .filter(({ category }) => category === 'room_service')
          .map((service): Proof => ({
            topic: localized(service.label, language),
            content: serviceState(service, language),
          }))
        return [...entries, ...offers, ...services]
      },
    ),
    announcements: toolOf(desk, 'What the hotel has announced: events, news.', z.object({}), () =>
      facts.news.slice(0, NEWS_MAX).map(({ title, description }): Proof => {
        const topic = localized(title, language)
        return { topic, content: `${topic}\n${localized(description, language)}`, isOne: true }
      }),
    ),
  }
}
