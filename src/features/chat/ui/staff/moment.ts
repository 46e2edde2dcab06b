import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'

/** The time of today's moments, the date of earlier ones, both by the hotel's clock. */
export function useMoment() {
  const { currency } = useHotel()
  const { date, time } = useFormatters(currency)
  const today = date(useNow(60).toISOString())
  return {
    short: (moment: string) => (date(moment) === today ? time(moment) : date(moment)),
    full: (moment: string) => (date(moment) === today ? time(moment) : `${date(moment)}, ${time(moment)}`),
  }
}
