import {
  ADDING,
  isCorrecting,
  isGreeting,
  MEASURES,
  NOTES,
  numberOf,
  PLAIN,
} from '#features/language/server/order-words.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { Choice } from '#features/menu/options-contract.ts'
import { type Asked, askedBy, type Found, isNumber, isWhole, noteAt, withoutNotes } from './asked-dish.ts'
import type { Clause, Token } from './clauses.ts'
import { isFood } from './elsewhere.ts'
import type { MenuIndex } from './menu-index.ts'
import {
  countAlone,
  type Dish,
  isDish,
  isWord,
  type State,
  withChoice,
  withCount,
  withNote,
  withShare,
} from './order-entries.ts'
import { beginsWithOption, dishWithOptions, endOfDish, optionsFor } from './said-options.ts'

type Message = { text: string; index: MenuIndex }

/** The words as they were written, without those around them. */
function writtenIn(text: string, tokens: readonly Token[]): string {
  const first = tokens.findIndex(isWord)
  const end = tokens.findLastIndex(isWord)
  return text.slice(tokens[Math.max(first, 0)]?.start, tokens[end < 0 ? tokens.length - 1 : end]?.end)
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
    : { kind: 'choice', said, items: found.items, ...(found.isNear && { isNear: true }), ...wanted }
}

/** So much of its name says that a dish is meant, whatever else is said. */
const NAMED_FROM = 0.6

/** What a clause says besides the only dish that it can mean, which the kitchen reads; null where it may mean none. */
function besidesOnly(found: Found, { words }: Asked, head: readonly Token[], { text, index }: Message) {
  // a sandwich is no tuna sandwich
  const isMeant = found?.kind === 'choice' && !found.isNear
  const [item, ...others] = isMeant ? found.items : []
  const match = item && others.length === 0 ? index.find(words).find((each) => each.item === item) : undefined
  if (!item || !match || match.coverage < NAMED_FROM) return null
  const beside = head.filter(
    (token) =>
      isWord(token) &&
      !isNumber(token) &&
      !index.isOf(token.word, item) &&
      !MEASURES.has(token.word) &&
      !PLAIN.has(token.word) &&
      !isCorrecting(token.word) &&
      !STOP_WORDS.has(token.word),
  )
  // `cappuccino oat hot` chooses, and says something besides
  const isOption = ({ word }: Token) => optionsFor([word], index.optionsOf(item)).length > 0
  const options = optionsFor(
    beside.filter(isOption).map(({ word }) => word),
    index.optionsOf(item),
  )
  const left = options.length > 0 ? beside.filter((token) => !isOption(token)) : beside
  return { item, options, note: left.map(({ start, end }) => text.slice(start, end)).join(' ') }
}

/** Where the remark begins; -1 without one, and where its words are of the dish's name: `tea with mint`. */
function remarkAt(tokens: readonly Token[], index: MenuIndex): number {
  const at = noteAt(tokens)
  // "without oil" is never olives
  const isNamed = tokens.slice(0, Math.max(at, 0)).some((token) => isWord(token) && !isNumber(token))
  // `ثلج قليل`, `lemon extra`: what there is more or less of stands before it
  const before = tokens[at - 1]
  const isEarlier = at > 1 && before && isWord(before) && !isNumber(before) && !index.isKnown(before.word)
  if (isEarlier && !tokens.slice(at + 1).some(isWord) && !isWhole(tokens.slice(0, at), index)) return at - 1
  if (!ADDING.has(tokens[at]?.word ?? '')) return at
  const goesOn = tokens.slice(at).some((token) => isWord(token) && !isNumber(token) && !NOTES.has(token.word))
  // `garlic shrimp with extra garlic` asks for more of what the dish is named after
  const isMore =
    tokens.slice(at).filter(({ word }) => NOTES.has(word)).length > 1 && isWhole(tokens.slice(0, at), index)
  return isNamed && goesOn && !isMore && isWhole(tokens, index) ? -1 : at
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

export function readClause(state: State, clause: Clause, { text, index }: Message): State {
  const { tokens } = clause
  const counted = withCount(state, tokens, index)
  if (counted) return counted
  const last = state.entries.findLast(isDish)
  if (last?.kind === 'line' && isChoice(tokens, last.item, index))
    return withChoice(state, text, tokens, askedBy(tokens, index), () => true)
  const cut = cutOfRemark(tokens, index)
  const noteStart = tokens[cut]?.start ?? 0
  const hasHead =
    cut < 0 || tokens.slice(0, cut).some((token) => isWord(token) || numberOf(token.word) !== null)
  if (!hasHead && last) return withNote(state, text, tokens.slice(cut), noteStart)
  const count = last && cut > 0 ? countAlone(tokens.slice(0, cut)) : null
  if (count !== null) return withShare(state, text, tokens, { count, from: noteStart })
  const head = hasHead && cut > 0 ? tokens.slice(0, cut) : withoutNotes(tokens)
  const asked = askedBy(head, index)
  if (asked.words.length === 0 || asked.quantity === 0 || asked.words.every(isGreeting)) return state
  // the others of the last dish stay as they are
  if (last && asked.words.every((word) => PLAIN.has(word))) return state
  const { found: meant, options } = dishWithOptions(asked, head, index)
  const only = besidesOnly(meant, asked, head, { text, index })
  const found: Found = only ? { kind: 'sure', item: only.item } : meant
  if (found?.kind !== 'sure' && last?.kind === 'line' && beginsWithOption(head, index.optionsOf(last.item)))
    return withChoice(state, text, tokens, asked)
  if (!found) {
    // what names no dish may go on with the remark about the last
    const isOtherFood = !clause.isJoined && isFood(head.map(({ word }) => word))
    if (last?.note && state.noteFrom !== null && !asked.isCounted && !isOtherFood)
      return withNote(state, text, tokens, state.noteFrom)
    return { ...state, entries: [...state.entries, { kind: 'unknown', said: writtenIn(text, head) }] }
  }
  const next = {
    entries: [
      ...state.entries,
      { ...entryOf(found, only?.options ?? options, asked, writtenIn(text, head)), note: only?.note || null },
    ],
    noteFrom: null,
    isCounted: state.isCounted || asked.isCounted,
  }
  return hasHead && cut > 0 ? withNote(next, text, tokens, noteStart) : next
}
