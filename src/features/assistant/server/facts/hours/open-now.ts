import { analyze, type Unit } from '#features/language/server/analyze.ts'
import { fold } from '#features/language/server/fold.ts'
import { has, PATTERNS } from '#features/language/server/hour-patterns.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import { DAY, type Range } from './clock.ts'
import { readHours, type Week } from './read-hours.ts'

const DAYS = 7

/** What a text is about, without its words of time and price. */
export const subjectOf = (text: string): Unit[] => analyze(text).filter(({ isWeak }) => !isWeak)

/** What a question asks to be open at this moment, or null where it asks something else. */
export function askedOpenNow(question: string, language: Language): Unit[] | null {
  const { now, open, plain, late, isIt, otherwise } = PATTERNS[language]
  const text = fold(question).trim()
  const rest = text.replace(now, ' ').replace(late, ' ')
  if (/\d/.test(text) || has(rest, otherwise)) return null
  const isPlain = has(text, plain) && (isIt.test(text) || /[?؟]$/.test(text))
  if (!isPlain && !(has(text, now) && has(text, open)) && !has(text, late)) return null
  return subjectOf(rest.replace(open, ' '))
}

/** The day, Monday first, and the minutes since midnight by the clock of a place. */
function clockAt(now: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'))
  return { day, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** In minutes since the midnight before; `until` is null where it never closes. */
export type OpenState =
  | { isOpen: true; until: number | null }
  | { isOpen: false; opensIn: number; at: number }

const isWhole = ({ from, until }: Range) => until - from >= DAY

/** Whether it is open at a moment, and when that changes; null where the week does not say it. */
export function stateAt(week: Week, day: number, minutes: number): OpenState | null {
  const today = week[day] ?? null
  const yesterday = week[(day + DAYS - 1) % DAYS] ?? null
  if (week.every((range) => range && isWhole(range))) return { isOpen: true, until: null }
  const isLate = yesterday !== null && yesterday.until - DAY > minutes
  const range = isLate ? { from: yesterday.from - DAY, until: yesterday.until - DAY } : today
  // of a day of which nothing is said, or the one before it, nothing is known
  if (!range || (!isLate && !yesterday && minutes < range.from)) return null
  if (minutes >= range.from && minutes < range.until)
    return isWhole(range) ? null : { isOpen: true, until: range.until % DAY }
  if (minutes < range.from) return { isOpen: false, opensIn: 0, at: range.from }
  const tomorrow = week[(day + 1) % DAYS] ?? null
  return tomorrow && !isWhole(tomorrow) ? { isOpen: false, opensIn: 1, at: tomorrow.from } : null
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`

type Place = { timeZone: string; language: Language; now: Date }

/** One sentence on whether what is asked about is open now, where the entry says it plainly. */
export function openNow(
  entry: { topic: string; content: string },
  asked: readonly Unit[],
  { timeZone, language, now }: Place,
): string | null {
  const week = asked.length > 0 ? readHours(entry, asked) : null
  if (!week) return null
  const { day, minutes } = clockAt(now, timeZone)
  const state = stateAt(week, day, minutes)
  if (!state) return null
  const say = (key: string, time?: number) =>
    textIn(language, 'assistant', `hours.${key}`, time === undefined ? {} : { time: timeOf(time) })
  if (state.isOpen) return state.until === null ? say('always') : say('open', state.until)
  return say(state.opensIn === 0 ? 'later' : 'tomorrow', state.at)
}
