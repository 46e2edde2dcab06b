import { analyze, type Unit } from '#features/language/server/analyze.ts'
import {
  ASKS,
  CIRCUMSTANCE,
  EXISTING,
  GOING_ON,
  MODAL,
  REFERRING,
  WHAT_ABOUT,
} from '#features/language/server/follow-up-words.ts'
import { withoutJoined } from '#features/language/server/lexicon.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import type { AskedFor } from '#features/language/kinds/talk.ts'
import type { Language } from '#kit/shared/languages.ts'
import { meansSame } from '../answer/evidence.ts'
import { type Line, lineOf, takeAll } from '../intents/line.ts'
import { isSaid } from '../intents/menu-index.ts'
import { readPeople } from '../intents/read-people.ts'
import { readTime } from '../intents/read-time.ts'
import { written } from './said.ts'
import type { Told } from './told.ts'

/** So short a message says more by its conversation than by itself. */
const SHORT = 4
/** Of what nothing is told, nothing is known; a time or a place may be told in other words. */
const SOFT: ReadonlySet<AskedFor> = new Set<AskedFor>(['time', 'place', 'age'])

/** A message as it is compared with what its conversation is about. */
export type Asked = {
  kinds: readonly (typeof ASKS)[number][]
  /** What was asked before, where it asks nothing of the kind itself. */
  inherited: readonly (typeof ASKS)[number][]
  /** What it speaks of besides. */
  units: readonly Unit[]
  /** Whether it goes on with what was said before by a word of its own. */
  isGoingOn: boolean
  /** Whether it cannot be understood without what was said before. */
  isDependent: boolean
  /** Whether it names something and says no more. */
  isBare: boolean
  isNew: boolean
}

const taken = (line: Line, patterns: readonly RegExp[]) => patterns.reduce(takeAll, line)
const subjectsOf = (text: string, line: Line) => analyze(written(text, line)).filter(({ isWeak }) => !isWeak)

/** @param before what was asked before, which a message may ask of something else: "and the men?" */
export function askedIn(text: string, language: Language, before = ''): Asked {
  const line = lineOf(text)
  const kinds = ASKS.filter(({ asked }) => asked.test(line.said))
  const asked = lineOf(before).said
  const inherited = kinds.length > 0 ? [] : ASKS.filter((each) => each.asked.test(asked))
  const around = [GOING_ON[language], REFERRING[language]]
  const isGoingOn = around.some((pattern) => pattern.test(line.said))
  const rest = readTime(readPeople(taken(line, [...around, ...kinds.map(({ asked }) => asked)])).rest).rest
  const units = subjectsOf(text, rest)
  const isShort = line.tokens.length <= SHORT
  const others = written(text, taken(line, [WHAT_ABOUT[language], ...around]))
    .split(' ')
    .filter(Boolean)
  return {
    kinds,
    inherited,
    units,
    isGoingOn,
    isDependent: isGoingOn || isShort || units.length === 0 || MODAL.test(line.said),
    isBare:
      kinds.length === 0 &&
      isShort &&
      units.length > 0 &&
      others.length <= units.length &&
      !CIRCUMSTANCE[language].test(line.said),
    isNew: EXISTING.test(line.said),
  }
}

const RELEVANT_MAX = 3
const MONEY = /\p{Sc}/u

const speaksOf = (known: readonly Unit[], unit: Unit): boolean =>
  known.some((each) => meansSame(each, unit) || isSaid(withoutJoined(unit.text), each.text)) ||
  (unit.parts.length > 0 && unit.parts.every((part) => speaksOf(known, part)))
const unitsIn = (text: string) => analyze(text).flatMap((unit) => [unit, ...unit.parts])

/** What of a message is told of something, or in one sentence of it. */
function sharedWith({ kinds, inherited, units }: Asked, text: string) {
  const known = unitsIn(text)
  const { said } = lineOf(text)
  const isTold = ({ kind, told }: Asked['kinds'][number]) =>
    told.test(said) || (kind === 'price' && MONEY.test(text))
  return {
    again: inherited.filter(isTold).length,
    told: kinds.filter(isTold).length,
    spoken: units.filter((unit) => speaksOf(known, unit)).length,
  }
}

/** Whether a text speaks of anything that a message is about. */
export const isAbout = ({ units }: Asked, text: string) => units.some((unit) => speaksOf(unitsIn(text), unit))

/** Whether something tells what a message asks for, as far as that can be seen. */
export const isToldHere = (asked: Asked, { said }: Pick<Told, 'said'>) =>
  sharedWith(asked, said).told > 0 || asked.kinds.every(({ kind }) => SOFT.has(kind))

/** What a conversation tells of a message: those that answer it, or the whole of what it is about; null where neither. */
export type Within = { answers: readonly Told[]; isWhole: boolean }

const NOTHING: Within = { answers: [], isWhole: false }

/** What of a conversation tells all that a message asks of it in words of its own: that is the answer, whatever else is known. */
export function toldAll(asked: Asked, all: readonly Told[]): Within | null {
  const { kinds, units, isGoingOn, isDependent, isBare } = asked
  if (isBare || units.length === 0 || (kinds.length === 0 && !isGoingOn)) return null
  const telling = all.filter(({ said }) => {
    const { told, spoken } = sharedWith(asked, said)
    return told === kinds.length && spoken === units.length
  })
  const named = telling.filter(({ isNamed }) => isNamed)
  const answers = named.length > 0 || !isDependent ? named : telling
  return answers.length === 1 ? { answers, isWhole: false } : null
}

/** How far each sentence of a text answers, from 0 to 1. */
export function sharesWithin(asked: Asked, content: string): number[] {
  const most = asked.kinds.length + asked.units.length
  return sentencesOf(content).map((sentence) => {
    const { told, spoken } = sharedWith(asked, sentence)
    return most === 0 ? 0 : (told + spoken) / most
  })
}

/**
 * Looks for the answer to a message within what its conversation is about. Nothing of it answers what asks for something
 * that is not told there, such as a price; null where the message says what it is about, and that is something else.
 */
export function withinTalk(asked: Asked, all: readonly Told[]): Within | null {
  const { kinds, units, isDependent, isBare, isNew } = asked
  const compared = all.map((told) => {
    const shared = sharedWith(asked, told.said)
    const score =
      2 * (shared.told + shared.spoken) +
      shared.again +
      (told.isNamed ? 1 : 0) +
      (told.isOwnLanguage ? 1.5 : 0) +
      Math.min(told.relevance, RELEVANT_MAX) / 2
    return { told, shared, score }
  })
  const most = Math.max(...compared.map(({ score }) => score))
  const best = compared.filter(({ score }) => score === most)
  const [first] = best
  if (!first) return null
  const { told, spoken } = first.shared
  const answers = best.map((each) => each.told)
  const isAllSpoken = spoken === units.length
  if (told > 0 && (isDependent || isAllSpoken || kinds.some(({ kind }) => kind === 'age' || kind === 'size')))
    return { answers, isWhole: false }
  if (spoken > 0 && kinds.every(({ kind }) => SOFT.has(kind)) && (isDependent || isAllSpoken))
    return { answers, isWhole: false }
  const named = all.filter(({ isNamed }) => isNamed)
  if (!isDependent || named.length === 0 || (isNew && units.length > 0)) return null
  if (isBare || (told === 0 && kinds.length > 0 && kinds.every(({ kind }) => !SOFT.has(kind)))) return NOTHING
  const whole = named.find(({ isOwnLanguage }) => isOwnLanguage) ?? named[0] ?? first.told
  return { answers: [whole], isWhole: true }
}
