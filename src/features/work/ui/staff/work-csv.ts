import { plainPrice } from '#features/menu/fields.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { shortId } from '#kit/shared/ids.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { Work } from '../../contract.ts'

export const EXPORTED = [
  ...([
    'id',
    'booked',
    'kind',
    'team',
    'room',
    'guest',
    'what',
    'answers',
    'note',
    'begins',
    'ends',
  ] as const),
  ...(['resource', 'people', 'total', 'currency', 'payment', 'status', 'outcome', 'reason'] as const),
  ...(['takenBy', 'staffNotes'] as const),
]

type Words = {
  titles: readonly string[]
  kindOf: (work: Work) => string
  teamOf: (work: Work) => string
  paymentOf: (work: Work) => string
  statusOf: (work: Work) => string
  outcomeOf: (work: Work) => string
  reasonOf: (work: Work) => string
  timeZone: string
  language: Language
}

/** Requests and appointments as CSV for a spreadsheet: one per line, in the hotel's time zone, amounts as plain numbers. */
export function workAsCsv(all: readonly Work[], words: Words): string {
  const { timeZone, language } = words
  const momentOf = (moment: string | null) =>
    moment ? `${dayAt(new Date(moment), timeZone)} ${timeAt(new Date(moment), timeZone)}` : ''
  const answersOf = ({ answers }: Work) =>
    answers
      .map(({ label, count, choice, note, picture }) => {
        const value = count ?? (choice ? localized(choice, language) : (note ?? picture))
        return value === null ? '' : `${localized(label, language)}: ${value}`
      })
      .filter(Boolean)
      .join('; ')
  return writeCsv([
    words.titles,
    ...all.map((work) => [
      ...[`#${shortId(work.id)}`, momentOf(work.createdAt), words.kindOf(work), words.teamOf(work)],
      ...[work.roomNumber, work.guestName, localized(work.name, language), answersOf(work), work.note ?? ''],
      ...[momentOf(work.startsAt ?? work.dueAt), momentOf(work.endsAt)],
      ...[work.resource ? localized(work.resource.name, language) : '', String(work.places ?? '')],
      ...[plainPrice(work.totalPrice, work.currency), work.currency, words.paymentOf(work)],
      ...[words.statusOf(work), words.outcomeOf(work), words.reasonOf(work)],
      ...[work.takenBy ?? '', work.staffNotes ?? ''],
    ]),
  ])
}
