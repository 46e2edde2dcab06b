import type { Concept } from '#features/language/kinds/search.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { meaningsOf } from '#features/language/server/lexicon.ts'
import {
  AND,
  AROUND,
  countOf,
  DUALS,
  isThing,
  nounsOf,
  NOTES,
  ROOMS,
} from '#features/language/server/order-words.ts'
import { remembered } from '#features/language/server/remembered.ts'
import { AROUND_SERVICES, BROKEN, thingsOf } from '#features/language/server/service-words.ts'
import { isOneOf } from '#features/language/words.ts'
import { DECLARED } from '#features/categories/all.ts'
import type { Offer } from '#features/service-items/contract.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { type Left, lineOf } from './line.ts'
import { isSaid } from './menu-index.ts'

export const OPTIONS_MAX = 3

/** What an offer is, rather than how or where: one such word is enough to mean it. */
const IDENTIFYING_CONCEPTS: readonly Concept[] = [
  'towel',
  'massage',
  'sauna',
  'taxi',
  'transfer',
  'pool',
  'gym',
  'laundry',
  'drycleaning',
  'cot',
  'luggage',
  'table',
  'excursion',
  'guide',
  'iron',
  'hairdryer',
  'umbrella',
  'yoga',
  'tennis',
  'golf',
  'bicycle',
  'ski',
  'babysitter',
  'wakeup',
  'extrabed',
  'boat',
  'dive',
  'hike',
]
const IDENTIFYING = new Set<string>(IDENTIFYING_CONCEPTS.map((concept) => `#${concept}`))

/** The areas that are meant by a concept, where no offer is called so. */
const areasMeantBy = (meaning: string) =>
  Object.values(DECLARED).flatMap(({ category, meantBy }) =>
    meantBy?.some((concept) => meaning === `#${concept}`) ? category : [],
  )

/** The nouns that a word may be, and what each is one of where it means two. */
const formsOf = remembered((word) =>
  nounsOf(word).flatMap((noun) => [
    noun,
    ...DUALS.filter(([ending]) => ending.test(noun)).map(([ending, alone]) => noun.replace(ending, alone)),
  ]),
)

/** What an offer is by a word, whatever the language. */
const identifiedBy = remembered((word) =>
  formsOf(word).flatMap((form) => [
    ...meaningsOf([form]).filter((meaning) => IDENTIFYING.has(meaning)),
    ...thingsOf(form),
  ]),
)

/** Whether two words that look alike are known to mean something else each, such as `tax` and `taxi`. */
function areUnrelated(word: string, name: string): boolean {
  const [said, named] = [meaningsOf([word]), meaningsOf([name])]
  return said.length > 0 && named.length > 0 && !said.some((meaning) => named.includes(meaning))
}

const isNamed = (word: string, name: string) => {
  if (formsOf(word).some((form) => isSaid(form, name) && !areUnrelated(form, name))) return true
  const identified = identifiedBy(name)
  return identifiedBy(word).some((concept) => identified.includes(concept))
}

/** Whether a word may say what is wanted. */
export const isContent = ({ word }: Pick<Left, 'word'>) =>
  !AROUND.has(word) &&
  !AND.has(word) &&
  !NOTES.has(word) &&
  !ROOMS.has(word) &&
  !isOneOf(word, AROUND_SERVICES) &&
  countOf(word) === null &&
  !/^\d/.test(word)

const SHORT = 2
const textsOf = (texts: Texts) => Object.values(texts).flatMap((text) => text || [])

/** The words by which an offer is called, in each language; what is broken is told of, not named. */
function namesOf({ name }: Pick<Offer, 'name'>): string[][] {
  const texts = textsOf(name).filter((text) => !BROKEN.test(lineOf(text).said))
  return texts.map((text) => {
    const words = foldedWords(text)
    const telling = words.filter((word) => word.length > SHORT && isContent({ word }))
    return telling.length > 0 ? telling : words
  })
}

/** The words of what an offer asks, which say more about it and do not name another. */
const askedWordsOf = ({ questions }: Pick<Offer, 'questions'>) =>
  questions
    .flatMap((question) =>
      question.kind === 'choice'
        ? [question.label, ...question.choices.map(({ label }) => label)]
        : [question.label],
    )
    .flatMap(textsOf)
    .flatMap(foldedWords)

/** An offer that words name: which of them do, and how much of its name they are. */
export type Match<Of> = {
  offer: Of
  matched: readonly Left[]
  explained: readonly Left[]
  coverage: number
  /** Whether all of the name was said, or nothing but words of it. */
  isSure: boolean
}

/** For one of two words whether it means the other, compared once however often it is asked. */
function comparedOnce(compare: (word: string, other: string) => boolean) {
  const known = new Map<string, Map<string, boolean>>()
  return (word: string, other: string): boolean => {
    const others = known.get(word) ?? new Map<string, boolean>()
    known.set(word, others)
    const is = others.get(other) ?? compare(word, other)
    others.set(other, is)
    return is
  }
}

function matchOf<Of extends Pick<Offer, 'name' | 'questions'>>(
  offer: Of,
  words: readonly Left[],
  { isNamed, isSaid }: Record<'isNamed' | 'isSaid', (word: string, other: string) => boolean>,
): Match<Of> {
  const matches = namesOf(offer).map((name) => ({
    matched: words.filter(({ word }) => name.some((each) => isNamed(word, each))),
    coverage: name.filter((each) => words.some(({ word }) => isNamed(word, each))).length / name.length,
  }))
  const [best = { matched: [], coverage: 0 }] = matches.toSorted(
    (a, b) => b.coverage - a.coverage || b.matched.length - a.matched.length,
  )
  const asked = askedWordsOf(offer)
  const more = words.filter(({ word }) => asked.some((each) => isSaid(word, each)))
  const explained = [...best.matched, ...more]
  const isAll = best.matched.length > 0 && words.every((word) => explained.includes(word))
  return { offer, ...best, explained, isSure: best.coverage === 1 || isAll }
}

/** Whether a part of a name is enough to mean the offer. */
function isEnough<Of>({ matched, explained, isSure }: Match<Of>, words: readonly Left[]): boolean {
  if (isSure) return true
  if (matched.length === 0) return false
  const unknown = words.filter((word) => !explained.includes(word)).length
  return unknown < matched.length || matched.some(({ word }) => identifiedBy(word).length > 0)
}

/** The offers that words name, best first: those that are named in full, otherwise those that nearly are. */
export function offersNamed<Of extends Pick<Offer, 'name' | 'questions' | 'category'>>(
  words: readonly Left[],
  offers: readonly Of[],
): Match<Of>[] {
  const content = words.filter(isContent)
  const compare = { isNamed: comparedOnce(isNamed), isSaid: comparedOnce(isSaid) }
  const enough = offers
    .map((offer) => matchOf(offer, content, compare))
    .filter((match) => isEnough(match, content))
    .toSorted(
      (a, b) => b.matched.length - a.matched.length || (a.matched[0]?.at ?? 0) - (b.matched[0]?.at ?? 0),
    )
  const whole = enough.filter(({ coverage }) => coverage === 1)
  const most = Math.max(...enough.map(({ matched }) => matched.length))
  const found = whole.length > 0 ? whole : enough.filter(({ matched }) => matched.length === most)
  return found
    .filter(
      ({ matched }, at) =>
        !found.slice(0, at).some(({ explained }) => matched.every((each) => explained.includes(each))) ||
        whole.length === 0,
    )
    .slice(0, OPTIONS_MAX)
}

/** What the areas that words name offer, where they name little else. */
export function offersOfArea<Of extends Pick<Offer, 'category'>>(
  words: readonly Left[],
  offers: readonly Of[],
): Of[] {
  const content = words.filter(isContent)
  const areas = content.flatMap(({ word }) => meaningsOf([word]).flatMap(areasMeantBy))
  if (content.length > areas.length + 1 || content.some(({ word }) => isThing(word))) return []
  return offers.filter(({ category }) => areas.includes(category)).slice(0, OPTIONS_MAX)
}
