import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import type { HourWords } from '../kinds/asked.ts'
import { HOURS } from './lists.ts'

const BEFORE = String.raw`(?<![\p{L}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{N}])`
const NONE = '$^'
const whole = (source = NONE) => new RegExp(`${BEFORE}(?:${source})${AFTER}`, 'gu')

const timeOf = ({ at, morning, evening, hour, noon, midnight }: HourWords, name: string) =>
  `(?:(?:${at}) )?(?:(?<${name}Noon>${noon})|(?<${name}Midnight>${midnight})|` +
  String.raw`(?<${name}Hour>\d{1,2})(?:[:.](?<${name}Minute>[0-5]\d))?` +
  `(?: ?(?:(?<${name}Morning>${morning})|(?<${name}Evening>${evening})|(?<${name}Unit>${hour}))${AFTER})*)`

function patternsOf(words: HourWords) {
  const { days, daily, weekdays, weekend, through, from, until, at, morning, evening, hour } = words
  const day = `(?:${days.join('|')})\\.?`
  return {
    days: days.map((day) => new RegExp(`^(?:${day})\\.?$`, 'u')),
    day: whole(day),
    daySpan: new RegExp(`${BEFORE}(${day})(?: ?[-–—] ?| (?:${through}) )(${day})${AFTER}`, 'gu'),
    daily: whole(daily),
    weekdays: whole(weekdays),
    weekend: whole(weekend),
    range: new RegExp(
      `(?:${BEFORE}(?:${from}) )?${BEFORE}${timeOf(words, 'from')}(?: ?[-–—] ?| (?:${until}) ?)${timeOf(words, 'until')}${AFTER}`,
      'gu',
    ),
    time: new RegExp(
      String.raw`\d{1,2}[:.][0-5]\d|` +
        `${BEFORE}(?:${from}|${until}|${at}) \\d{1,2}${AFTER}|\\d{1,2} ?(?:${morning}|${evening}|${hour})${AFTER}`,
      'u',
    ),
    always: whole(words.always),
    seasons: whole(words.seasons),
    doubtful: whole(words.doubtful),
    harmless: whole(words.harmless),
    closed: whole(words.closed),
    opening: whole(words.opening),
    aside: whole(words.aside),
    now: whole(words.now),
    open: whole(words.open),
    plain: whole(words.plain),
    late: whole(words.late),
    isIt: new RegExp(`^(?:${words.isIt})${AFTER}`, 'u'),
    otherwise: whole(words.otherwise),
  }
}

export type Patterns = ReturnType<typeof patternsOf>
export const PATTERNS = Object.fromEntries(
  LANGUAGES.map((language) => [language, patternsOf(HOURS[language])]),
) as Record<Language, Patterns>

export const has = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0
