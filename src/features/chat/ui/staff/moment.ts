import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'

/** The time for moments of today, the date for earlier ones, both in the hotel's time zone. */
export function useMoment() {
  const { currency } = useHotel()
  const { date, time } = useFormatters(currency)
  const today = date(useNow(60).toISOString())
  return {
    short: (moment: string) => (date(moment) === today ? time(moment) : date(moment)),
    full: (moment: string) => (date(moment) === today ? time(moment) : `${date(moment)}, ${time(moment)}`),
  }
}
