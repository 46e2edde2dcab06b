import { useTranslation } from 'react-i18next'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { isAhead } from '../progress.ts'
import { isBehind, saidAt } from '../said-times.ts'

/** What a guest reads of their own request or appointment. */
export function useServiceBookingWords() {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const number = receptionNumber(useHotel())
  const { list } = useFormatters()
  const { dayOf, dateOf, timeOf } = useMomentWords()
  const at = (moment: Date, now: Date) => t('guest.at', { day: dayOf(moment, now), time: timeOf(moment) })
  return {
    at,
    nameOf: ({ name }: Pick<GuestServiceBooking, 'name'>) => localized(name),
    /** When an appointment that is over, or was cancelled, began or was to begin; null for all else. */
    formerText: ({ startsAt, bookingStatus, status }: GuestServiceBooking, now: Date): string | null => {
      if (startsAt === null || (bookingStatus === 'open' && status !== 'delivered')) return null
      const began = new Date(startsAt)
      return began > now ? at(began, now) : t('guest.at', { day: dateOf(began), time: timeOf(began) })
    },
    /** When it is done or begins; null once it is over. */
    whenText: (booking: GuestServiceBooking, now: Date): string | null => {
      if (booking.bookingStatus !== 'open' || booking.status === 'delivered') return null
      if (isBehind(booking, now.getTime()))
        return number ? t('guest.behind', { number }) : t('guest.behindAsk')
      if (booking.kind === 'appointment' || booking.dueAt !== null) return at(saidAt(booking), now)
      return t('guest.about', { time: timeOf(saidAt(booking)) })
    },
    /** When it was to be before staff moved it; null where they did not, or once it is over. */
    movedText: (booking: GuestServiceBooking, now: Date): string | null => {
      const { movedFromTime } = booking
      if (!movedFromTime || !isAhead(booking)) return null
      const before = new Date(movedFromTime)
      return t('guest.movedByHotel', { day: dayOf(before, now), time: timeOf(before) })
    },
    /** What was answered, in one line: `2 × Bath towels · Firm`. */
    answersText: ({ answers }: Pick<GuestServiceBooking, 'answers'>): string =>
      list(
        answers.flatMap(({ label, count, choice }) => {
          if (count !== null) return count > 0 ? [`\u2068${count} × ${localized(label)}\u2069`] : []
          return choice ? [`\u2068${localized(choice)}\u2069`] : []
        }),
      ),
  }
}
