import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Kind } from '#features/categories/declare.ts'
import { dayAt } from '#kit/shared/day.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useNow } from '#kit/web/use-now.ts'

type MomentProps = { at: string; until?: string; of: Kind }

/** When a request is due or an appointment begins, with the day if that is another one. */
export function BookingMoment({ at, until, of }: MomentProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { timeZone } = useHotel()
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const { time } = useFormatters()
  const now = useNow()
  const isToday = dayAt(new Date(at), timeZone) === dayAt(now, timeZone)
  const words = {
    time: until ? `\u2066${time(at)}–${time(until)}\u2069` : time(at),
    day: sayDate(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }, new Date(at)),
  }
  return (
    <time dateTime={at} className="tabular">
      {of === 'request'
        ? t(isToday ? 'hotel-admin:bookings.due' : 'hotel-admin:bookings.dueOn', words)
        : t(isToday ? 'desk.today' : 'desk.onDay', words)}
    </time>
  )
}
