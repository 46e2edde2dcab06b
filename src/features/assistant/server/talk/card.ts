import {
  ADDING_TO,
  DROPPING,
  FEWER,
  FILLERS,
  GOING_ON,
  RATHER,
  REFERRING,
  SAME_AGAIN,
  SWAPPING,
} from '#features/language/server/follow-up-words.ts'
import { FOLLOW_UPS } from '#features/language/server/lists.ts'
import {
  AROUND,
  countOf,
  isCorrecting,
  NOTES,
  REGARDING,
  SHARES,
} from '#features/language/server/order-words.ts'
import { fold, foldedWords } from '#features/language/server/fold.ts'
import { ONE } from '#features/language/server/service-words.ts'
import { isOfManner } from '#features/language/server/manner-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import { DEFAULT_LANGUAGE, type Language, localized } from '#kit/shared/languages.ts'
import type { Named, Talk } from '../../talk.ts'
import { hasDual, noteAt } from '../intents/asked-dish.ts'
import { blanked, leftOf, type Left, type Line, lineOf, take, takeAll } from '../intents/line.ts'
import { isSaid } from '../intents/menu-index.ts'
import { readTime, withoutClock } from '../intents/read-time.ts'
import { lastOfEach, readRemark } from '../intents/said-options.ts'
import { after, goneIn, written } from './said.ts'

/** The menu, as far as what is wanted of it can be changed by words. */
export type Menu = { menu: readonly MenuItem[]; groups: readonly OptionGroup[] }

/** A line of a card as a guest would say it: `2 Cappuccino with Oat drink`. */
function lineText({ count = 1, name, options = [], note }: Named, language: Language): string {
  const chosen = options.map(
    (option) => `${FOLLOW_UPS[language].changes.with} ${localized(option, language)}`,
  )
  return [count, localized(name, language), ...chosen, note].filter(Boolean).join(' ')
}

/** A card as a guest would say it. */
export const orderText = (lines: readonly (Named | string)[], language: Language): string =>
  [
    FOLLOW_UPS[language].wanting,
    lines.map((line) => (typeof line === 'string' ? line : lineText(line, language))).join(', '),
  ].join(' ')

const isTelling = (word: string) => !AROUND.has(word) && !NOTES.has(word)
const wordsOfName = ({ name }: Pick<Named, 'name'>) =>
  Object.values(name).flatMap((text) => (text ? foldedWords(text).filter(isTelling) : []))

/** Which of some dishes words name, each by a word that no other is called by; and these words. */
export function dishesSaid<Of extends Pick<Named, 'name'>>(
  words: readonly Left[],
  dishes: readonly Of[],
  is = isSaid,
) {
  const named = dishes.map((dish) => ({ dish, own: wordsOfName(dish) }))
  return named.flatMap(({ dish, own }) => {
    const others = named.filter((each) => each.dish !== dish).flatMap((each) => each.own)
    const said = words.filter(({ word }) => countOf(word) === null && own.some((each) => is(word, each)))
    return said.some(({ word }) => !others.some((each) => is(word, each))) ? [{ dish, said }] : []
  })
}

/** The last number that is said; null without one. */
export const countSaid = (words: readonly Left[]): number | null =>
  words.flatMap(({ word }) => (hasDual(word) ? 2 : ONE.test(word) ? [] : (countOf(word) ?? []))).at(-1) ??
  null

/** `salep, two` as it is read: `2 salep`. */
function countedFirst(text: string): string {
  const line = lineOf(text)
  const numbers = line.tokens.filter(({ word }) => countOf(word) !== null)
  const [number, ...more] = numbers
  const count = number ? countOf(number.word) : null
  const isLast = number === line.tokens.at(-1)
  return count !== null && isLast && more.length === 0
    ? `${count} ${text.slice(0, number?.start).replace(/[\s,،]+$/u, '')}`
    : text
}

/** What a message says after the words by which it wants more. */
function addedIn(text: string, line: Line): string | null {
  const found = take(line, ADDING_TO)
  if (!found) return null
  const { index } = found.found
  const at = line.starts.findIndex((start) => start >= index + found.found[0].length)
  return at < 0 ? null : countedFirst(text.slice(line.tokens[at]?.start))
}

/** A card's last dish with what a message chooses of its options; null where it chooses none. */
function withOptions(text: string, line: Named, { menu, groups }: Menu): Named | null {
  const item = menu.find(({ name }) => name[DEFAULT_LANGUAGE] === line.name[DEFAULT_LANGUAGE])
  const own = groups.filter(({ id }) => item?.optionGroupIds.includes(id))
  const chosen = lastOfEach(own, readRemark(text, own).options)
  if (chosen.length === 0) return null
  const replaced = own.filter(
    ({ max, choices }) => max === 1 && choices.some((each) => chosen.includes(each)),
  )
  const isReplaced = (name: Named['name']) =>
    replaced.some(({ choices }) =>
      choices.some((each) => each.name[DEFAULT_LANGUAGE] === name[DEFAULT_LANGUAGE]),
    )
  const kept = (line.options ?? []).filter((name) => !isReplaced(name))
  return { ...line, options: [...kept, ...chosen.map(({ name }) => name)] }
}

/** A message as a card is changed by it. */
type Change = { text: string; line: Line; card: readonly Named[]; menu: Menu; language: Language }
type Lines = readonly (Named | string)[] | null

const countOfLine = ({ count = 1 }: Named) => count
const wordsIn = (text: string) =>
  leftOf(lineOf(text)).filter(
    ({ word }) => isTelling(fold(word)) && !isCorrecting(word) && countOf(word) === null,
  )

/** Whether a message names a dish beside those of the card, before it goes on with a remark. */
function namesOther({ line, card, menu }: Change, own: ReturnType<typeof dishesSaid<Named>>): boolean {
  const noted = noteAt(line.tokens)
  const isOwn = (at: number) => own.some(({ said }) => said.some((each) => each.at === at))
  const beside = leftOf(line).filter(
    ({ word, at }) => (noted < 0 || at < noted) && !isOwn(at) && isTelling(word),
  )
  const onCard = new Set(card.map(({ name }) => name[DEFAULT_LANGUAGE]))
  const others = menu.menu.filter(({ name }) => !onCard.has(name[DEFAULT_LANGUAGE]))
  return dishesSaid(beside, others).length > 0
}

/** A card with another of its dishes in place of one, without one, or with more or fewer of it. */
function withNamed(change: Change): Lines {
  const { text, line, card, menu, language } = change
  const words = leftOf(withoutClock(line))
  const [named, ...more] = dishesSaid(words, card)
  if (!named) return null
  const all = [named, ...more]
  const changing = [DROPPING, SWAPPING, RATHER].filter((pattern) => pattern.test(line.said))
  if (changing.length === 0 && namesOther(change, all)) return null
  const kept = new Set(leftOf(changing.reduce(takeAll, line)).map(({ at }) => at))
  const isOwn = (at: number) => all.some(({ said }) => said.some((each) => each.at === at))
  const rest = blanked(text, line, (_, at) => !kept.has(at) || isOwn(at))
    .replace(/ +/g, ' ')
    .trim()
  const others = wordsIn(rest)
  const instead = (lines: Lines) => card.flatMap((each) => (each === named.dish ? (lines ?? []) : [each]))
  const count = countSaid(words)
  if (changing.length > 0 && others.length === 0)
    return card.filter((each) => !all.some(({ dish }) => dish === each))
  if (more.length > 0) return null
  const isOther = changing.length > 0 && dishesSaid(others, menu.menu).length > 0
  if (isOther && changing.some((pattern) => pattern !== DROPPING)) {
    const number = countSaid(leftOf(lineOf(rest))) === null ? `${countOfLine(named.dish)} ` : ''
    return instead([`${number}${rest}`])
  }
  const isFewer = FEWER.test(line.said)
  const noted = isFewer ? -1 : noteAt(line.tokens)
  if (noted > (named.said.at(-1)?.at ?? 0)) {
    const some = count ?? countOfLine(named.dish)
    const left = countOfLine(named.dish) - some
    const remark = text.slice(line.tokens[noted]?.start)
    const one = `${some} ${localized(named.dish.name, language)} ${remark}`
    return instead(left > 0 ? [{ ...named.dish, count: left }, one] : [one])
  }
  // "no tomato in the sandwich"
  const about = line.tokens.findLastIndex(
    ({ word }, at) => REGARDING.has(word) && at < (named.said[0]?.at ?? 0),
  )
  if (noted === 0 && about > 1 && others.length > 0)
    return instead([`${lineText(named.dish, language)} ${text.slice(0, line.tokens[about]?.start).trim()}`])
  if (count === null || others.length > (isFewer ? 2 : 1)) return null
  if (isFewer) return instead([{ ...named.dish, count: Math.max(countOfLine(named.dish) - count, 0) }])
  return instead([
    { ...named.dish, count: ADDING_TO.test(line.said) ? countOfLine(named.dish) + count : count },
  ])
}

/** A card with what a message chooses of the options of one of its dishes, the last that has them; or of so many of it. */
function withChosen({ text, line, card, menu, language }: Change): Lines {
  const said = SWAPPING.test(line.said) ? withoutSwapped(text, line) : (addedIn(text, line) ?? text)
  const bare = written(said, takeAll(takeAll(lineOf(said), REFERRING[language]), GOING_ON[language]))
  const count = countSaid(leftOf(withoutClock(line)))
  for (const dish of card.toReversed()) {
    const chosen = withOptions(bare, dish, menu)
    if (!chosen) continue
    const left = countOfLine(dish) - (count ?? countOfLine(dish))
    const some =
      left > 0
        ? [
            { ...dish, count: left },
            { ...chosen, count: count ?? 1 },
          ]
        : [chosen]
    return card.flatMap((each) => (each === dish ? some : [each]))
  }
  return null
}

/** A card with a remark about its last dish: "and without sugar". */
function withRemark({ text, line, card, language }: Change): Lines {
  const last = card.at(-1)
  const goesOn = GOING_ON[language].exec(line.said)
  const remark = goesOn && noteAt(line.tokens) > 0 ? after(text, line, goesOn) : text
  const { tokens } = lineOf(remark)
  const mannerAt = tokens.findIndex(({ word }) => isOfManner(word))
  const begins = [noteAt(tokens), mannerAt].filter((at) => at >= 0)
  if (!last || begins.length === 0) return null
  const noted = Math.min(...begins)
  // "one without nuts" is about so many of it
  const before = tokens.slice(0, noted).map(({ word }) => word)
  const isCount = (word: string) => SHARES.has(word) || countOf(word) !== null
  const isShare =
    before.some(isCount) && before.every((word) => AROUND.has(word) || isCorrecting(word) || isCount(word))
  const count = before.flatMap((word) => countOf(word) ?? []).at(-1) ?? 0
  // "make it two without ice"
  if (isShare && count > countOfLine(last))
    return [
      ...card.slice(0, -1),
      `${lineText({ ...last, count }, language)} ${remark.slice(tokens[noted]?.start)}`,
    ]
  return noteAt(tokens) === 0 || isShare
    ? [...card.slice(0, -1), `${lineText(last, language)}${noted > 0 ? ',' : ''} ${remark}`]
    : null
}

/** What a card becomes by a message, as a whole order; none where it changes nothing of it. */
export function changesOf(
  said: string,
  { named: card, isWanted }: Talk,
  menu: Menu,
  language: Language,
): string[] {
  const text = written(said, takeAll(lineOf(said), FILLERS))
  const line = lineOf(text)
  const change = { text, line, card, menu, language }
  const added = addedIn(text, line)
  const isMore = added !== null || (isWanted && GOING_ON[language].test(line.said))
  const lines = SAME_AGAIN.test(line.said)
    ? card.map((each) => ({ ...each, count: countOfLine(each) + 1 }))
    : (withNamed(change) ??
      withChosen(change) ??
      (added === null ? withRemark(change) : null) ??
      (isMore ? [...card, added ?? text] : null))
  if (!lines || lines.length === 0) return []
  const whole = orderText(lines, language)
  const when = goneIn(text, readTime(line).rest)
  return [whole.includes(when) ? whole : `${whole} ${when}`]
}

/** A message without what is no longer wanted: "salad instead of potatoes" without the potatoes. */
function withoutSwapped(text: string, line: Line): string {
  const found = take(line, SWAPPING)
  if (!found) return text
  const start = line.starts.findIndex((each) => each >= found.found.index)
  const end = line.starts.findIndex((each) => each >= found.found.index + found.found[0].length)
  const gone = line.tokens[end]
  const from = line.tokens[start]
  return gone && from ? `${text.slice(0, from.start)} ${text.slice(gone.end)}` : text
}
