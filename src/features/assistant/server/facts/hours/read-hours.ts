import { analyze, type Unit } from '#features/language/server/analyze.ts'
import { NOT, ONLY } from '#features/language/server/claim-words.ts'
import { fold } from '#features/language/server/fold.ts'
import { has, PATTERNS, type Patterns } from '#features/language/server/hour-patterns.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { HOURS } from '#features/language/server/lists.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { isSame } from '#kit/shared/same.ts'
import { meansSame } from '../../answer/evidence.ts'
import { DAY, type Range, rangeOf } from './clock.ts'

/** The opening hours of each day, Monday first; null for a day of which nothing is said. */
export type Week = readonly (Range | null)[]

const DAYS = 7
const EVERY_DAY = Array.from({ length: DAYS }, (_, day) => day)
/** Friday and Sunday are working days in some countries and not in others. */
const WEEKDAYS = [0, 1, 2, 3]
const WEEKEND = [5]
const AROUND_THE_CLOCK: Range = { from: 0, until: DAY }
/** What is eaten or done at a place has hours of its own there. */
const SERVINGS = [
  'breakfast',
  'lunch',
  'dinner',
  'meal',
  'drink',
  'alcohol',
  'coffee',
  'tea',
  'massage',
  'yoga',
]
const PLACES = [
  'restaurant',
  'bar',
  'roomservice',
  'pool',
  'gym',
  'spa',
  'sauna',
  'laundry',
  'playroom',
  'library',
  'cinema',
  'museum',
  'beach',
  'supermarket',
  'pharmacy',
  'hair',
  'tennis',
  'golf',
]
const MORNING = 'breakfast'

const conceptsOf = (units: readonly Unit[], known: readonly string[]) => [
  ...new Set(
    units
      .flatMap(({ concepts }) => concepts.map((concept) => concept.slice(1)))
      .filter((each) => known.includes(each)),
  ),
]
const isIn = (units: readonly Unit[], unit: Unit) =>
  units.some((each) => [each, ...each.parts].some((part) => meansSame(part, unit)))

/** Whether hours of what these units name are the hours of what was asked, not of something at the same place. */
function isAbout(asked: readonly Unit[], named: readonly Unit[]): boolean {
  const wanted = conceptsOf(asked, [...SERVINGS, ...PLACES])
  const servings = conceptsOf(named, SERVINGS)
  const things = servings.length > 0 ? servings : conceptsOf(named, PLACES)
  return things.every((thing) => wanted.includes(thing))
}

/** Stands for a range or for days, by its number. */
const SIGN = /‹(\d+)›/g

type Mark = { kind: 'days'; days: readonly number[] } | { kind: 'range'; range: Range | null }

/** Puts a sign for each range and each naming of days, with what they mean beside. */
function markedIn(sentence: string, patterns: Patterns, isMorning: boolean, is24: boolean) {
  const marks: Mark[] = []
  const put = (mark: Mark) => `‹${marks.push(mark) - 1}›`
  const dayOf = (word: string) => patterns.days.findIndex((day) => day.test(word))
  const span = (first: number, last: number) =>
    Array.from({ length: ((last - first + DAYS) % DAYS) + 1 }, (_, at) => (first + at) % DAYS)
  const text = sentence
    .replace(patterns.always, () => put({ kind: 'range', range: AROUND_THE_CLOCK }))
    .replace(patterns.range, (...given: unknown[]) =>
      put({ kind: 'range', range: rangeOf(given.at(-1) as Record<string, string>, isMorning, is24) }),
    )
    .replace(patterns.daySpan, (_all, first: string, last: string) =>
      put({ kind: 'days', days: span(dayOf(first), dayOf(last)) }),
    )
    .replace(patterns.daily, () => put({ kind: 'days', days: EVERY_DAY }))
    .replace(patterns.weekdays, () => put({ kind: 'days', days: WEEKDAYS }))
    .replace(patterns.weekend, () => put({ kind: 'days', days: WEEKEND }))
    .replace(patterns.day, (word: string) => put({ kind: 'days', days: [dayOf(word)] }))
  return { text, marks }
}

/** The days and ranges of a sentence as a week, where each range has its own days before it, or each after it. */
function weekOf(text: string, all: readonly Mark[]): Week | null {
  const marks = [...text.matchAll(SIGN)].flatMap(([, at]) => all[Number(at)] ?? [])
  const ranges = marks.flatMap((mark) => (mark.kind === 'range' ? [mark.range] : []))
  const groups: number[][] = []
  for (const [at, mark] of marks.entries()) {
    if (mark.kind !== 'days') continue
    if (marks[at - 1]?.kind === 'days') groups.at(-1)?.push(...mark.days)
    else groups.push([...mark.days])
  }
  const [only] = ranges
  if (ranges.length === 1 && groups.length === 0 && only) return EVERY_DAY.map(() => only)
  if (groups.length !== ranges.length || groups.length === 0) return null
  const week: (Range | null)[] = EVERY_DAY.map(() => null)
  for (const [at, days] of groups.entries()) {
    const range = ranges[at]
    if (!range || days.some((day) => week[day])) return null
    for (const day of days) week[day] = range
  }
  return week
}

/** The thoughts of a sentence, each by itself. */
const clausesOf = (text: string, { aside }: Patterns) =>
  text
    .replace(aside, ';')
    .split(/[,،;؛:()]|\s[-–—]\s/u)
    .filter((clause) => clause.trim() !== '')

/** Whether all hours in a sentence are those of what was asked, and its days those of the hours. */
function isOwn(text: string, marks: readonly Mark[], asked: readonly Unit[], patterns: Patterns): boolean {
  const clauses = clausesOf(text, patterns)
  const marksIn = (clause = '') => [...clause.matchAll(SIGN)].flatMap(([, at]) => marks[Number(at)] ?? [])
  const hasRange = (clause?: string) => marksIn(clause).some(({ kind }) => kind === 'range')
  return clauses.every((clause, at) => {
    if (marksIn(clause).length === 0) return true
    const rest = clause.replace(SIGN, ' ')
    const units = analyze(rest.replace(patterns.opening, ' ')).filter(({ isWeak }) => !isWeak)
    if (!hasRange(clause)) {
      const isEveryDay = marksIn(clause).every((mark) => mark.kind === 'days' && mark.days.length === DAYS)
      return isEveryDay || (units.length === 0 && hasRange(clauses[at + 1]))
    }
    const isNamed = asked.some((unit) => isIn(units, unit))
    const isAlone = units.every((unit) => isIn(asked, unit))
    return isAlone || (isNamed && has(rest, patterns.opening))
  })
}

type Text = { topic: string; content: string }

function readIn(language: Language, { topic, content }: Text, asked: readonly Unit[]): Week | null {
  const patterns = PATTERNS[language]
  const sentences = sentencesOf(content).map((each) => fold(each).replace(patterns.harmless, ' '))
  const isSaying = (one: string) => has(one, patterns.range) || has(one, patterns.always)
  const [said, ...more] = sentences.filter(isSaying)
  if (said === undefined || more.length > 0) return null
  const named = analyze(said)
  const head = analyze(topic)
  const isNamed = asked.some((unit) => isIn(named, unit))
  if (!asked.every((unit) => isIn(named, unit) || isIn(head, unit))) return null
  const isBelow = !isNamed && conceptsOf(named, [...SERVINGS, ...PLACES]).length === 0
  if (!isAbout(asked, isBelow ? head : named)) return null
  if (conceptsOf(asked, [...SERVINGS, ...PLACES]).length === 0 && !has(said, patterns.opening)) return null

  const words = said.match(/[\p{L}\p{N}]+/gu) ?? []
  const isNarrowed = words.some((word) => NOT.has(word) || ONLY.has(word))
  if (isNarrowed || has(said, patterns.doubtful)) return null
  const isOther = (one: string) =>
    [patterns.seasons, patterns.closed, patterns.day].some((pattern) => has(one, pattern)) ||
    (has(one, patterns.time) &&
      (has(one, patterns.opening) || asked.some((unit) => isIn(analyze(one), unit))))
  if (sentences.some((sentence) => sentence !== said && isOther(sentence)) || has(said, patterns.seasons))
    return null

  const isMorning = conceptsOf([...asked, ...named], [MORNING]).length > 0
  const { text, marks } = markedIn(said, patterns, isMorning, HOURS[language].isBy24 ?? false)
  if (has(text.replace(SIGN, ' '), patterns.time)) return null
  return isOwn(text, marks, asked, patterns) ? weekOf(text, marks) : null
}

/**
 * The opening hours of what a question asks about, where an entry states them without doubt: once, of nothing else, with
 * no season, exception or condition. Otherwise null.
 */
export function readHours(entry: Text, asked: readonly Unit[]): Week | null {
  const language = languageOf(`${entry.topic} ${entry.content}`)
  const readings = (language ? [language] : LANGUAGES).map((each) => readIn(each, entry, asked))
  const [first = null] = readings
  return readings.every((each) => isSame(each, first)) ? first : null
}
