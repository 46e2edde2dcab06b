import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { HOURS, SERVICES } from './lists.ts'
import { ALL, any, pattern } from './service-words.ts'

const hours = ALL.flatMap((words) => words.hours)
const HOUR_WORDS = hours.map(([words, hour]) => [new RegExp(`^(?:${words})$`), hour] as const)
const wordsIn = (source: string) => source.split(' ').length
/** Of two hours, one of which begins like the other, the longer is tried first. */
const NAMES = hours.map(([words]) => words).toSorted((a, b) => wordsIn(b) - wordsIn(a))
const HOUR = String.raw`(?<hour>\d{1,2}|${NAMES.join('|')})`

/** The hour that words stand for; null for all others. */
export function hourOf(words: string): number | null {
  const hour = /^\d{1,2}$/.test(words) ? Number(words) : HOUR_WORDS.find(([known]) => known.test(words))?.[1]
  return hour !== undefined && hour <= 24 ? hour : null
}

const at = any((words) => words.at)
const oClock = any((words) => words.hour)
const around = (source: string) => pattern(`(?:(?:${at}) )?(?:${source})`)
const withHour = (phrase: string) => around(phrase.replace('<hour>', HOUR))

const months = Array.from({ length: 12 }, (_, month) => any((words) => words.months[month]))
const anyMonth = months.join('|')
const dayEnding = any((words) => words.dayEnding)
const ofMonth = any((words) => words.ofMonth)
const onDay = any((words) => words.onDay)
const beforeDate = any((words) => words.beforeDate)
const onDate = (source: string) =>
  pattern(`(?:(?:${onDay}) )?(?:(?:${beforeDate}) )?(?:${source})(?:[ /:]20\\d\\d)?`)

/** After a number: that it is a day of a month, or counts days. */
export const COUNTS_DAYS = new RegExp(
  `^ (?:(?:${ofMonth}) )?(?:${anyMonth}|${ALL.flatMap(({ dayUnits }) => dayUnits.map(([unit]) => unit)).join('|')}) `,
  'u',
)

/** How a day is said by its date, or by how many days are until then. */
export const DATE = {
  months: months.map((month) =>
    onDate(
      `(?<date>\\d{1,2})(?:${dayEnding})?[ :](?:(?:${ofMonth}) )?(?:${month})|(?:${month}) (?:(?:${beforeDate}) )?(?<after>\\d{1,2})(?:${dayEnding})?`,
    ),
  ),
  numbers: onDate(String.raw`(?!24/7 |1/2 )(?<date>\d{1,2})/(?<month>\d{1,2})`),
  ordinal: pattern(
    `(?:(?:${onDay}) )?(?:${beforeDate}) (?<date>\\d{1,2})(?:${dayEnding})(?! (?:${any((words) => words.ordinals)}) )`,
  ),
  /** A month without its day. */
  month: pattern(`(?:${any((words) => words.inMonth)}) (?:${anyMonth})|(?=[^ ·]{5,} )(?:${anyMonth})`),
  someDay: pattern(any((words) => words.someDay)),
  within: ALL.flatMap(({ dayUnits }) => dayUnits).map(
    ([unit, days]) =>
      [pattern(`(?:${any(({ within }) => within)}) (?:(?<number>[^ ·]+) )?(?:${unit})`), days] as const,
  ),
}

/** A part of the day, also as it is said beside an hour alone. */
const withHalf = (part: 'morning' | 'afternoon' | 'evening') =>
  `${any((words) => words[part])}|${any(({ halves }) => halves?.[part])}`

/** Whether who writes in a language counts the hours of a day to 24. */
export const countsTo24 = (language: Language): boolean => SERVICES[language].countsTo24 ?? false

/** How a time is said. */
export const TIME = {
  spans: ALL.flatMap(({ spans }) => spans).map(([phrase, long]) => [pattern(phrase), long] as const),
  within: pattern(
    `(?:${any(({ within }) => within)}) (?:(?<number>[^ ·]+) )?(?:(?<hours>${any(({ hoursLong }) => hoursLong)})|(?:${any(({ minutes }) => minutes)}))`,
  ),
  dayAfter: pattern(any(({ dayAfter }) => dayAfter)),
  tomorrow: pattern(any(({ tomorrow }) => tomorrow)),
  yesterday: pattern(any(({ yesterday }) => yesterday)),
  today: pattern(any(({ today }) => today)),
  /** From Monday; a name may mean something else unless a word such as "on" stands before it, or a time after it. */
  weekdays: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => {
    const names = LANGUAGES.map((language) => HOURS[language].days[day]).join('|')
    return pattern(`(?<on>(?:${onDay}) )?(?<day>${names})(?<end>(?= (?:(?:${at}) |$)))?`)
  }),
  morning: pattern(withHalf('morning')),
  afternoon: pattern(withHalf('afternoon')),
  evening: pattern(withHalf('evening')),
  /** The parts of a day, where no hour stands beside them. */
  parts: {
    morning: pattern(any(({ morning }) => morning)),
    afternoon: pattern(any(({ afternoon }) => afternoon)),
    evening: pattern(any(({ evening }) => evening)),
  },
  forMeals: ([0, 1, 2] as const).map((meal) =>
    pattern(any(({ forMeal, meals }) => forMeal.replaceAll('<meal>', `(?:${meals[meal]})`))),
  ),
  later: pattern(any(({ later }) => later)),
  soon: pattern(any(({ soon }) => soon)),
  shifts: ALL.flatMap(({ shifts }) => shifts).map(([phrase, each]) => [pattern(phrase), each] as const),
  meals: ([0, 1, 2] as const).map((meal) => pattern(any(({ meals }) => meals[meal]))),
  clock: around(String.raw`(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?:h|(?<half>am|pm))?(?: (?:${oClock}))?`),
  joined: around(String.raw`(?<hour>\d{1,2})(?:h|(?<half>am|pm))`),
  phrases: ALL.flatMap(({ clockPhrases }) => clockPhrases).map(
    ([phrase, minutes]) => [withHour(phrase), minutes] as const,
  ),
  noon: around(any(({ noon }) => noon)),
  midnight: around(any(({ midnight }) => midnight)),
  at: pattern(`(?:${at}) ${HOUR}(?: (?:${oClock}))?`),
  oClock: pattern(`${HOUR} (?:${oClock})`),
  /** An hour right before a part of the day. */
  beside: pattern(
    `${HOUR}(?= (?:${(['morning', 'afternoon', 'evening'] as const).map(withHalf).join('|')}) )`,
  ),
}
