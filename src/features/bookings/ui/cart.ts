import { useSyncExternalStore } from 'react'
import { isOwnedBy, type Owner, ownerAt } from '#features/sessions/ui/identity.ts'
import { newId } from '#kit/shared/ids.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { keptOf, onForget } from '#kit/web/belongings.ts'
import type { BookingLine } from '../contract.ts'
import { LINES_MAX, QUANTITY_MAX } from '../rules.ts'

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
  /** Who filled it. */
  owner: Owner
  lines: CartLine[]
  note: string
  /** In which the prices are; null until the menu has said it. */
  currency: string | null
  /** Stands for this very content: it is renewed with every change, so that sending twice places once. */
  key: string
  news: CartNews | null
}

const carts = new Map<string, Cart>()
const watchers = new Set<() => void>()
const kept = keptOf('guest', 'sessionStorage')
const nameOf = (slug: string) => `cart ${slug}`

const emptyCart = (owner: Owner): Cart => ({
  ...{ owner, lines: [], note: '', currency: null },
  ...{ key: newId(), news: null },
})

/** Reads a cart that was kept while texts lay flat; what it lacks comes with the menu. */
function modern({ lines, ...cart }: Cart): Cart {
  if (lines.every(({ name }) => typeof name === 'object')) return { ...cart, lines }
  const inEnglish = lines.map((line) => ({ ...line, name: { en: line.name } as unknown as Texts }))
  return { ...cart, lines: inEnglish, currency: null, news: null }
}
/** On the server. */
const NO_CART = emptyCart(null)

function load(slug: string, owner: Owner): Cart {
  const stored = kept.read(nameOf(slug)) as Partial<Cart> | null
  return Array.isArray(stored?.lines) ? modern({ ...emptyCart(owner), ...stored }) : emptyCart(owner)
}

function store(slug: string, cart: Cart) {
  carts.set(slug, cart)
  kept.keep(nameOf(slug), cart)
}

/** The cart of whoever is here: one that a visitor has begun becomes the guest's, anybody else's is not shown. */
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

/** The cart of one hotel in this tab; it survives reload, language switch and login. */
export const useCart = (slug: string) =>
  useSyncExternalStore(
    watch,
    () => readCart(slug),
    () => NO_CART,
  )

/** At zero the line goes (RS-03). */
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

/** Puts a removed line back where it was. */
export function putBack(slug: string, line: CartLine, at: number) {
  const { lines } = readCart(slug)
  if (!lines.some((other) => other.id === line.id)) change(slug, { lines: lines.toSpliced(at, 0, line) })
}

export const setNote = (slug: string, note: string) => change(slug, { note })

export const dismissNews = (slug: string) => save(slug, { ...readCart(slug), news: null })

/** A fresh key for the same content, when the old one turned out to stand for another order. */
export function renewKey(slug: string, key: string) {
  if (readCart(slug).key === key) change(slug, {})
}

/** Empties the cart; with a key only when it still is the one that was sent. */
export function clearCart(slug: string, key?: string) {
  if (!key || readCart(slug).key === key) save(slug, emptyCart(ownerAt(slug)))
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
