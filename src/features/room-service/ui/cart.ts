import { useSyncExternalStore } from 'react'
import { isOwnedBy, type Owner, ownerAt } from '#features/sessions/ui/identity.ts'
import { newId } from '#kit/shared/ids.ts'
import { storageOf, onForget } from '#kit/web/personal-storage.ts'
import type { OrderLine, LineChoice } from '../contract.ts'
import { LINES_MAX, QUANTITY_MAX } from '../limits.ts'
import { keyOfLine } from '../rules.ts'
import { followMenu, type Repriced } from './follow-menu.ts'
import { noteOrdered } from './ordered-cards.ts'

export type CartLine = Omit<OrderLine, 'station'>
/** A dish with its choices, before it is said how many. */
export type AskedLine = Omit<CartLine, 'quantity'>
/** What the menu changed in the cart since the guest last looked. */
export type CartNews = {
  gone: CartLine[]
  repriced: Repriced[]
  /** Lines of which fewer portions are left than were asked for, as they are now. */
  fewer: CartLine[]
  /** The currency of the former prices, if the hotel has changed its currency. */
  currencyBefore?: string | undefined
}

export type Cart = {
  /** Who filled it. */
  owner: Owner
  lines: CartLine[]
  note: string
  /** For when it is wanted; null: as soon as possible. */
  dueAt: string | null
  /** The currency of the prices; null until the menu is loaded. */
  currency: string | null
  /** Identifies this exact content: every change renews it, so that sending the same order twice places it once. */
  key: string
  /** The key of what was last sent, for as long as it is not known to have arrived. */
  sent: string | null
  news: CartNews | null
  /** The cards in the chat of which dishes were put in, and those of them that were there when it was last sent. */
  cards: readonly string[]
  cardsSent: readonly string[]
}

const carts = new Map<string, Cart>()
const watchers = new Set<() => void>()
const kept = storageOf('guest', 'sessionStorage')
const nameOf = (slug: string) => `cart ${slug}`

const emptyCart = (owner: Owner): Cart => ({
  owner,
  lines: [],
  note: '',
  dueAt: null,
  currency: null,
  key: newId(),
  sent: null,
  news: null,
  cards: [],
  cardsSent: [],
})

/** A line that was kept before there were choices, or before anything was declared of dishes. */
const migrateLine = ({ choices = [], note = null, traits = {}, ...line }: Partial<CartLine>) =>
  ({
    ...line,
    note,
    traits,
    choices: choices.map((choice: Partial<LineChoice>) => ({ traits: {}, ...choice })),
  }) as CartLine

/** On the server. */
const NO_CART = emptyCart(null)

function load(slug: string, owner: Owner): Cart {
  const stored = kept.read(nameOf(slug)) as Partial<Cart> | null
  if (!Array.isArray(stored?.lines)) return emptyCart(owner)
  const news = stored.news ? { ...stored.news, fewer: stored.news.fewer ?? [] } : null
  return { ...emptyCart(owner), ...stored, news, lines: stored.lines.map(migrateLine) }
}

function store(slug: string, cart: Cart) {
  carts.set(slug, cart)
  kept.keep(nameOf(slug), cart)
}

/** The current person's cart: a visitor's passes to the guest who signs in, anybody else's is hidden. */
export function readCart(slug: string): Cart {
  const owner = ownerAt(slug)
  const known = carts.get(slug)
  if (known?.owner === owner) return known
  const found = known ?? load(slug, owner)
  const own = isOwnedBy(found.owner, owner) ? { ...found, owner } : emptyCart(owner)
  store(slug, own)
  return own
}

const tellAll = () => watchers.forEach((tell) => tell())

function save(slug: string, cart: Cart) {
  store(slug, cart)
  tellAll()
}

onForget('guest', () => {
  carts.clear()
  tellAll()
})

function change(slug: string, part: Partial<Pick<Cart, 'lines' | 'note' | 'dueAt' | 'currency' | 'news'>>) {
  const cart = { ...readCart(slug), ...part, key: newId() }
  save(slug, { ...cart, cards: cart.lines.length > 0 ? cart.cards : [] })
}

function watch(onChange: () => void) {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

/** The cart for one hotel in this tab; it survives reload, language change and sign-in. */
export const useCart = (slug: string) =>
  useSyncExternalStore(
    watch,
    () => readCart(slug),
    () => NO_CART,
  )

const isLine = (one: AskedLine) => {
  const key = keyOfLine(one)
  return (other: AskedLine) => keyOfLine(other) === key
}

/** A quantity of zero removes the line (RS-03). */
export function setQuantity(slug: string, asked: AskedLine, wanted: number) {
  const { lines } = readCart(slug)
  const isAsked = isLine(asked)
  const quantity = Math.min(wanted, QUANTITY_MAX)
  if (quantity <= 0) return change(slug, { lines: lines.filter((line) => !isAsked(line)) })
  if (lines.some(isAsked)) {
    return change(slug, { lines: lines.map((line) => (isAsked(line) ? { ...line, quantity } : line)) })
  }
  if (lines.length >= LINES_MAX) return
  const { id, name, price, imageUrl, choices, note, traits } = asked
  const line = { id, name, price, imageUrl, choices, note, traits, quantity }
  change(slug, { lines: [...lines, line] })
}

/** Adds more of a dish with these choices. */
export function addToCart(slug: string, asked: AskedLine, count: number) {
  const known = readCart(slug).lines.find(isLine(asked))
  setQuantity(slug, asked, (known?.quantity ?? 0) + count)
}

/** Changes what was chosen for a line, at its place; it joins a line that says the same. */
export function replaceLine(slug: string, before: AskedLine, after: CartLine) {
  const { lines } = readCart(slug)
  const at = lines.findIndex(isLine(before))
  if (at < 0) return addToCart(slug, after, after.quantity)
  const isSame = isLine(after)
  const more = lines.reduce((sum, line, place) => sum + (place !== at && isSame(line) ? line.quantity : 0), 0)
  const quantity = Math.min(after.quantity + more, QUANTITY_MAX)
  const kept = lines.filter((line, place) => place === at || !isSame(line))
  const isBefore = isLine(before)
  change(slug, { lines: kept.map((line) => (isBefore(line) ? { ...after, quantity } : line)) })
}

/** Restores a removed line at its old position. */
export function putBack(slug: string, line: CartLine, at: number) {
  const { lines } = readCart(slug)
  if (!lines.some(isLine(line))) change(slug, { lines: lines.toSpliced(at, 0, line) })
}

/** Notes that the dishes of a card in the chat were put in. */
export function noteFromChat(slug: string, card: string) {
  const cart = readCart(slug)
  save(slug, { ...cart, cards: [...new Set([...cart.cards, card])] })
}

export const setNote = (slug: string, note: string) => change(slug, { note })

/** @param dueAt a full quarter of an hour; null: as soon as possible */
export const setDueAt = (slug: string, dueAt: string | null) => change(slug, { dueAt })

/** Tells of dishes that were to be put in, and are not on the menu any more. */
export function noteGone(slug: string, gone: readonly CartLine[]) {
  const cart = readCart(slug)
  const { news } = cart
  const others = news ?? { repriced: [], fewer: [] }
  save(slug, { ...cart, news: { ...others, gone: [...(news?.gone ?? []), ...gone] } })
}

export const dismissNews = (slug: string) => save(slug, { ...readCart(slug), news: null })

/** Replaces the key of unchanged content, when the old one turned out to belong to another order. */
export function renewKey(slug: string, key: string) {
  if (readCart(slug).key === key) change(slug, {})
}

/** Notes under which key the cart is being sent, which outlives a reload in the middle of it. */
export function noteSent(slug: string, key: string) {
  const cart = readCart(slug)
  save(slug, { ...cart, sent: key, cardsSent: cart.cards })
}

/** Takes out of the cart what has been ordered; what was put in since stays. */
export function settleCart(
  slug: string,
  { id, key, lines }: { id: string; key: string; lines: readonly CartLine[] | null },
) {
  const cart = readCart(slug)
  const cards = cart.key === key ? cart.cards : cart.cardsSent
  noteOrdered(cards, id)
  if (cart.key === key) return save(slug, emptyCart(ownerAt(slug)))
  const ordered = new Map(lines?.map((line) => [keyOfLine(line), line.quantity]))
  const left = cart.lines.flatMap((line) => {
    const quantity = line.quantity - (ordered.get(keyOfLine(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  save(slug, {
    ...cart,
    lines: left,
    sent: null,
    cards: cart.cards.filter((card) => !cards.includes(card)),
    cardsSent: [],
    key: newId(),
  })
}

/**
 * Updates the cart to the current menu (see `followMenu`), and keeps a record of what changed until the guest has seen it.
 * @returns whether anything relevant changed
 */
export function refreshCart(
  slug: string,
  todayOf: (line: CartLine) => AskedLine | null,
  currency: string,
  leftOf: (id: string) => number | null = () => null,
): boolean {
  const cart = readCart(slug)
  const isOtherCurrency = cart.currency !== null && cart.currency !== currency && cart.lines.length > 0
  const { lines, gone, fewer, repriced } = followMenu(cart.lines, todayOf, leftOf)
  if (gone.length + repriced.length + fewer.length === 0 && !isOtherCurrency) {
    if (cart.currency !== currency) save(slug, { ...cart, lines, currency })
    return false
  }
  const known = new Map(cart.news?.repriced.map((entry) => [keyOfLine(entry.line), entry.before]))
  const earlier = cart.news?.repriced.filter(
    (entry) => !repriced.some((each) => isLine(each.line)(entry.line)),
  )
  const fewerBefore = cart.news?.fewer.filter((entry) => !fewer.some((each) => isLine(each)(entry)))
  change(slug, {
    lines,
    currency,
    news: {
      currencyBefore:
        cart.news?.currencyBefore ?? (isOtherCurrency ? (cart.currency ?? undefined) : undefined),
      gone: [...(cart.news?.gone ?? []), ...gone],
      repriced: [
        ...(earlier ?? []),
        ...repriced.map((entry) => ({ ...entry, before: known.get(keyOfLine(entry.line)) ?? entry.before })),
      ],
      fewer: [...(fewerBefore ?? []), ...fewer],
    },
  })
  return true
}
