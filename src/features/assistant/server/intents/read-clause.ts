import {
  ADDING,
  isCorrecting,
  isGreeting,
  NOTES,
  numberOf,
  PLAIN,
  REGARDING,
  SHARING,
} from '#features/language/server/order-words.ts'
import { isMoreOf } from '#features/language/server/manner-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { Choice } from '#features/menu/options-contract.ts'
import { type Asked, askedBy, type Found, isNumber, isWhole, noteAt, withoutNotes } from './asked-dish.ts'
import { besidesOnly, dishBeside, type Message } from './beside-dish.ts'
import type { Clause, Token } from './clauses.ts'
import { isFood } from './elsewhere.ts'
import type { MenuIndex } from './menu-index.ts'
import {
  countAlone,
  type Dish,
  isDish,
  isWord,
  spokenOfAll,
  type State,
  withChoice,
  withCount,
  withNote,
  withNoteOn,
  withPlain,
  withShare,
} from './order-entries.ts'
import { readPart } from './parts.ts'
import { comesWithDish } from './comes-with-dish.ts'
import { isAnother, isDescribed, shareBehind, spokenAgain, tellsManner } from './spoken-of.ts'
import { beginsWithOption, dishWithOptions, endOfDish, isOfOptions, optionsFor } from './said-options.ts'

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

/** By less of its name, words that tell how something is made are not about it. */
const NAMED_SURELY_FROM = 0.7

/** Where the remark begins; -1 without one, and where its words are of the dish's name: `tea with mint`. */
function remarkAt(tokens: readonly Token[], index: MenuIndex): number {
  const at = noteAt(tokens)
  // "without oil" is never olives
  const isNamed = tokens.slice(0, Math.max(at, 0)).some((token) => isWord(token) && !isNumber(token))
  // `ثلج قليل`, `lemon extra`: what there is more or less of stands before it
  const before = tokens[at - 1]
  const isEarlier = at > 1 && before && isWord(before) && !isNumber(before) && !index.isKnown(before.word)
  if (isEarlier && !tokens.slice(at + 1).some(isWord) && !isWhole(tokens.slice(0, at), index)) return at - 1
  if (!ADDING.has(tokens[at]?.word ?? '') || (isNamed && isMoreOf(tokens[at]?.word ?? ''))) return at
  const goesOn = tokens.slice(at).some((token) => isWord(token) && !isNumber(token) && !NOTES.has(token.word))
  // `garlic shrimp with extra garlic` asks for more of what the dish is named after
  const isMore =
    tokens.slice(at).filter(({ word }) => NOTES.has(word)).length > 1 && isWhole(tokens.slice(0, at), index)
  return isNamed && goesOn && !isMore && isWhole(tokens, index) ? -1 : at
}

/** Where the remark begins, also without a word that begins one, where it chooses of the dish's options. */
function cutOfRemark(tokens: readonly Token[], index: MenuIndex, isFirst: boolean): number {
  const at = remarkAt(tokens, index)
  // `one more cappuccino`
  if (isFirst && at > 0 && ADDING.has(tokens[at]?.word ?? '') && tokens.slice(0, at).every(isNumber))
    if (isWhole(tokens.slice(at), index)) return -1
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

/** Whether words choose of the options of any of these dishes, and say nothing else. */
const isChoiceOf = (lines: readonly { item: MenuItem }[], tokens: readonly Token[], index: MenuIndex) =>
  lines.some(({ item }) => isChoice(tokens, item, index))

export function readClause(before: State, clause: Clause, { text, index }: Message): State {
  const { tokens } = clause
  const { state, isRead } = readPart(before, clause, { text, index })
  if (isRead) return state
  const last = state.entries.findLast(isDish)
  const besides = last ? comesWithDish(tokens, 'quantity' in last && last.isCounted) : null
  const counted = besides === null ? withCount(state, tokens, index) : null
  if (counted) return counted
  if (besides !== null) return withNote(state, text, tokens, besides.from, besides.end)
  if (last?.kind === 'line' && isChoice(tokens, last.item, index))
    return withChoice(state, text, tokens, askedBy(tokens, index), () => true)
  const all = spokenOfAll(state, tokens)
  const ofAll = all ? tokens.slice(all.from) : []
  const [remark] = ofAll
  if (
    all &&
    remark &&
    (noteAt(ofAll) === 0 || tellsManner(ofAll, index) || isChoiceOf(all.lines, ofAll, index))
  )
    return withNoteOn(state, all.lines, text.slice(remark.start, ofAll.at(-1)?.end))
  const cut = cutOfRemark(tokens, index, state.entries.length === 0)
  const noteStart = tokens[cut]?.start ?? 0
  const hasHead =
    cut < 0 || tokens.slice(0, cut).some((token) => isWord(token) || numberOf(token.word) !== null)
  const count = last && cut > 0 ? countAlone(tokens.slice(0, cut), state) : null
  if (count !== null) return withShare(state, text, tokens, { count, from: noteStart })
  const behind = last && cut >= 0 && !hasHead ? shareBehind(state, tokens, cut) : null
  if (behind) return withShare(state, text, behind.tokens, { count: behind.count, from: noteStart })
  if (!hasHead && last) return withNote(state, text, tokens.slice(cut), noteStart)
  const head = hasHead && cut > 0 ? tokens.slice(0, cut) : withoutNotes(tokens)
  const asked = askedBy(head, index)
  // the others of the last dish stay as they are
  if (last && asked.words.every((word) => PLAIN.has(word)) && head.some(({ word }) => PLAIN.has(word)))
    return asked.isCounted ? withPlain(state, asked.quantity) : state
  const isThanks = head.some(({ word }) => isGreeting(word))
  if (asked.words.length === 0 || asked.quantity === 0 || asked.words.every(isGreeting))
    return isThanks ? { ...state, noteFrom: null } : state
  const { found: named, options } = dishWithOptions(asked, head, index)
  const meant = named ?? dishBeside(asked, index)
  const only = besidesOnly(meant, asked, head, hasHead ? head : tokens, { text, index }, options)
  const found: Found = only ? { kind: 'sure', item: only.item } : meant
  if (found?.kind !== 'sure' && last?.kind === 'line' && beginsWithOption(head, index.optionsOf(last.item)))
    return withChoice(state, text, tokens, asked)
  const again = spokenAgain(state, asked, found, index)
  const chosen = only?.options ?? options
  const isOfAgain = again.length > 0 && !isAnother(clause, again)
  if (isOfAgain && (cut > 0 || chosen.length > 0 || only?.note)) {
    const end = tokens.findLast((token) => isWord(token))?.end
    const said = [only?.note, cut > 0 ? text.slice(noteStart, end) : null].filter(Boolean).join(', ')
    return withNoteOn(state, again, said || null, chosen)
  }
  const isBesides = cut < 0 && only !== null && only.coverage < NAMED_SURELY_FROM && !asked.isCounted
  if (!found || isBesides) {
    const about = tokens.findLastIndex(({ word }, at) => at > 0 && REGARDING.has(word))
    const telling = tokens.slice(0, about < 0 ? tokens.length : about).map(({ word }) => word)
    const isOther = isFood(telling.filter((word) => !isDescribed(word, last)))
    if (last && !isOther && tellsManner(tokens, index)) {
      const from = tokens.find((token) => isWord(token) && !isNumber(token))?.start ?? noteStart
      return asked.isCounted
        ? withShare(state, text, tokens, { count: asked.quantity, from })
        : withNote(state, text, tokens, from)
    }
  }
  if (!found) {
    // what names no dish may go on with the remark about the last
    const isOtherFood = !clause.isJoined && isFood(head.map(({ word }) => word))
    if (last?.note && state.noteFrom !== null && !asked.isCounted && !isOtherFood && isThanks)
      return { ...state, noteFrom: null }
    if (last?.note && state.noteFrom !== null && !asked.isCounted && !isOtherFood)
      return withNote(state, text, tokens, state.noteFrom)
    return { ...state, entries: [...state.entries, { kind: 'unknown', said: writtenIn(text, head) }] }
  }
  const groups = found.kind === 'sure' ? index.optionsOf(found.item) : []
  const isEmpty = tokens.slice(cut).every(({ word }) => ADDING.has(word) && !isOfOptions(word, groups))
  const next = {
    entries: [
      ...state.entries,
      {
        ...entryOf(found, chosen, asked, writtenIn(text, head)),
        ...(only?.note && { beside: only.note }),
        ...(tokens.some(({ word }) => SHARING.has(word)) && { isShared: true }),
      },
    ],
    noteFrom: null,
    isCounted: state.isCounted || asked.isCounted,
  }
  return hasHead && cut > 0 && !isEmpty ? withNote(next, text, tokens, noteStart) : next
}
