import { QUANTITY_MAX } from '#features/bookings/limits.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OrderWish, Wish } from '../../message.ts'
import { type Clause, clausesOf, type Token, tokensOf } from './clauses.ts'
import { type Match, type Shelf, shelfOf } from './dishes.ts'
import { intentOf } from './intent.ts'
import {
  AROUND,
  DUALS,
  isThing,
  MEASURES,
  NOTES,
  numberOf,
  ROOMS,
  TIMES,
} from '#features/language/server/order-words.ts'

/** A longer message is a story, not an order. */
export const WORDS_MAX = 60
const CHOICES_MAX = 3
const UNKNOWN_MAX = 3
/** More words, with those around it, are no single dish. */
const DISH_WORDS_MAX = 20

const isNumber = (token: Token | undefined) => token !== undefined && numberOf(token.word) !== null
const isDigits = (token: Token | undefined) => token !== undefined && /\d/.test(token.word)

/** Without "room 204", which says where to. */
const withoutRoom = (tokens: readonly Token[]) =>
  tokens.filter(
    (token, at) =>
      !(isDigits(token) && ROOMS.has(tokens[at - 1]?.word ?? '')) &&
      !(ROOMS.has(token.word) && isDigits(tokens[at + 1])),
  )

/** Where the remark about a dish begins: `without onion`, `at 8`. */
const noteAt = (tokens: readonly Token[]) =>
  tokens.findIndex(({ word }, at) => {
    const next = tokens[at + 1]
    return NOTES.has(word) || NOTES.has(`${word}_${next?.word}`) || (TIMES.has(word) && isDigits(next))
  })

export const hasDual = (word: string) => DUALS.some(([ending]) => ending.test(word))

/** A noun that means two of it, as Arabic has them. */
function singleOf(word: string, { isExact, isKnown }: Shelf): string | null {
  if (isExact(word) || MEASURES.has(word)) return null
  for (const [ending, alone] of DUALS) {
    const single = word.replace(ending, alone)
    if (single !== word && (MEASURES.has(single) || isKnown(single))) return single
  }
  return null
}

const byNumber = (one: Token, other: Token) => (numberOf(other.word) ?? 0) - (numberOf(one.word) ?? 0)

type Asked = { words: string[]; quantity: number; isCounted: boolean; isThing: boolean }

/** What is asked for and how many, apart from what only goes around it. */
function askedBy(tokens: readonly Token[], shelf: Shelf): Asked {
  const content = tokens.filter(({ word }) => !AROUND.has(word) || numberOf(word) !== null)
  const named = content.filter(({ word }) => numberOf(word) === null || shelf.isExact(word))
  const isNamed = shelf.find(named.map(({ word }) => word))[0]?.said === named.length
  const counts = isNamed && named.length === content.length ? [] : content.filter(isNumber)
  const asked: Asked = { words: [], quantity: 1, isCounted: false, isThing: false }
  const own = counts.filter(({ word }) => !shelf.isExact(word))
  const count = (own.length > 0 ? own : counts).toSorted(byNumber)[0]
  if (count) Object.assign(asked, { quantity: numberOf(count.word), isCounted: true })
  for (const { word } of content.filter(
    (token) => token !== count && (shelf.isExact(token.word) || !isNumber(token)),
  )) {
    const single = singleOf(word, shelf)
    if (single !== null && !count) Object.assign(asked, { quantity: 2, isCounted: true })
    const noun = single ?? word
    if (isThing(noun)) asked.isThing = true
    if (!MEASURES.has(noun) || shelf.isExact(noun)) asked.words.push(noun)
  }
  return asked
}

type Found =
  | { kind: 'sure'; item: MenuItem }
  | { kind: 'choice'; items: MenuItem[] }
  | { kind: 'soldOut' }
  | null

/** The dish that words name; several where they could mean more than one, or name none exactly. */
function dishFor({ words, isCounted, isThing: isOther }: Asked, shelf: Shelf): Found {
  const all = shelf.find(words)
  const whole = all.filter(({ said }) => said === words.length)
  const on = whole.filter(({ item }) => item.enabled)
  const [best, second] = on
  const isGone = whole.some(({ item, coverage }) => !item.enabled && coverage === 1)
  if (isGone && best?.coverage !== 1) return { kind: 'soldOut' }
  if (best && (!second || (best.coverage === 1 && second.coverage < 1)))
    return { kind: 'sure', item: best.item }
  if (best) return { kind: 'choice', items: firstOf(on) }
  const near = all.filter(({ item, said }) => item.enabled && said === all[0]?.said)
  const share = (near[0]?.said ?? 0) / words.length
  const isNear = !isOther && (share > 0.5 || (isCounted && share === 0.5))
  return isNear ? { kind: 'choice', items: firstOf(near) } : null
}

const firstOf = (matches: readonly Match[]) => matches.slice(0, CHOICES_MAX).map(({ item }) => item)

const withoutNotes = (tokens: readonly Token[]) => tokens.filter(({ word }) => !NOTES.has(word))

const isWhole = (tokens: readonly Token[], shelf: Shelf) => {
  if (tokens.length > DISH_WORDS_MAX) return false
  const { words } = askedBy(withoutNotes(tokens), shelf)
  return words.length > 0 && shelf.find(words)[0]?.said === words.length
}

/** Joins what "and" has torn apart where it is the name of one dish: `fish and chips`. */
function joinNames(clauses: readonly Clause[], shelf: Shelf): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const both = before && [...before.tokens, ...clause.tokens]
    const mayJoin = both && clause.isJoined && !clause.tokens.some(isNumber) && noteAt(clause.tokens) !== 0
    if (mayJoin && isWhole(both, shelf)) joined[joined.length - 1] = { ...before, tokens: both }
    else joined.push(clause)
  }
  return joined
}

type Noted = { note: string | null }

/** Reads what is ordered; null where nothing of the menu is named. */
function readOrder(
  text: string,
  shelf: Shelf,
): { order: OrderWish; isCounted: boolean; isSure: boolean } | null {
  const order: OrderWish = { kind: 'order', lines: [], choices: [], soldOut: [], unknown: [] }
  let last: Noted | null = null
  let noteFrom: number | null = null
  let isCounted = false
  const said = (tokens: readonly Token[]) => {
    const first = tokens.findIndex(({ word }) => !AROUND.has(word))
    const end = tokens.findLastIndex(({ word }) => !AROUND.has(word))
    return text.slice(tokens[Math.max(first, 0)]?.start, tokens[end < 0 ? tokens.length - 1 : end]?.end)
  }
  const write = (noted: Noted, tokens: readonly Token[], from: number) => {
    const end = tokens.findLastIndex(({ word }) => !AROUND.has(word))
    noted.note = text.slice(from, tokens[Math.max(end, 0)]?.end)
    noteFrom = from
  }
  const reading = {
    isExact: shelf.isExact,
    isKnown: (word: string) => MEASURES.has(word) || shelf.isKnown(word) || singleOf(word, shelf) !== null,
    isWhole: (tokens: readonly Token[]) => isWhole(tokens, shelf),
  }
  for (const clause of joinNames(clausesOf(text, reading), shelf)) {
    const tokens = withoutRoom(clause.tokens)
    const cut = isWhole(tokens, shelf) ? -1 : noteAt(tokens)
    const hasHead =
      cut < 0 || tokens.slice(0, cut).some(({ word }) => !AROUND.has(word) || numberOf(word) !== null)
    if (!hasHead && last) {
      write(last, tokens.slice(cut), tokens[cut]?.start ?? 0)
      continue
    }
    const head = hasHead && cut > 0 ? tokens.slice(0, cut) : withoutNotes(tokens)
    const asked = askedBy(head, shelf)
    if (asked.words.length === 0) continue
    if (asked.quantity === 0) continue
    const found = dishFor(asked, shelf)
    if (!found) {
      if (last?.note && noteFrom !== null && !asked.isCounted) write(last, tokens, noteFrom)
      else order.unknown.push(said(head))
      continue
    }
    isCounted ||= asked.isCounted
    const line = { quantity: Math.min(asked.quantity, QUANTITY_MAX), note: null as string | null }
    noteFrom = null
    if (found.kind === 'soldOut') order.soldOut.push(said(head))
    else if (found.kind === 'sure') order.lines.push(Object.assign(line, named(found.item)))
    else order.choices.push(Object.assign(line, { said: said(head), dishes: found.items.map(named) }))
    last = line
    if (hasHead && cut > 0) write(line, tokens, tokens[cut]?.start ?? 0)
  }
  const isSure = order.lines.length + order.soldOut.length > 0
  if (!isSure && order.choices.length === 0) return null
  return order.unknown.length > UNKNOWN_MAX ? null : { order, isCounted, isSure }
}

const named = ({ id, name }: MenuItem) => ({ itemId: id, name })

function read(text: string) {
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  return words.length > 0 && words.length <= WORDS_MAX ? { words, intent: intentOf(words, text) } : null
}

/** Whether a message may want something brought; spares every question a look at the menu. */
export function mayBeWish(text: string): boolean {
  const { words = [], intent } = read(text) ?? {}
  return Boolean(intent && (intent.wants || words.some((word) => numberOf(word) !== null || hasDual(word))))
}

/** What a guest's message wants brought, by the menu with its hidden dishes; null where it wants nothing. */
export function readWish(text: string, items: readonly MenuItem[]): Wish | null {
  const { words = [], intent } = read(text) ?? {}
  if (!intent) return null
  const found = readOrder(text, shelfOf(items))
  const isCounted = found?.isCounted ?? words.some((word) => numberOf(word) !== null)
  if (!intent.wants && (!isCounted || intent.asks)) return null
  if (found && (found.isSure || !words.some(isThing))) return found.order
  return words.some(isThing) ? { kind: 'request', offers: [] } : null
}
