import { useSyncExternalStore } from 'react'
import type { BookingLine } from '../contract.ts'

export type CartLine = BookingLine
/** A dish as the menu has it now. */
export type Offer = Omit<CartLine, 'quantity'>
export type Repriced = { line: CartLine; before: number }
/** What the menu changed in the cart since the guest last looked. */
export type CartNews = {
  gone: CartLine[]
  repriced: Repriced[]
  /** In which the former prices were, when the hotel has another one now. */
  currencyBefore?: string | undefined
}

export type Cart = {
  lines: CartLine[]
  note: string
  /** In which the prices are; null until the menu has said it. */
  currency: string | null
  /** Stands for this very content: it is renewed with every change, so that sending twice places once. */
  key: string
  news: CartNews | null
}

export const MAX_QUANTITY = 99
export const MAX_LINES = 100
export const MAX_NOTE = 500

const carts = new Map<string, Cart>()
const watchers = new Set<() => void>()
const storageKey = (slug: string) => `hotelly-cart:${slug}`

/** A random UUID; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, at) => {
    const value = at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte
    return value.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const emptyCart = (): Cart => ({ lines: [], note: '', currency: null, key: newKey(), news: null })

function load(slug: string): Cart {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? 'null') as Partial<Cart> | null
    if (!stored || !Array.isArray(stored.lines)) return emptyCart()
    return { ...emptyCart(), ...stored }
  } catch {
    return emptyCart()
  }
}

export function readCart(slug: string): Cart {
  const cart = carts.get(slug) ?? load(slug)
  carts.set(slug, cart)
  return cart
}

function save(slug: string, cart: Cart) {
  carts.set(slug, cart)
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify(cart))
  } catch {
    // a full or forbidden storage costs only the reload
  }
  for (const tell of watchers) tell()
}

function change(slug: string, part: Partial<Pick<Cart, 'lines' | 'note' | 'currency' | 'news'>>) {
  save(slug, { ...readCart(slug), ...part, key: newKey() })
}

function watch(onChange: () => void) {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

/** The cart of one hotel in this tab; it survives reload, language switch and login. */
export const useCart = (slug: string) => useSyncExternalStore(watch, () => readCart(slug))

/** At zero the line goes (RS-03). */
export function setQuantity(slug: string, offer: Offer, wanted: number) {
  const { lines } = readCart(slug)
  const quantity = Math.min(wanted, MAX_QUANTITY)
  if (quantity <= 0) return change(slug, { lines: lines.filter((line) => line.id !== offer.id) })
  if (lines.some((line) => line.id === offer.id)) {
    return change(slug, { lines: lines.map((line) => (line.id === offer.id ? { ...line, quantity } : line)) })
  }
  if (lines.length >= MAX_LINES) return
  const { id, name, nameAr, nameBs, price, imageUrl } = offer
  change(slug, { lines: [...lines, { id, name, nameAr, nameBs, price, imageUrl, quantity }] })
}

/** Puts a removed line back where it was. */
export function putBack(slug: string, line: CartLine, at: number) {
  const { lines } = readCart(slug)
  if (!lines.some((other) => other.id === line.id)) change(slug, { lines: lines.toSpliced(at, 0, line) })
}

export const setNote = (slug: string, note: string) => change(slug, { note: note.slice(0, MAX_NOTE) })

export const dismissNews = (slug: string) => save(slug, { ...readCart(slug), news: null })

/** A fresh key for the same content, when the old one turned out to stand for another order. */
export function renewKey(slug: string, key: string) {
  if (readCart(slug).key === key) change(slug, {})
}

/** Empties the cart; with a key only when it still is the one that was sent. */
export function clearCart(slug: string, key?: string) {
  if (!key || readCart(slug).key === key) save(slug, emptyCart())
}

/**
 * Brings the cart to what the menu has now, and remembers what changed until the guest has seen it.
 * @returns whether anything that matters changed
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
    const { name, nameAr, nameBs, price, imageUrl } = offer
    const today = { ...line, name, nameAr, nameBs, price, imageUrl }
    if (price !== line.price) repriced.push({ line: today, before: line.price })
    return [today]
  })
  if (gone.length === 0 && repriced.length === 0 && !isOtherCurrency) {
    if (cart.currency !== currency) save(slug, { ...cart, currency })
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
