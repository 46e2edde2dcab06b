import { QUANTITY_MAX } from '#features/room-service/limits.ts'
import {
  AROUND,
  isCorrecting,
  isThing,
  MEASURES,
  NOTES,
  numberOf,
  OF_EACH,
  PER_PERSON,
  PLAIN,
} from '#features/language/server/order-words.ts'
import { combined } from '#features/dietary/traits.ts'
import { healthNoted } from '#features/room-service/noted.ts'
import { chosenWith } from '#features/menu/options.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { Choice, OptionGroup } from '#features/menu/options-contract.ts'
import { FOODS } from '#features/language/server/asked-words.ts'
import { isOneOf } from '#features/language/words.ts'
import type { OrderIntent, RequestIntent } from '../../intents.ts'
import {
  askedBy,
  hasDual,
  isNumber,
  isWhole,
  noteAt,
  singleOf,
  withoutNotes,
  withoutRoom,
  type Asked,
  type Found,
} from './asked-dish.ts'
import { type Clause, clausesOf, type Token, tokensOf } from './clauses.ts'
import { withoutDeclined } from './declined.ts'
import { intentOf, wantingIn } from './intent.ts'
import { blanked, leftOf, lineOf as wordLineOf } from './line.ts'
import { type MenuIndex, menuIndexOf } from './menu-index.ts'
import { readPeople } from './read-people.ts'
import { segmentsOf, withNumbers, withoutCorrected } from './segments.ts'
import {
  beginsWithOption,
  dishWithOptions,
  endOfDish,
  lastOfEach,
  optionsFor,
  readRemark,
} from './said-options.ts'

/** A longer message is a story, not an order. */
export const WORDS_MAX = 60
const UNKNOWN_MAX = 3

/** Joins what "and" has torn apart where it is the name of one dish: `fish and chips`. */
function joinNames(clauses: readonly Clause[], index: MenuIndex): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const both = before && [...before.tokens, ...clause.tokens]
    const mayJoin = both && clause.isJoined && !clause.tokens.some(isNumber) && noteAt(clause.tokens) !== 0
    if (mayJoin && isWhole(both, index)) joined[joined.length - 1] = { ...before, tokens: both }
    else joined.push(clause)
  }
  return joined
}

/** `two coffees one without sugar` is two clauses: what is wanted, and what a remark is about. */
function apart(clause: Clause, index: MenuIndex): Clause[] {
  const note = noteAt(clause.tokens)
  const at = clause.tokens.findLastIndex((token, place) => place < note && !AROUND.has(token.word))
  const share = clause.tokens.slice(at)
  const before = clause.tokens.slice(0, Math.max(at, 0))
  const isApart = at > 0 && isNumber(share[0]) && askedBy(before, index).isCounted && isWhole(before, index)
  return isApart
    ? [
        { ...clause, tokens: before },
        { tokens: share, isJoined: false },
      ]
    : [clause]
}

/** `isCounted`: the guest said how many. */
type Counted = { quantity: number; isCounted: boolean; note: string | null }

/** What has been read of one clause: a dish, several that may be meant, one that is gone, or words that name none. */
type Entry =
  | (Counted & { kind: 'line'; item: MenuItem; options: readonly Choice[] })
  | (Counted & { kind: 'choice'; said: string; items: readonly MenuItem[] })
  | { kind: 'soldOut'; said: string; note: string | null }
  | { kind: 'unknown'; said: string }

/** What has been read so far, and where the remark about the last dish begins. */
type State = { entries: readonly Entry[]; noteFrom: number | null; isCounted: boolean }
type Message = { text: string; index: MenuIndex }

const isWord = ({ word }: Token) => !AROUND.has(word)

/** The words as they were written, without those around them. */
function writtenIn(text: string, tokens: readonly Token[]): string {
  const first = tokens.findIndex(isWord)
  const end = tokens.findLastIndex(isWord)
  return text.slice(tokens[Math.max(first, 0)]?.start, tokens[end < 0 ? tokens.length - 1 : end]?.end)
}

type Dish = Exclude<Entry, { kind: 'unknown' }>
const isDish = (entry: Entry): entry is Dish => entry.kind !== 'unknown'

const endOf = (tokens: readonly Token[]) => tokens[Math.max(tokens.findLastIndex(isWord), 0)]?.end

/** Makes what stands from a place to the end of a clause the remark about the last dish; one that it has goes on. */
function withNote(state: State, text: string, tokens: readonly Token[], begin: number): State {
  const last = state.entries.findLast(isDish)
  const from = last?.note ? (state.noteFrom ?? begin) : begin
  const entries = state.entries.map((entry) =>
    entry === last ? { ...last, note: text.slice(from, endOf(tokens)) } : entry,
  )
  return { ...state, entries, noteFrom: from }
}

/** How many a remark is about that names no dish: `one without onions`; null where it says something else. */
function countAlone(tokens: readonly Token[]): number | null {
  const [first, ...others] = tokens.filter((token) => isWord(token) || isNumber(token))
  return first && others.length === 0 ? numberOf(first.word) : null
}

/** Takes so many of the last dish, and makes what stands from a place to the end of a clause the remark about them. */
function withShare(
  state: State,
  text: string,
  tokens: readonly Token[],
  share: { count: number; from: number },
): State {
  const { count, from } = share
  const last = state.entries.findLast(isDish)
  const lines = state.entries.filter(
    (entry) =>
      entry.kind === 'line' && last?.kind === 'line' && entry.item === last.item && entry.quantity >= count,
  )
  const whole = lines.findLast((entry) => 'note' in entry && entry.note === null) ?? lines.at(-1)
  const same = state.entries.filter(
    (entry) => entry.kind === 'line' && last?.kind === 'line' && entry.item === last.item,
  )
  const many = same.reduce((sum, entry) => sum + ('quantity' in entry ? entry.quantity : 0), 0)
  if (!whole && many === count) {
    const added = text.slice(from, endOf(tokens))
    const noted = (entry: Entry) => ('note' in entry && entry.note ? `${entry.note}, ${added}` : added)
    const all = state.entries.map((entry) =>
      same.includes(entry) && 'note' in entry ? { ...entry, note: noted(entry) } : entry,
    )
    return { ...state, entries: all, noteFrom: from, isCounted: true }
  }
  if (whole?.kind !== 'line' || count === 0) return withNote(state, text, tokens, tokens[0]?.start ?? from)
  const left = whole.quantity - count
  const note = [whole.note, text.slice(from, endOf(tokens))].filter(Boolean).join(', ')
  const entries = [
    ...state.entries.flatMap((entry) =>
      entry !== whole ? entry : left > 0 ? { ...whole, quantity: left } : [],
    ),
    { ...whole, quantity: count, note },
  ]
  return { ...state, entries, noteFrom: from, isCounted: true }
}

/** Takes a clause that only chooses of the last dish's options as the remark about it: `two cappuccinos, one large`. */
function withChoice(state: State, text: string, tokens: readonly Token[], { quantity, isCounted }: Asked) {
  const from = tokens.find((token) => isWord(token) && !isNumber(token))?.start ?? 0
  return isCounted
    ? withShare(state, text, tokens, { count: quantity, from })
    : withNote(state, text, tokens, from)
}

function entryOf(
  found: NonNullable<Found>,
  options: readonly Choice[],
  { quantity, isCounted }: Asked,
  said: string,
): Dish {
  if (found.kind === 'soldOut') return { kind: 'soldOut', said, note: null }
  const wanted = { quantity, isCounted, note: null }
  return found.kind === 'sure'
    ? { kind: 'line', item: found.item, options, ...wanted }
    : { kind: 'choice', said, items: found.items, ...wanted }
}

/** What a clause says besides the only dish that it can mean, which the kitchen reads; null where it may mean none. */
function besidesOnly(found: Found, { words }: Asked, head: readonly Token[], { text, index }: Message) {
  const [item, ...others] = found?.kind === 'choice' ? found.items : []
  const match = item && others.length === 0 ? index.find(words).find((each) => each.item === item) : undefined
  if (!item || match?.coverage !== 1) return null
  const beside = head.filter(
    (token) =>
      isWord(token) && !isNumber(token) && !index.isOf(token.word, item) && !MEASURES.has(token.word),
  )
  return { item, note: beside.map(({ start, end }) => text.slice(start, end)).join(' ') }
}

/** A clause that only says how many, of the last dish or of each: `2x`, `no, make it three`, `one of each`. */
function withCount(state: State, tokens: readonly Token[], index: MenuIndex): State | null {
  const last = state.entries.findLast(isDish)
  if (last?.kind !== 'line' && last?.kind !== 'choice') return null
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `
  const isEach = OF_EACH.test(said)
  const counts = said
    .replace(OF_EACH, '')
    .split(' ')
    .map(numberOf)
    .filter((count) => count !== null)
  const quantity = counts[0] ?? 1
  if (isEach && quantity > 0 && !tokens.some(({ word }) => index.isKnown(word))) {
    const entries = state.entries.map((entry) =>
      'quantity' in entry && !entry.isCounted ? { ...entry, quantity, isCounted: true } : entry,
    )
    return { ...state, entries, isCounted: true }
  }
  const isBare = tokens.every(
    (token) => isNumber(token) || !isWord(token) || isCorrecting(token.word) || MEASURES.has(token.word),
  )
  const isMeant = !last.isCounted || tokens.some(({ word }) => isCorrecting(word))
  if (!isBare || counts.length !== 1 || quantity === 0 || !isMeant) return null
  const entries = state.entries.map((entry) =>
    entry === last ? { ...last, quantity, isCounted: true } : entry,
  )
  return { ...state, entries, isCounted: true }
}

/** Where the remark begins; -1 without one, and where its words are of the dish's name: `tea with mint`. */
function remarkAt(tokens: readonly Token[], index: MenuIndex): number {
  const at = noteAt(tokens)
  // "without oil" is never olives
  const isNamed = tokens.slice(0, Math.max(at, 0)).some((token) => isWord(token) && !isNumber(token))
  // `ثلج قليل`, `lemon extra`: what there is more or less of stands before it
  const before = tokens[at - 1]
  const isEarlier = at > 1 && before && isWord(before) && !isNumber(before) && !index.isKnown(before.word)
  if (isEarlier && tokens.length === at + 1) return at - 1
  const goesOn = tokens.slice(at).some((token) => isWord(token) && !isNumber(token) && !NOTES.has(token.word))
  return isNamed && goesOn && isWhole(tokens, index) ? -1 : at
}

/** Where the remark begins, also without a word that begins one, where it chooses of the dish's options. */
function cutOfRemark(tokens: readonly Token[], index: MenuIndex): number {
  const at = remarkAt(tokens, index)
  if (at >= 0 || askedBy(tokens, index).words.length < 2) return at
  const { found } = dishWithOptions(askedBy(tokens, index), tokens, index)
  return found?.kind === 'sure' ? at : endOfDish(tokens, index) || at
}

/** Whether a clause says no more than the whole of a choice of the dish before it: `one well done`. */
const isChoice = (tokens: readonly Token[], item: MenuItem, index: MenuIndex) =>
  optionsFor(
    tokens.filter((token) => !isNumber(token) && !isCorrecting(token.word)).map(({ word }) => word),
    index.optionsOf(item),
    1,
  ).length > 0

function readClause(state: State, clause: Clause, { text, index }: Message): State {
  const tokens = withoutRoom(clause.tokens)
  const counted = withCount(state, tokens, index)
  if (counted) return counted
  const last = state.entries.findLast(isDish)
  if (last?.kind === 'line' && isChoice(tokens, last.item, index))
    return withChoice(state, text, tokens, askedBy(tokens, index))
  const cut = cutOfRemark(tokens, index)
  const noteStart = tokens[cut]?.start ?? 0
  const hasHead =
    cut < 0 || tokens.slice(0, cut).some((token) => isWord(token) || numberOf(token.word) !== null)
  if (!hasHead && last) return withNote(state, text, tokens.slice(cut), noteStart)
  const count = last && cut > 0 ? countAlone(tokens.slice(0, cut)) : null
  if (count !== null) return withShare(state, text, tokens, { count, from: noteStart })
  const head = hasHead && cut > 0 ? tokens.slice(0, cut) : withoutNotes(tokens)
  const asked = askedBy(head, index)
  if (asked.words.length === 0 || asked.quantity === 0) return state
  // the others of the last dish stay as they are
  if (last && asked.words.every((word) => PLAIN.has(word))) return state
  const { found: meant, options } = dishWithOptions(asked, head, index)
  const only = besidesOnly(meant, asked, head, { text, index })
  const found: Found = only ? { kind: 'sure', item: only.item } : meant
  if (!found) {
    if (last?.kind === 'line' && beginsWithOption(head, index.optionsOf(last.item)))
      return withChoice(state, text, tokens, asked)
    // what names no dish may go on with the remark about the last
    if (last?.note && state.noteFrom !== null && !asked.isCounted)
      return withNote(state, text, tokens, state.noteFrom)
    return { ...state, entries: [...state.entries, { kind: 'unknown', said: writtenIn(text, head) }] }
  }
  const next = {
    entries: [
      ...state.entries,
      { ...entryOf(found, options, asked, writtenIn(text, head)), note: only?.note || null },
    ],
    noteFrom: null,
    isCounted: state.isCounted || asked.isCounted,
  }
  return hasHead && cut > 0 ? withNote(next, text, tokens, noteStart) : next
}

const NO_OPTIONS = { options: [], soldOut: [] }

/** A line with what was said of it told apart: what is chosen, and what the kitchen reads. */
function lineOf({ item, quantity, options, note }: Extract<Entry, { kind: 'line' }>, index: MenuIndex) {
  const groups = index.optionsOf(item)
  const read = note === null ? null : readRemark(note, groups)
  // what asks for more of a group than can be had is for the kitchen to read
  const remark =
    read && lastOfEach(groups, read.options).length < read.options.length ? { ...NO_OPTIONS, note } : read
  const chosen = lastOfEach(groups, [...options, ...(remark?.options ?? [])])
  const line: OrderIntent['lines'][number] = {
    quantity: capped(quantity),
    note: remark?.note ?? null,
    ...dishOf(item, remark?.note ?? null, groups, chosen),
  }
  if (chosen.length > 0) line.options = chosen.map(({ id, name }) => ({ id, name }))
  return { line, soldOut: remark?.soldOut ?? [] }
}

/** What is declared of a dish with what is chosen for it. */
const wholeOf = ({ traits }: MenuItem, groups: readonly OptionGroup[], chosen: readonly Choice[]) => {
  const choices = chosenWith(
    groups,
    chosen.map(({ id }) => id),
  )
  return combined([traits, ...choices.map((choice) => choice.traits)])
}

/** A dish, and what it contains of that which a remark about it names. */
function dishOf(
  item: MenuItem,
  note: string | null,
  groups: readonly OptionGroup[],
  chosen: readonly Choice[],
) {
  const whole = wholeOf(item, groups, chosen)
  const contains = healthNoted([note]).allergens.filter((each) => whole[each])
  return { itemId: item.id, name: item.name, ...(contains.length > 0 ? { contains } : {}) }
}

const CHOICES_MAX = 3

/** The dishes to choose from: first those that contain nothing that the remark names. */
const dishesMeant = (items: readonly MenuItem[], note: string | null, index: MenuIndex) =>
  items
    .map((item) => dishOf(item, note, index.optionsOf(item), []))
    .toSorted((dish, other) => (dish.contains?.length ?? 0) - (other.contains?.length ?? 0))
    .slice(0, CHOICES_MAX)

const capped = (quantity: number) => Math.min(quantity, QUANTITY_MAX)

function orderOf(entries: readonly Entry[], index: MenuIndex): OrderIntent {
  const order: OrderIntent = { kind: 'order', lines: [], choices: [], soldOut: [], unknown: [] }
  for (const entry of entries) {
    if ('quantity' in entry && entry.quantity > QUANTITY_MAX) order.isCapped = true
    if (entry.kind === 'line') {
      const { line, soldOut } = lineOf(entry, index)
      order.lines.push(line)
      order.soldOut.push(...soldOut)
    } else if (entry.kind === 'choice') {
      const { quantity, note, said, items } = entry
      order.choices.push({ quantity: capped(quantity), note, said, dishes: dishesMeant(items, note, index) })
    } else order[entry.kind].push(entry.said)
  }
  return order
}

/** What each of so many people has, where it is not said how many. */
const forEach = (entry: Entry, people: number): Entry =>
  'quantity' in entry && people > 1 && entry.quantity === 1 ? { ...entry, quantity: people } : entry

/** Whether somebody's words are nothing but what kitchens elsewhere have: `a burger`. */
function isFood(said: string): boolean {
  const words = tokensOf(said).filter((token) => isWord(token) && !isNumber(token))
  return words.length > 0 && words.every(({ word }) => MEASURES.has(word) || isOneOf(word, FOODS))
}

/**
 * Reads what is ordered; null where nothing of the menu is named.
 * @param each for how many people each dish is
 */
function readOrder(
  text: string,
  index: MenuIndex,
  each: number,
): { order: OrderIntent; isCounted: boolean; isSure: boolean } | null {
  const clauses = clausesOf(text, {
    isExact: index.isExact,
    isKnown: (word) => MEASURES.has(word) || index.isKnown(word) || singleOf(word, index) !== null,
    isWhole: (tokens) => isWhole(tokens, index),
  })
  const counted = clauses.map((clause) => ({
    ...clause,
    tokens: withoutCorrected(withNumbers(clause.tokens)),
  }))
  const { entries, isCounted } = segmentsOf(joinNames(counted, index), index)
    .flatMap((clause) => apart(clause, index))
    .reduce<State>((state, clause) => readClause(state, clause, { text, index }), {
      entries: [],
      noteFrom: null,
      isCounted: false,
    })
  const order = orderOf(
    entries.map((entry) => forEach(entry, each)),
    index,
  )
  const isSure = order.lines.length + order.soldOut.length > 0
  const isElsewhere = order.unknown.length > 0 && order.unknown.every(isFood)
  if (!isSure && order.choices.length === 0 && !isElsewhere) return null
  const isOfOther = isElsewhere && tokensOf(text).some(isNumber)
  return order.unknown.length > UNKNOWN_MAX ? null : { order, isCounted: isCounted || isOfOther, isSure }
}

/** Begins a remark about a dish, which nobody makes who does not want it: `a club sandwich without cheese`. */
const isRemark = (word: string) => NOTES.has(word)

function read(text: string) {
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  return words.length > 0 && words.length <= WORDS_MAX ? { words, intent: intentOf(words, text) } : null
}

/** Whether a message may want something brought; spares most questions a look at the menu. */
export function mayHoldIntent(text: string): boolean {
  const told = withoutPeople(withoutDeclined(text).text).text
  return [text, told, wantingIn(text)].some((each) => {
    const { words = [], intent } = read(each) ?? {}
    return Boolean(
      intent &&
      (intent.wants || !intent.asks || words.some((word) => numberOf(word) !== null || hasDual(word))),
    )
  })
}

/** A message without the dishes that it does not want, where it says what it wants instead. */
function withoutDishes(text: string, index: MenuIndex): string {
  const declined = withoutDeclined(text)
  if (declined.text === text || declined.text.trim() === '') return text
  const kept = new Set(tokensOf(declined.text).map(({ start }) => start))
  const gone = tokensOf(text).filter(({ start, word }) => !kept.has(start) && index.isKnown(word))
  return gone.length > 0 ? declined.text : text
}

const LISTED = /(?<=^|\s)\d+[).](?=\s)/g

/** A list without its numbers: `1) soup 2) salad`. */
const withoutNumbering = (text: string) =>
  [...text.matchAll(LISTED)].length > 1 ? text.replace(LISTED, (number) => ';'.repeat(number.length)) : text

/** So many words say how many people it is for and not how many dishes: `for the two of us`. */
const OF_PEOPLE = 3

/** A message without how many people its guests are, where it begins with that. */
function withoutPeople(text: string): { text: string; places: number | null } {
  const line = wordLineOf(text)
  const { places, rest } = readPeople(line)
  const kept = new Set(leftOf(rest).map(({ at }) => at))
  const gone = line.tokens.length - kept.size
  const isFirst = places !== null && (!kept.has(0) || gone >= OF_PEOPLE)
  return { text: isFirst ? blanked(text, line, (_, index) => !kept.has(index)) : text, places }
}

/**
 * What a guest's message wants brought, by the menu with its hidden dishes; null where it wants nothing. `isTimed`: it
 * said when.
 */
export function parseOrderIntent(
  text: string,
  items: readonly MenuItem[],
  groups: readonly OptionGroup[] = [],
  isTimed = false,
): OrderIntent | RequestIntent | null {
  const index = menuIndexOf(items, groups)
  const { text: ofDishes, places } = withoutPeople(wantingIn(withoutNumbering(text)))
  const kept = withoutDishes(ofDishes, index)
  const { words = [], intent } = read(kept) ?? {}
  if (!intent) return null
  const each = places !== null && PER_PERSON.test(wordLineOf(kept).said) ? places : 1
  const found = readOrder(kept, index, each)
  const isTold = found?.isSure && (isTimed || each > 1 || kept !== ofDishes || isTelling(found.order, words))
  const isCounted = found?.isCounted ?? words.some((word) => numberOf(word) !== null)
  if (!intent.wants && (!(isCounted || isTold) || intent.asks)) return null
  if (found && (found.isSure || !words.some(isThing))) return found.order
  return words.some(isThing) ? { kind: 'request', offers: [] } : null
}

/** Whether an order is told without a number or a wish: by its options or remarks, or as a list of dishes. */
const isTelling = ({ lines, choices }: OrderIntent, words: readonly string[]) =>
  lines.some(({ note, options }) => options !== undefined || (note !== null && words.some(isRemark))) ||
  (lines.length > 1 && choices.length === 0)
