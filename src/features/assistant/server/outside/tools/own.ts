import { z } from 'zod'
import { dayWords } from '#features/bookings/day-words.ts'
import { listOrdersOfGuest } from '#features/room-service/server/queries.ts'
import type { GuestServiceBooking } from '#features/service-bookings/contract.ts'
import { wantedAt, wordOf } from '#features/service-bookings/rules.ts'
import { listServiceBookingsOfGuest } from '#features/service-bookings/server/queries.ts'
import { textIn } from '#kit/server/texts.ts'
import { timeAt } from '#kit/shared/day.ts'
import { LANGUAGE_FACTS, localized } from '#kit/shared/languages.ts'
import { orderText } from '../../facts/facts.ts'
import { type Proof, type Desk, toolOf } from './tool.ts'

const TOLD_MAX = 5

/** What the guest who asks has ordered and booked, and nobody else has. */
export function ownTools(desk: Desk) {
  const { context, question } = desk
  const { hotel, language, asker } = question

  function told(booking: GuestServiceBooking): Proof {
    const at = new Date(wantedAt(booking))
    const { locale } = LANGUAGE_FACTS[language]
    const day = dayWords(at, new Date(), { timeZone: hotel.timeZone, locale })
    const when = textIn(language, 'assistant', 'service.when', { day, time: timeAt(at, hotel.timeZone) })
    const name = localized(booking.name, language)
    const what = textIn(language, 'assistant', 'service.wanted', { what: name, when })
    return {
      topic: name,
      content: `${what}\n${textIn(language, 'work', `steps.${wordOf(booking)}`)}.`,
      isOne: true,
    }
  }

  return {
    my_bookings: toolOf(
      desk,
      'What the guest who asks has ordered and booked at this stay, and how far it is.',
      z.object({}),
      async () => {
        const { guest } = asker
        if (!guest) return textIn(language, 'assistant', 'order.visitor')
        const [orders, bookings] = await Promise.all([
          context.database.withActor(guest, (tx) => listOrdersOfGuest(tx, guest)),
          context.database.withActor(guest, (tx) => listServiceBookingsOfGuest(tx, guest)),
        ])
        return [
          ...orders
            .slice(0, TOLD_MAX)
            .map((order): Proof => ({ topic: '', content: orderText(order, hotel, language), isOne: true })),
          ...bookings.slice(0, TOLD_MAX).map(told),
        ]
      },
    ),
  }
}
