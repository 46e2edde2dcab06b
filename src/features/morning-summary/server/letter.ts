import type { Reader } from '#features/staff-mail/server/write-to.ts'
import type { Letter } from '#kit/server/mail/letter.ts'
import { countedIn, textIn } from '#kit/server/texts.ts'
import { timeAt } from '#kit/shared/day.ts'
import { numberFormat, sayDate } from '#kit/shared/formats.ts'
import { isolated } from '#kit/shared/isolate.ts'
import { type Language, LANGUAGE_FACTS, localized } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Morning } from './queries.ts'

/** So many appointments are named; of the others, only how many they are. */
const NAMED = 12

/** The summary of a hotel's morning, in the language of its reader. */
export const morningLetter =
  ({ yesterday, waiting, appointments, namesRoom }: Morning) =>
  (language: Language, { hotel, addressOf, unsubscribeUrl, foot }: Reader): Letter => {
    const { locale } = LANGUAGE_FACTS[language]
    const text = (key: string, values: Record<string, string> = {}) =>
      textIn(language, 'mail', `summary.${key}`, { hotel: hotel.name, ...values })
    const number = (value: number) => numberFormat(locale, {}).format(value)
    const minutes = (value: number) =>
      numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(value)
    const day = sayDate(
      locale,
      { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
      new Date(`${yesterday.day}T00:00:00Z`),
    )
    const fact = (key: string, value: string) => ({ label: text(key), value })
    const { medianMinutes } = yesterday
    const said = appointments.slice(0, NAMED).map(({ startsAt, name, roomNumber, resource }) =>
      [
        startsAt && timeAt(new Date(startsAt), hotel.timeZone),
        localized(name, language),
        namesRoom && text('room', { room: roomNumber }),
        resource && localized(resource.name, language),
      ]
        .filter(Boolean)
        .map((part) => isolated(part || '', language))
        .join(' · '),
    )
    const rest = appointments.length - said.length
    return {
      language,
      subject: text('subject', { day }),
      title: text('title'),
      paragraphs: [text('text', { day })],
      sections: [
        {
          title: text('yesterday'),
          facts: [
            fact('orders', number(yesterday.orders)),
            fact('revenue', formatMoney(yesterday.revenue, hotel.currency)),
            fact('late', number(yesterday.late)),
            fact('cancelled', number(yesterday.cancelled)),
            ...(medianMinutes === null ? [] : [fact('toDoor', minutes(medianMinutes))]),
          ],
        },
        {
          title: text('now'),
          facts: [
            fact('openOrders', number(waiting.orders)),
            fact('requests', number(waiting.requests)),
            fact('unanswered', number(waiting.appointments)),
            fact('questions', number(waiting.questions)),
          ],
        },
        {
          title: text('today'),
          items:
            said.length === 0
              ? [text('none')]
              : said.concat(rest > 0 ? countedIn(language, 'mail', 'summary.more', rest) : []),
        },
      ],
      button: { text: text('button'), url: addressOf(`/hotelly/${hotel.slug}/admin/dashboard`) },
      foot,
      unsubscribe: { text: text('unsubscribe'), url: unsubscribeUrl },
    }
  }
