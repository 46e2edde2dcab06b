import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { dayWords, timeWords } from '../day-words.ts'

/** How moments that lie ahead are said to a guest, by the hotel's clock. */
export function useMomentWords() {
  const { timeZone } = useHotel()
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  return {
    /** `19:30`, or `02:15 GMT+1` where the clock shows that twice. */
    timeOf: (at: Date) => timeWords(at, timeZone),
    /** Today, tomorrow, or the day of the week, with its date if that is not within a week. */
    dayOf: (at: Date, now = new Date()) => dayWords(at, now, { timeZone, locale }),
    /** The same where the date stands beside it. */
    dayNameOf: (at: Date, now: Date) => dayWords(at, now, { timeZone, locale, isDated: false }),
    /** `24 Nov`. */
    dateOf: (at: Date) => sayDate(locale, { day: 'numeric', month: 'short', timeZone }, at),
  }
}
