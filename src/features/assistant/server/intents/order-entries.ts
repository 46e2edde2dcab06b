import {
  ADDING,
  AROUND,
  DEGREES,
  HALF,
  isCorrecting,
  MEASURES,
  NOTES,
  numberOf,
  OF_ALL,
  OF_EACH,
  PLAIN,
  SHARES,
} from '#features/language/server/order-words.ts'
import { stem } from '#features/language/server/stem.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { Choice } from '#features/menu/options-contract.ts'
import { type Asked, isNumber } from './asked-dish.ts'
import { type Token, tokensOf } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'

/** `isCounted`: the guest said how many; `beside`: a remark that stood beside the dish's name, before any other. */
type Counted = {
  quantity: number
  isCounted: boolean
  note: string | null
  beside?: string | undefined
  isShared?: boolean
}

/** What has been read of one clause: a dish, several that may be meant, one that is gone, or words that name none. */
export type Entry =
  | (Counted & { kind: 'line'; item: MenuItem; options: readonly Choice[] })
  | (Counted & { kind: 'choice'; said: string; items: readonly MenuItem[]; isNear?: boolean })
  | { kind: 'soldOut'; said: string; note: string | null }
  | { kind: 'unknown'; said: string }

type Line = Extract<Entry, { kind: 'line' }>

/**
 * What has been read so far, and where the remark about the last dish begins; `parts`: of how many of it is yet to be told
 * how they are.
 */
export type State = { entries: readonly Entry[]; noteFrom: number | null; isCounted: boolean; parts?: number }

export type Dish = Exclude<Entry, { kind: 'unknown' }>

export const isDish = (entry: Entry): entry is Dish => entry.kind !== 'unknown'

export const isWord = ({ word }: Token) => !AROUND.has(word) || DEGREES.has(word)

/** Where words end but for those around them; `medium well` is one. */
function endOf(tokens: readonly Token[]) {
  const at = Math.max(tokens.findLastIndex(isWord), 0)
  const isOne = NOTES.has(`${tokens[at]?.word}_${tokens[at + 1]?.word}`)
  return tokens[isOne ? at + 1 : at]?.end
}

/** Makes what stands from a place to the end of a clause the remark about the last dish; one that it has goes on. */
export function withNote(
  state: State,
  text: string,
  tokens: readonly Token[],
  begin: number,
  end = endOf(tokens),
): State {
  const last = state.entries.findLast(isDish)
  const from = last?.note ? (state.noteFrom ?? begin) : begin
  const entries = state.entries.map((entry) =>
    entry === last ? { ...last, note: text.slice(from, end) } : entry,
  )
  return { ...state, entries, noteFrom: from }
}

const lineOfWords = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `

const contentOf = (note: string) =>
  tokensOf(note)
    .map(({ word }) => word)
    .filter((word) => !NOTES.has(word) && !AROUND.has(word))
    .map(stem)
    .join(' ')

/** Whether a remark wants what it names: `with ice`, and not `less ice`. */
const isAdding = (note: string) => {
  const first = tokensOf(note).find(({ word }) => NOTES.has(word))
  return first !== undefined && ADDING.has(first.word)
}

/** Whether a remark says the opposite of another: `with ice` of `without ice`. */
const isOpposite = (note: string | null, other: string) =>
  note !== null &&
  contentOf(note) !== '' &&
  contentOf(note) === contentOf(other) &&
  isAdding(note) !== isAdding(other)

/** Whether something was said of a line that other dishes of its kind need not share. */
const isTold = ({ note, options }: Line) => note !== null || options.length > 0

/** So many more of the last dish, as it usually is, where all before it are otherwise: `one with oat and one normal`. */
export function withPlain(state: State, quantity: number): State {
  const last = state.entries.findLast(isDish)
  if (last?.kind !== 'line' || !linesOf(state.entries, last.item).every(isTold)) return state
  const more: Line = { ...last, quantity, isCounted: true, note: null, options: [], beside: undefined }
  return { ...state, entries: [...state.entries, more], noteFrom: null, isCounted: true }
}

const isShare = (token: Token) => SHARES.has(token.word)

/**
 * How many of the last dish a remark is about that names none: `one without onions`, `half of them spicy`, `the first one
 * without sugar`; null where it says something else.
 */
export function countAlone(tokens: readonly Token[], { entries }: State): number | null {
  const telling = tokens.filter((token) => isWord(token) || isNumber(token))
  const [first, ...others] = telling
  if (first && others.length === 0 && isNumber(first)) return numberOf(first.word)
  const isOne = (token: Token) => isShare(token) || numberOf(token.word) === 1
  if (tokens.some(isShare) && telling.every(isOne)) return 1
  const last = entries.findLast(isDish)
  const said = lineOfWords(tokens)
  const rest = said.replace(HALF, '')
  if (last?.kind !== 'line' || rest === said || rest.split(' ').some((word) => word && !AROUND.has(word)))
    return null
  const half = linesOf(entries, last.item).reduce((sum, { quantity }) => sum + quantity, 0) / 2
  return Number.isInteger(half) ? half : null
}

export const isLine = (entry: Entry): entry is Line => entry.kind === 'line'
export const linesOf = (entries: readonly Entry[], item: MenuItem) =>
  entries.filter(isLine).filter((line) => line.item === item)

/** Adds a remark, and what is chosen, to some of the dishes. */
export function withNoteOn(
  state: State,
  lines: readonly Line[],
  added: string | null,
  options: readonly Choice[] = [],
): State {
  const noted = (line: Line): Line => ({
    ...line,
    options: [...line.options, ...options],
    note: [line.note, added].filter(Boolean).join(', ') || null,
  })
  return {
    ...state,
    entries: state.entries.map((entry) => (isLine(entry) && lines.includes(entry) ? noted(entry) : entry)),
    noteFrom: null,
  }
}

/** What a remark is about that is said of all: the lines of the last dish, or all dishes; and where it begins. */
export function spokenOfAll(
  { entries }: State,
  tokens: readonly Token[],
): { lines: Line[]; from: number } | null {
  const found = OF_ALL.exec(lineOfWords(tokens))
  const last = entries.findLast(isDish)
  if (!found || last?.kind !== 'line') return null
  const own = linesOf(entries, last.item)
  const lines = own.length > 1 ? own : entries.filter(isLine)
  return lines.length > 1 ? { lines, from: found[0].trim().split(' ').length } : null
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
  const said = tokensOf(added)
  const isPlain =
    said.some(({ word }) => PLAIN.has(word)) &&
    said.every(({ word }) => PLAIN.has(word) || NOTES.has(word) || AROUND.has(word))
  if (isPlain && linesOf(state.entries, last.item).every(isTold)) return withPlain(state, count)
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
  // `a coffee medium sweet and the second with extra sugar` is two
  const isAnother = lines.length === 1 && last.quantity === count && Boolean(last.beside)
  const whole =
    (isAnother ? undefined : lines.findLast(({ note, quantity }) => note === null && quantity >= count)) ??
    lines.findLast(({ quantity }) => quantity > count)
  const next = (entries: readonly Entry[]): State => ({ ...state, entries, noteFrom: from, isCounted: true })
  const another = () =>
    next([...state.entries, noted({ ...last, options: [], note: null, beside: undefined }, count)])
  if (lines.every(({ note }) => isOpposite(note, added))) return another()
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
  if (isAnother || lines.every(({ note }) => note !== null)) return another()
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

/** Of several dishes that may be meant the only one of a kind. */
const onlyOf =
  (isOfKind: (item: MenuItem) => boolean) =>
  (entry: Entry): Entry => {
    if (entry.kind !== 'choice') return entry
    const { said: _said, items, ...counted } = entry
    const [item, ...others] = items.filter(isOfKind)
    return item && others.length === 0 ? { ...counted, kind: 'line', item, options: [] } : entry
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
  const kinds = tokens.map(({ word }) => word).filter(index.isKnown)
  const isOfKind = (item: MenuItem) => kinds.every((word) => index.isOf(word, item))
  const isOfAll = state.entries.every((entry) => entry.kind !== 'line' || isOfKind(entry.item))
  if (isEach && quantity > 0 && isOfAll) {
    const entries = state.entries
      .map(onlyOf(isOfKind))
      .map((entry) =>
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
  'quantity' in entry && !entry.isShared && people > 1 && entry.quantity === 1
    ? { ...entry, quantity: people }
    : entry
