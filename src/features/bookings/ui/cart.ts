import { useSyncExternalStore } from 'react'
import { isOwnedBy, type Owner, ownerAt } from '#features/sessions/ui/identity.ts'
import { newId } from '#kit/shared/ids.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { keptOf, onForget } from '#kit/web/belongings.ts'
import type { BookingLine } from '../contract.ts'
import { LINES_MAX, QUANTITY_MAX } from '../rules.ts'

export type CartLine = BookingLine
/** A dish as it is on the menu now. */
export type Offer = Omit<CartLine, 'quantity'>
export type Repriced = { line: CartLine; before: number }
/** What the menu changed in the cart since the guest last looked. */
export type CartNews = {
  gone: CartLine[]
  repriced: Repriced[]
  /** The currency of the former prices, if the hotel has changed its currency. */
  currencyBefore?: string | undefined
}

export type Cart = {
  /** Who filled it. */
  owner: Owner
  lines: CartLine[]
  note: string
  /** The currency of the prices; null until the menu is loaded. */
  currency: string | null
  /** Identifies this exact content: every change renews it, so that sending the same order twice places it once. */
  key: string
  /** The key of what was last sent, for as long as it is not known to have arrived. */
  sent: string | null
  news: CartNews | null
}

const carts = new Map<string, Cart>()
const watchers = new Set<() => void>()
const kept = keptOf('guest', 'sessionStorage')
const nameOf = (slug: string) => `cart ${slug}`

const emptyCart = (owner: Owner): Cart => ({
  ...{ owner, lines: [], note: '', currency: null },
  ...{ key: newId(), sent: null, news: null },
})

const isModern = (line: CartLine) => typeof line.name === 'object'

/** Migrates a cart that was stored with one text per line; the menu supplies the rest. */
function migrateCart({ lines, news, ...cart }: Cart): Cart {
  const told = news ? [...news.gone, ...news.repriced.map(({ line }) => line)] : []
  if ([...lines, ...told].every(isModern)) return { ...cart, lines, news }
  const inEnglish = lines.map((line) =>
    isModern(line) ? line : { ...line, name: { en: line.name } as unknown as Texts },
  )
  return { ...cart, lines: inEnglish, currency: null, news: null }
}

/** On the server. */
const NO_CART = emptyCart(null)

function load(slug: string, owner: Owner): Cart {
  const stored = kept.read(nameOf(slug)) as Partial<Cart> | null
  return Array.isArray(stored?.lines) ? migrateCart({ ...emptyCart(owner), ...stored }) : emptyCart(owner)
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

function change(slug: string, part: Partial<Pick<Cart, 'lines' | 'note' | 'currency' | 'news'>>) {
  save(slug, { ...readCart(slug), ...part, key: newId() })
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

/** A quantity of zero removes the line (RS-03). */
export function setQuantity(slug: string, offer: Offer, wanted: number) {
  const { lines } = readCart(slug)
  const quantity = Math.min(wanted, QUANTITY_MAX)
  if (quantity <= 0) return change(slug, { lines: lines.filter((line) => line.id !== offer.id) })
  if (lines.some((line) => line.id === offer.id)) {
    return change(slug, { lines: lines.map((line) => (line.id === offer.id ? { ...line, quantity } : line)) })
  }
  if (lines.length >= LINES_MAX) return
  const { id, name, price, imageUrl } = offer
  change(slug, { lines: [...lines, { id, name, price, imageUrl, quantity }] })
}

/** Restores a removed line at its old position. */
export function putBack(slug: string, line: CartLine, at: number) {
  const { lines } = readCart(slug)
  if (!lines.some((other) => other.id === line.id)) change(slug, { lines: lines.toSpliced(at, 0, line) })
}

export const setNote = (slug: string, note: string) => change(slug, { note })

export const dismissNews = (slug: string) => save(slug, { ...readCart(slug), news: null })

/** Replaces the key of unchanged content, when the old one turned out to belong to another order. */
export function renewKey(slug: string, key: string) {
  if (readCart(slug).key === key) change(slug, {})
}

/** Notes that the cart is being sent, which outlives a reload in the middle of it. */
export const noteSent = (slug: string) => {
  const cart = readCart(slug)
  save(slug, { ...cart, sent: cart.key })
}

/** Takes out of the cart what turns out to have been ordered, whatever was put in since. */
export function settleCart(slug: string, { key, lines }: { key: string; lines: readonly CartLine[] | null }) {
  const cart = readCart(slug)
  if (cart.key === key) return clearCart(slug)
  const ordered = new Map(lines?.map((line) => [line.id, line.quantity]))
  const left = cart.lines.flatMap((line) => {
    const quantity = line.quantity - (ordered.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  save(slug, { ...cart, lines: left, sent: null, key: newId() })
}

/** Empties the cart; with a key, only if the cart has not changed since it was sent. */
export function clearCart(slug: string, key?: string) {
  if (!key || readCart(slug).key === key) save(slug, emptyCart(ownerAt(slug)))
}

/**
 * Updates the cart to the current menu, and keeps a record of what changed until the guest has seen it.
 * @returns whether anything relevant changed
 */
export function refreshCart(slug: string, menu: readonly Offer[], currency: string): boolean {
  const cart = readCart(slug)
  const isOtherCurrency = cart.currency !== null && cart.currency !== currency && cart.lines.length > 0
  const offers = new Map(menu.map((offer) => [offer.id, offer]))
  const gone = cart.lines.filter((line) => !offers.has(line.id))
  const repriced: Repriced[] = []
  const lines = cart.lines.flatMap((line) => {
    const offer = offers.get(line.id)
    if (!offer) return []
    const { name, price, imageUrl } = offer
    const today = { ...line, name, price, imageUrl }
    if (price !== line.price) repriced.push({ line: today, before: line.price })
    return [today]
  })
  if (gone.length === 0 && repriced.length === 0 && !isOtherCurrency) {
    if (cart.currency !== currency) save(slug, { ...cart, lines, currency })
    return false
  }
  const known = new Map(cart.news?.repriced.map((entry) => [entry.line.id, entry.before]))
  const earlier = cart.news?.repriced.filter(
    (entry) => !repriced.some((one) => one.line.id === entry.line.id),
  )
  change(slug, {
    lines,
    currency,
    news: {
      currencyBefore:
        cart.news?.currencyBefore ?? (isOtherCurrency ? (cart.currency ?? undefined) : undefined),
      gone: [...(cart.news?.gone ?? []), ...gone],
      repriced: [
        ...(earlier ?? []),
        ...repriced.map((entry) => ({ ...entry, before: known.get(entry.line.id) ?? entry.before })),
      ],
    },
  })
  return true
}
