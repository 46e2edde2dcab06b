import { daysLater, momentOf } from '#kit/shared/calendar.ts'

/** From the beginning of a day to the end of so many, by the hotel's clock. */
export const timeOfDays = (day: string, days: number, timeZone: string) => ({
  from: new Date(momentOf(day, '00:00', timeZone)),
  until: new Date(momentOf(daysLater(day, days), '00:00', timeZone)),
})
