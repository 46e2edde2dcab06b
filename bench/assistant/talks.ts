import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldedWords } from '#features/language/server/fold.ts'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import type { Answered } from './ask.ts'
import { demoOptions } from '#demo/options.ts'
import { demoHotel } from '#demo/hotel.ts'
import { timeAt } from '#kit/shared/day.ts'

type Expected = { kind: 'says' | 'not' | 'card' | 'offers' | 'unknown' | 'person'; value: string }
export type Talk = { of: 'follow-up' | 'order'; messages: string[]; expected: Expected[] }

const FOLDER = path.resolve(import.meta.dirname, '../talks')

/**
 * The conversations of a file, one a paragraph: `@` and what it is, what the guest writes, a line a message, and after
 * `=` what holds of the answer to the last: that it says one of several things, or none of them (`not`), what its card
 * holds of an order or of what is offered, that nothing is known, or that a person is offered.
 */
export function readTalks(hand: 'own' | 'other', language: Language): Talk[] {
  const blocks = readFileSync(path.join(FOLDER, hand, `${language}.txt`), 'utf8')
    .trim()
    .split(/\n\n+/)
  return blocks.map((block) => {
    const [head = '', ...lines] = block.split('\n')
    return {
      of: head === '@ order' ? 'order' : 'follow-up',
      messages: lines.filter((line) => !line.startsWith('= ')),
      expected: lines
        .filter((line) => line.startsWith('= '))
        .map((line) => {
          const [, kind = '', value = ''] = /^= (\w+):?\s*(.*)$/.exec(line) ?? []
          return { kind: kind as Expected['kind'], value }
        }),
    }
  })
}

const LINE = /^(?<quantity>\d+) (?<name>[^[(]+?)(?<options>(?: \[[^\]]+\])*)(?: \((?<note>.*)\))?$/

const BY_DEFAULT = new Set(
  demoOptions.flatMap(({ choices }) => choices.flatMap(({ name, isDefault }) => (isDefault ? name.en : []))),
)

type Line = { dish: string; options: string[]; note: string[] }

/** The lines of an order in an order that two cards share, `2 Cappuccino [Oat drink] (hot)`. */
function linesOf(card: string): Line[] {
  const lines = card
    .split('; ')
    .filter(Boolean)
    .map((line) => {
      const { quantity, name, options = '', note = '' } = LINE.exec(line)?.groups ?? {}
      // what the hotel chooses for everybody may be named or not
      const chosen = [...options.matchAll(/\[([^\]]+)\]/g)].flatMap(([, option = '']) =>
        BY_DEFAULT.has(option) ? [] : option,
      )
      return { dish: `${quantity} ${name}`, options: chosen.toSorted(), note: foldedWords(note) }
    })
  const keyOf = ({ dish, options }: Line) => `${dish} ${options.join()}`
  return lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const isSame = (line: Line, other: Line | undefined) =>
  other?.dish === line.dish &&
  other.options.join() === line.options.join() &&
  line.note.length > 0 === other.note.length > 0 &&
  line.note.every((word) => other.note.includes(word))

/** Whether a card holds exactly the order, remarks by their words. */
function hasOrder(answer: Answered, card: string): boolean {
  const [expected, actual] = [
    linesOf(card),
    linesOf(answer.wish?.kind === 'order' ? (cardOf(answer) ?? '') : ''),
  ]
  return expected.length === actual.length && expected.every((line, index) => isSame(line, actual[index]))
}

const holds = (text: string, words: string) =>
  foldedWords(text).join(' ').includes(foldedWords(words).join(' '))
const holdsOne = (text: string, value: string) =>
  value.split('|').some((each) => text.includes(each.trim()) || holds(text, each))

/** Whether the first service of a card is the one, for as many, at that time: `Hammam for 2 at 18:00`. */
function offersIt({ wish }: Answered, value: string): boolean {
  const {
    name = '',
    places,
    time,
  } = /^(?<name>.+?)(?: for (?<places>\d+))?(?: at (?<time>\d+:\d\d))?$/.exec(value)?.groups ?? {}
  const offer =
    wish?.kind === 'request' || wish?.kind === 'complaint'
      ? wish.offers.find((each) => each.name.en === name)
      : undefined
  if (!offer) return false
  const moment = offer.startsAt ?? offer.at
  return (
    (places === undefined ||
      offer.places === Number(places) ||
      offer.answers.some(({ count }) => count === Number(places))) &&
    (time === undefined || (moment !== null && timeAt(new Date(moment), demoHotel.timeZone) === time))
  )
}

const CHECKS: Record<Expected['kind'], (answer: Answered, value: string) => boolean> = {
  says: ({ text }, value) => holdsOne(text, value),
  not: ({ text }, value) => !holdsOne(text, value),
  card: hasOrder,
  offers: offersIt,
  unknown: (answer) => answer.isDefault || (answer.wish?.kind === 'order' && answer.wish.unknown.length > 0),
  person: ({ wish }) => wish?.kind === 'person',
}

/** Which of what should hold of an answer does not. */
export const missedBy = (answer: Answered, { expected }: Talk) =>
  expected.filter(({ kind, value }) => !CHECKS[kind](answer, value))

/** Whether anything that was ordered stands neither on the card nor in the text. */
export function losesAny(answer: Answered, { expected }: Talk): boolean {
  const said = `${answer.text} ${cardOf(answer) ?? ''}`
  return expected
    .filter(({ kind }) => kind === 'card')
    .flatMap(({ value }) => linesOf(value))
    .some(({ dish, options, note }) => {
      const words = [dish.replace(/^\d+ /, ''), ...options, ...note]
      return words.some((each) => !holds(said, each))
    })
}

/** Whether an answer says that anything of an order found no place, or asks what is meant. */
export function tellsMissing({ wish, isDefault }: Answered): boolean {
  if (isDefault || wish?.kind !== 'order') return isDefault
  const { choices, soldOut, unknown, unclear = [] } = wish
  return choices.length + soldOut.length + unknown.length + unclear.length > 0
}
