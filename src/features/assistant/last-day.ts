import { sayDate } from '#kit/shared/formats.ts'

/** The last day of a stay, as it is said: `Friday, 27 November`. */
export const lastDayWords = (day: string, locale: string) =>
  sayDate(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }, new Date(day))
