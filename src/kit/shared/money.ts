import { z } from 'zod'

/** An amount in the currency's minor unit (cents; fils for BHD and KWD). */
export const Money = z.int().min(0).max(99_999_999)

export const Currency = z.string().regex(/^[A-Z]{3}$/)

/** How many decimals the currency has (USD 2, BHD 3, JPY 0), by ISO 4217 as `Intl` knows it. */
export const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Dollars show as `$12.50` in every language, as the specification says; other currencies by their code. */
export function formatMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const value = (amount / 10 ** decimals).toFixed(decimals)
  return currency === 'USD' ? `$${value}` : `${currency} ${value}`
}

/** `12.5`, `12,50`, `$ 1.234,00` → minor units; null when it is no price or has too many decimals. */
export function parseMoney(text: string, currency: string): number | null {
  const decimals = decimalsOf(currency)
  const digits = text
    .trim()
    .replace(/^[$€]|^[A-Z]{3}(?=[\s\d])/u, '')
    .replace(/[\s'\u00A0\u202F]/g, '')
  const match = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d+))?$/.exec(digits)
  if (!match) return null
  const [, whole = '', group, point, fraction = ''] = match
  if (group && (point === group || (!point && decimals > 0))) {
    return parseAmbiguous(whole, group, decimals)
  }
  if (fraction.length > decimals) return null
  const amount = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(decimals, '0'))
  return Money.safeParse(amount).success ? amount : null
}

/** `1.500` reads as one and a half with three decimals, as fifteen hundred otherwise. */
function parseAmbiguous(whole: string, group: string, decimals: number): number | null {
  const parts = whole.split(group)
  const last = parts.at(-1) ?? ''
  const isFraction = parts.length === 2 && last.length <= decimals
  const amount = isFraction
    ? Number(parts.join('').padEnd(decimals - last.length, '0'))
    : Number(parts.join('')) * 10 ** decimals
  return Money.safeParse(amount).success ? amount : null
}
