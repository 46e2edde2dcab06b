/** The last day of a stay, as it is said: `Friday, 27 November`. */
export const lastDayWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
