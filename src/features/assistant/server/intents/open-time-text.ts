import { dayWords } from '#features/bookings/day-words.ts'
import { textIn } from '#kit/server/texts.ts'
import { timeAt } from '#kit/shared/day.ts'
import { type Language, LANGUAGE_FACTS, listed } from '#kit/shared/languages.ts'
import type { OpenTime } from '../../intents.ts'

/** What is asked where a day or a part of it was said for which something is wanted, and no hour. */
export function openText(
  { said, moments, doubt, isSoon }: OpenTime,
  language: Language,
  timeZone: string,
): string {
  const say = (key: string, values: Record<string, string>) => textIn(language, 'assistant', key, values)
  const day = (at: string) =>
    dayWords(new Date(at), new Date(), { timeZone, locale: LANGUAGE_FACTS[language].locale })
  const days = [...new Set(moments.map(day))].map((each) => {
    const clocks = moments.filter((at) => day(at) === each).map((at) => timeAt(new Date(at), timeZone))
    return say('service.onDay', { day: each, times: listed(clocks, language) })
  })
  const times = [...days, ...(isSoon ? [say('wish.soon', {})] : [])].join(say('service.semicolon', {}))
  const why = doubt ? `${say(`wish.notThen.${doubt}`, { said })} ` : ''
  return times === ''
    ? `${why}${say('wish.tellTime', {})}`
    : doubt
      ? `${why}${say('wish.otherTime', { times })}`
      : say('wish.whatTime', { said, times })
}
