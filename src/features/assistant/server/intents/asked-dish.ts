import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { ALL_ATTACHED } from '#features/language/lists.ts'
import {
  AROUND,
  DUALS,
  isThing,
  MEASURES,
  NOTES,
  numberOf,
  PLAIN,
  REGARDING,
  TIMES,
} from '#features/language/server/order-words.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { isIngredient, isKindOfFood, isListedFood } from '#features/language/server/food-words.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import { isManner } from '#features/language/server/manner-words.ts'
import type { Token } from './clauses.ts'
import { isSaid, type Match, type MenuIndex } from './menu-index.ts'

/** More dishes are not looked at for those to choose from. */
const MEANT_MAX = 20
/** More words, with those around it, are no single dish. */
const DISH_WORDS_MAX = 20

export const isNumber = (token: Token | undefined) => token !== undefined && numberOf(token.word) !== null
const ARTICLES = ALL_ATTACHED.map(({ article }) => article)
const isDigits = (token: Token | undefined) => token !== undefined && /\d/.test(token.word)

/** Whether a remark about a dish begins here: `without onion`, `at 8`. */
export function startsRemark(tokens: readonly Token[], at: number): boolean {
  const { word = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]
  return NOTES.has(word) || NOTES.has(`${word}_${next?.word}`) || (TIMES.has(word) && isDigits(next))
}

export const noteAt = (tokens: readonly Token[]) => tokens.findIndex((_, at) => startsRemark(tokens, at))

export const hasDual = (word: string) => DUALS.some(([ending]) => ending.test(word))

/** `بيلسان` is no dual where a dish is named `شراب زهر البيلسان`. */
const isExactWithArticle = (word: string, isExact: (word: string) => boolean) =>
  ARTICLES.some((article) => isExact(article + word))

/** A noun that means two of it, as Arabic has them. */
export function singleOf(word: string, { isExact, isKnown }: MenuIndex): string | null {
  if (isExact(word) || isExactWithArticle(word, isExact) || MEASURES.has(word) || isListedFood(word))
    return null
  for (const [ending, alone] of DUALS) {
    const single = word.replace(ending, alone)
    if (single !== word && (MEASURES.has(single) || isKnown(single))) return single
  }
  return null
}

const byNumber = (one: Token, other: Token) => (numberOf(other.word) ?? 0) - (numberOf(one.word) ?? 0)

export type Asked = { words: readonly string[]; quantity: number; isCounted: boolean; isThing: boolean }

/** What is asked for and how many, apart from what only goes around it. */
export function askedBy(tokens: readonly Token[], index: MenuIndex): Asked {
  const isCountedFood = (word: string, before: Token | undefined) =>
    isListedFood(word) &&
    (isNumber(before) || MEASURES.has(singleOf(before?.word ?? '', index) ?? before?.word ?? ''))
  const content = tokens.filter(({ word }, at) => {
    if (AROUND.has(word)) return numberOf(word) !== null
    const isSilent = STOP_WORDS.has(word) || PLAIN.has(word)
    const isSaid = !isSilent || TIMES.has(word) || index.isExact(word) || numberOf(word) !== null
    return isSaid || isCountedFood(word, tokens[at - 1])
  })
  const named = content.filter(({ word }) => numberOf(word) === null || index.isExact(word))
  const isNamed = index.find(named.map(({ word }) => word))[0]?.matchedWords === named.length
  const counts = isNamed && named.length === content.length ? [] : content.filter(isNumber)
  // `a pot of tea for two`
  const isOfPeople = (token: Token) => REGARDING.has(tokens[tokens.indexOf(token) - 1]?.word ?? '')
  const exact = counts.filter(({ word }) => !index.isExact(word))
  const own = exact.some((token) => !isOfPeople(token)) ? exact.filter((token) => !isOfPeople(token)) : exact
  const count = (own.length > 0 ? own : counts).toSorted(byNumber)[0]
  const others = content.filter((token) => token !== count && (index.isExact(token.word) || !isNumber(token)))
  const singles = others.map(({ word }) => singleOf(word, index))
  const nouns = others.map(({ word }, place) => singles[place] ?? word)
  const isDual = singles.some((single) => single !== null)
  return {
    words: nouns.filter((noun) => !MEASURES.has(noun) || index.isExact(noun)),
    quantity: count ? (numberOf(count.word) ?? 1) : isDual ? 2 : 1,
    isCounted: count !== undefined || isDual,
    isThing: nouns.some(isThing),
  }
}

export type Found =
  | { kind: 'sure'; item: MenuItem }
  | { kind: 'choice'; items: MenuItem[]; isNear?: boolean }
  | { kind: 'soldOut' }
  | null

/** The dish that words name; several where they could mean more than one, or name none exactly. */
export function dishFor({ words, isCounted, isThing: isOther }: Asked, index: MenuIndex): Found {
  if (words.every(isManner)) return null
  const all = index.find(words)
  const whole = all.filter(({ matchedWords }) => matchedWords === words.length)
  const on = whole.filter(({ item }) => item.enabled)
  const [best, second] = on
  const isGone = whole.some(({ item, coverage }) => !item.enabled && coverage === 1)
  if (isGone && best?.coverage !== 1) return { kind: 'soldOut' }
  if (best && (!second || isFar(best, second))) return { kind: 'sure', item: best.item }
  if (best) return { kind: 'choice', items: firstOf(on) }
  const near = all.filter(({ item, matchedWords }) => item.enabled && matchedWords === all[0]?.matchedWords)
  const share = (near[0]?.matchedWords ?? 0) / words.length
  const isWholeName = near.length === 1 && near[0]?.coverage === 1
  const isClear = isCounted || near.length === 1
  const isNear = !isOther && (isWholeName || share > 0.5 || (isClear && share === 0.5))
  return isNear ? choiceAmong(near, words, index) : null
}

/** Whether a word is of a dish's description, or of what can be chosen for it. */
const describes = (item: MenuItem, word: string, { optionsOf }: MenuIndex) =>
  [item.description, ...optionsOf(item).flatMap(({ choices }) => choices.map(({ name }) => name))].some(
    (texts) =>
      Object.values(texts).some((text) => foldedWords(text ?? '').some((each) => isSaid(word, each))),
  )

/** Whether a dish has in its name or its description all that words say it is made of, and of which kind. */
const hasFoods = (item: MenuItem, words: readonly string[], index: MenuIndex): boolean =>
  words
    .filter((word) => isIngredient(word) || isKindOfFood(word))
    .every((word) => index.isOf(word, item) || describes(item, word, index))

/** Dishes to choose from; `isNear`: none is what was said, they only come near. */
function choiceAmong(near: readonly Match[], words: readonly string[], index: MenuIndex): Found {
  const having = near.filter(({ item }) => hasFoods(item, words, index))
  if (having.length > 0) return { kind: 'choice', items: firstOf(having) }
  const kinds = words.filter(isKindOfFood)
  const isOfKind = ({ item }: Match) => kinds.some((kind) => index.isOf(kind, item))
  return {
    kind: 'choice',
    items: firstOf(near.toSorted((one, other) => Number(isOfKind(other)) - Number(isOfKind(one)))),
    isNear: true,
  }
}

/** Whether a dish is named so much better than the next that it is meant. */
const isFar = (best: Match, next: Match) =>
  (best.coverage === 1 && next.coverage < 1) || best.coverage - next.coverage > 0.3

const firstOf = (matches: readonly Match[]) => matches.slice(0, MEANT_MAX).map(({ item }) => item)

export const withoutNotes = (tokens: readonly Token[]) => tokens.filter(({ word }) => !NOTES.has(word))

/** Whether words are the whole of a dish. */
export const isWhole = (tokens: readonly Token[], index: MenuIndex) => {
  if (tokens.length > DISH_WORDS_MAX) return false
  const { words } = askedBy(withoutNotes(tokens), index)
  return words.length > 0 && index.find(words)[0]?.matchedWords === words.length
}
