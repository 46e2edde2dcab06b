import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldedWords } from '#features/language/server/fold.ts'
import { SERVICES } from '#features/language/server/lists.ts'
import { ASKING, ASKING_FIRST, HARMLESS, TELLING, WANTING } from '#features/language/server/order-words.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'

/** What a guest might write of dishes, in folded words, and whether that orders them. */
export type Phrase = { words: readonly string[]; isOrder: boolean }

/** Where any dish may stand. */
const DISH = /\bD\b/g
const PLACE = 'anydish'
export const isDish = (word: string) => word === PLACE

/**
 * The lines of a file, each with what it is and a tab before it: an `order`, some `other` thing said of dishes, or what may
 * stand `before` either, `after` an order, or `beside` either.
 */
function linesOf(language: Language) {
  const lines = readFileSync(path.join(import.meta.dirname, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
  const all = lines.map((line) => {
    const [label = '', text = ''] = line.split('\t')
    return { label, words: foldedWords(text.replace(DISH, PLACE)) }
  })
  return (label: string) => all.filter((line) => line.label === label).map(({ words }) => words)
}

/** Each so-manieth is kept apart, to see how well the others teach what they do not hold. */
const KEPT_APART = 6

/** The phrases of our languages, each also with what may stand around it. */
export const phrasesToLearn = (isLearned: (at: number) => boolean = () => true): Phrase[] =>
  LANGUAGES.flatMap((language) => {
    const of = linesOf(language)
    const [before, after, beside] = [of('before'), of('after'), of('beside')]
    const near = (some: readonly string[][], at: number) => some[at % some.length] ?? []
    const around = (words: readonly string[], at: number, following: readonly string[][]) => [
      words,
      [...near(before, at), ...words],
      [...words, ...near(beside, at)],
      [...words, ...near(following, at)],
      [...near(before, at + 1), ...words, ...near(following, at + 1)],
    ]
    const learned = (label: string) => of(label).filter((_, at) => isLearned(at))
    return [
      ...learned('order').flatMap((words, at) =>
        around(words, at, after).map((each) => ({ words: each, isOrder: true })),
      ),
      ...learned('other').flatMap((words, at) =>
        around(words, at, beside.toReversed()).map((each) => ({ words: each, isOrder: false })),
      ),
    ]
  })

export const phrasesWithoutKept = () => phrasesToLearn((at) => at % KEPT_APART !== 0)
export const phrasesKept = (): Phrase[] =>
  LANGUAGES.flatMap((language) =>
    ['order', 'other'].flatMap((label) =>
      linesOf(language)(label)
        .filter((_, at) => at % KEPT_APART === 0)
        .map((words) => ({ words, isOrder: label === 'order' })),
    ),
  )

/** What is known of how guests ask and want: learned from, too. */
const KNOWN = [
  ...[WANTING, ASKING_FIRST, ASKING, TELLING, HARMLESS].map(({ source }) => source),
  ...LANGUAGES.map((language) => SERVICES[language].declining),
]

/** Changes with every phrase, and with what is known of asking and wanting. */
export const digestOf = (all: readonly Phrase[]): string =>
  createHash('sha256')
    .update(JSON.stringify([all, KNOWN]))
    .digest('hex')
