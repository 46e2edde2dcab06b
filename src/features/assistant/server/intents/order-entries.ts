import { AROUND, isCorrecting, MEASURES, numberOf, OF_EACH } from '#features/language/server/order-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { Choice } from '#features/menu/options-contract.ts'
import { type Asked, isNumber } from './asked-dish.ts'
import type { Token } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'

/** `isCounted`: the guest said how many. */
type Counted = { quantity: number; isCounted: boolean; note: string | null }

/** What has been read of one clause: a dish, several that may be meant, one that is gone, or words that name none. */
export type Entry =
  | (Counted & { kind: 'line'; item: MenuItem; options: readonly Choice[] })
  | (Counted & { kind: 'choice'; said: string; items: readonly MenuItem[]; isNear?: boolean })
  | { kind: 'soldOut'; said: string; note: string | null }
  | { kind: 'unknown'; said: string }

type Line = Extract<Entry, { kind: 'line' }>

/** What has been read so far, and where the remark about the last dish begins. */
export type State = { entries: readonly Entry[]; noteFrom: number | null; isCounted: boolean }

export type Dish = Exclude<Entry, { kind: 'unknown' }>

export const isDish = (entry: Entry): entry is Dish => entry.kind !== 'unknown'

export const isWord = ({ word }: Token) => !AROUND.has(word)

const endOf = (tokens: readonly Token[]) => tokens[Math.max(tokens.findLastIndex(isWord), 0)]?.end

/** Makes what stands from a place to the end of a clause the remark about the last dish; one that it has goes on. */
export function withNote(state: State, text: string, tokens: readonly Token[], begin: number): State {
  const last = state.entries.findLast(isDish)
  const from = last?.note ? (state.noteFrom ?? begin) : begin
  const entries = state.entries.map((entry) =>
    entry === last ? { ...last, note: text.slice(from, endOf(tokens)) } : entry,
  )
  return { ...state, entries, noteFrom: from }
}

/** How many a remark is about that names no dish: `one without onions`; null where it says something else. */
export function countAlone(tokens: readonly Token[]): number | null {
  const [first, ...others] = tokens.filter((token) => isWord(token) || isNumber(token))
  return first && others.length === 0 ? numberOf(first.word) : null
}

/** Takes so many of the last dish, and makes what stands from a place to the end of a clause the remark about them. */
export function withShare(
  state: State,
  text: string,
  tokens: readonly Token[],
  share: { count: number; from: number },
): State {
  const { count, from } = share
  const last = state.entries.findLast(isDish)
  if (last?.kind !== 'line' || count === 0) return withNote(state, text, tokens, tokens[0]?.start ?? from)
  const added = text.slice(from, endOf(tokens))
  // `kabsa x2 not spicy`: all of it, where it has not been said how many that is
  if (!last.isCounted && last.note === null && count > last.quantity) {
    const counted = { ...last, quantity: count, isCounted: true, note: added }
    return {
      entries: state.entries.map((entry) => (entry === last ? counted : entry)),
      noteFrom: from,
      isCounted: true,
    }
  }
  const noted = (line: Line, quantity = line.quantity): Line => ({
    ...line,
    quantity,
    note: line.note === null ? added : `${line.note}, ${added}`,
  })
  const lines = state.entries
    .filter((entry) => entry.kind === 'line')
    .filter(({ item }) => item === last.item)
  const whole =
    lines.findLast(({ note, quantity }) => note === null && quantity >= count) ??
    lines.findLast(({ quantity }) => quantity > count)
  const next = (entries: readonly Entry[]): State => ({ ...state, entries, noteFrom: from, isCounted: true })
  if (whole) {
    const left = whole.quantity - count
    const others = state.entries.flatMap((entry) =>
      entry !== whole ? entry : left > 0 ? { ...whole, quantity: left } : [],
    )
    return next([...others, noted(whole, count)])
  }
  const isAll = count > 1 && lines.reduce((sum, { quantity }) => sum + quantity, 0) === count
  if (isAll)
    return next(
      state.entries.map((entry) =>
        entry.kind === 'line' && entry.item === last.item ? noted(entry) : entry,
      ),
    )
  // each of those before it has a remark of its own
  if (lines.every(({ note }) => note !== null))
    return next([...state.entries, noted({ ...last, options: [], note: null }, count)])
  return withNote(state, text, tokens, tokens[0]?.start ?? from)
}

/** Takes a clause that only chooses of the last dish's options as the remark about it: `two cappuccinos, one large`. */
export function withChoice(
  state: State,
  text: string,
  tokens: readonly Token[],
  { quantity, isCounted }: Asked,
  /** What words tell of the choice: all of them where they are nothing else. */
  isTelling = isWord,
) {
  const isOfChoice = (token: Token) => isTelling(token) && !isNumber(token) && !isCorrecting(token.word)
  const from = tokens.find(isOfChoice)?.start ?? 0
  return isCounted
    ? withShare(state, text, tokens, { count: quantity, from })
    : withNote(state, text, tokens, from)
}

/** A clause that only says how many, of the last dish or of each: `2x`, `no, make it three`, `one of each`. */
export function withCount(state: State, tokens: readonly Token[], index: MenuIndex): State | null {
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

/** What each of so many people has, where it is not said how many. */
export const forEach = (entry: Entry, people: number): Entry =>
  'quantity' in entry && people > 1 && entry.quantity === 1 ? { ...entry, quantity: people } : entry
