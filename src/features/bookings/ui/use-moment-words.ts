import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { dayWords } from '../day-words.ts'
import { isTwice } from '../moments.ts'

/** How moments that lie ahead are said to a guest, by the hotel's clock. */
export function useMomentWords() {
  const { timeZone } = useHotel()
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const { time } = useFormatters(undefined, timeZone)
  /** In the hour that comes twice, `GMT+1`. */
  const offset = (at: Date) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return {
    /** `19:30`, or `02:15 GMT+1` where the clock shows that twice. */
    timeOf: (at: Date) => {
      const shown = time(at.toISOString())
      return isTwice(at, timeZone) ? `${shown} ${offset(at)}` : shown
    },
    /** Today, tomorrow, or the day of the week, with its date if that is not within a week. */
    dayOf: (at: Date, now = new Date()) => dayWords(at, now, { timeZone, locale }),
    /** The same where the date stands beside it. */
    dayNameOf: (at: Date, now: Date) => dayWords(at, now, { timeZone, locale, isDated: false }),
    /** `24 Nov`. */
    dateOf: (at: Date) => sayDate(locale, { day: 'numeric', month: 'short', timeZone }, at),
  }
}
