import { decimalsOf, MAX_AMOUNT } from '#kit/shared/money.ts'
import { RESERVED_SLUGS } from '#kit/shared/ids.ts'
import { SLUG_LENGTH } from '#kit/shared/sizes.ts'
import { toLatin } from '#features/language/transliterate.ts'

const NAMELESS = 'hotel'
const RANDOM_LENGTH = 6
const BASE = 36

const cut = (slug: string, length: number) => slug.slice(0, length).replace(/-+$/, '')

/**
 * Converts a text to a hotel's URL segment: transliterated, with hyphens in place of everything but letters and digits;
 * possibly empty (HOT-10).
 */
export function toSlug(text: string): string {
  const words = toLatin(text)
    .replace(/['’ʼ`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return cut(words, SLUG_LENGTH)
}

/** Replaces the slug of a name without any letters to build one from. */
export function randomSlug(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH))
  return `${NAMELESS}-${Array.from(bytes, (byte) => (byte % BASE).toString(BASE)).join('')}`
}

export const isReservedSlug = (slug: string) => RESERVED_SLUGS.includes(slug)

/**
 * The URL segment for a hotel's name, such as `hotel-saric-duric`; if taken or reserved, a number is appended.
 * @param isTaken whether another hotel already has this slug
 */
export function slugFrom(name: string, isTaken: (slug: string) => boolean = () => false): string {
  const slug = toSlug(name) || NAMELESS
  const isFree = (candidate: string) => !isReservedSlug(candidate) && !isTaken(candidate)
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`
    const candidate = cut(slug, SLUG_LENGTH - suffix.length) + suffix
    if (isFree(candidate)) return candidate
  }
}

const ZONE = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/

/** Whether the text is the name of a time zone, such as `Europe/Sarajevo` or `UTC`; deprecated names count, too. */
export function isTimeZone(text: string): boolean {
  if (text === 'UTC') return true
  if (!ZONE.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== ''
  } catch {
    return false
  }
}

/** `#0B5D43`, in any case. */
export const isColor = (text: string): boolean => /^#[0-9A-F]{6}$/i.test(text)

export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)

/** The same number in another currency: 12.50 USD becomes 12.500 BHD and 13 JPY. Null when above the maximum amount. */
export function priceIn(currency: string, price: number, from: string): number | null {
  const amount = Math.round(price * 10 ** (decimalsOf(currency) - decimalsOf(from)))
  return amount <= MAX_AMOUNT ? amount : null
}

/** Whether a price that was not zero has become zero. */
export const becomesZero = (before: number, after: number) => before > 0 && after === 0

/** A price converted at a rate: 12.50 USD at 1.8 is 22.50 BAM. Null when above the maximum amount. */
export function priceAt(rate: number, price: number, from: string, to: string): number | null {
  const amount = Math.round(price * rate * 10 ** (decimalsOf(to) - decimalsOf(from)))
  return amount <= MAX_AMOUNT ? amount : null
}
