import { decimalsOf, MAX_AMOUNT } from './money.ts'
import { withWesternDigits } from './western-digits.ts'

const known = new Map<string, string[]>()

/** The symbols and codes that may stand before or after a price in this currency. */
function signsOf(currency: string): string[] {
  const signs = known.get(currency)
  if (signs) return signs
  const signOf = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find((part) => part.type === 'currency')?.value ?? currency
  const made = [currency, signOf('symbol'), signOf('narrowSymbol')].map((sign) => sign.toUpperCase())
  known.set(currency, made)
  return made
}

const LONGEST = 60
const AMOUNT = /^(?:([1-9]\d{0,2}([., '])\d{3}(?:\2\d{3})*)|(\d*))(?:([.,])(\d+))?$/

/** Whether a text can only mean prices above the highest. */
export function isAboveMost(text: string, currency: string): boolean {
  const meanings = meaningsOf(text, currency)
  return meanings.length > 0 && meanings.every((amount) => amount > MAX_AMOUNT)
}

/**
 * Reads a price as people and spreadsheets write it: `12.5`, `12,50`, `$ 1.234,00`, `1 234,50 KM`, `١٢٫٥٠`.
 * @returns every amount the text can mean, in minor units: two for `1.234` with two decimals, the lower one first;
 * none when it is not a price, names another currency, has too many decimals or is too high
 */
export const readMoney = (text: string, currency: string): number[] =>
  meaningsOf(text, currency).filter((amount) => amount <= MAX_AMOUNT)

function meaningsOf(text: string, currency: string): number[] {
  const decimals = decimalsOf(currency)
  if (text.length > LONGEST) return []
  const match = AMOUNT.exec(withoutSign(inPlainDigits(text), signsOf(currency)))
  if (!match) return []
  const [, grouped, separator = '', plain = '', point, fraction] = match
  if (grouped === undefined) return amountOf(plain, fraction, decimals)
  if (point !== undefined && point === separator) return []
  const [whole = '', ...groups] = grouped.split(separator)
  const inThousands = amountOf(whole + groups.join(''), fraction, decimals)
  const isEither = groups.length === 1 && point === undefined && /[.,]/.test(separator)
  // `1.500` means 1.5 in a currency with three decimals, 1500 in one with none, and either in one with two.
  if (!isEither || decimals === 0) return inThousands
  const [rest = ''] = groups
  return decimals >= 3
    ? amountOf(whole, rest, decimals)
    : [Math.round(Number(`${whole}.${rest}`) * 10 ** decimals), ...inThousands]
}

function amountOf(whole: string, fraction = '', decimals: number): number[] {
  if (!whole && !fraction) return []
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) return []
  return [Number(whole + digits.padEnd(decimals, '0'))]
}

/** Replaces Arabic and full-width digits and separators with Latin ones, and every kind of space with one. */
export const inPlainDigits = (text: string) =>
  withWesternDigits(text.normalize('NFKC'))
    .replace(/[\u200B-\u200F\u061C\u2060\uFEFF]/g, '')
    .replace(/[\u066B\u060C]/g, ',')
    .replace(/[\u066C\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()

function withoutSign(text: string, signs: readonly string[]): string {
  for (const sign of signs) {
    if (text.startsWith(sign)) return text.slice(sign.length).trimStart()
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trimEnd()
  }
  return text
}
