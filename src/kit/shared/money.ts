/** The largest amount, in the currency's minor unit (OP-43). */
export const MAX_AMOUNT = 99_999_999

/** The currencies whose ISO 4217 decimals are not 2: for some, `Intl` differs from ISO 4217 and between browsers. */
const DECIMALS: Record<string, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** The number of decimals of a currency in ISO 4217: USD 2, BHD 3, JPY 0. */
export const decimalsOf = (currency: string) =>
  Number(Object.keys(DECIMALS).find((count) => DECIMALS[count]?.includes(currency)) ?? 2)

const THOUSANDS = /\B(?=(\d{3})+$)/g

/** Formats dollars as `$1,812.50` in every language, as the specification asks, and other currencies with their code. */
export function formatMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const [whole = '', fraction] = (amount / 10 ** decimals).toFixed(decimals).split('.')
  const value = [whole.replace(THOUSANDS, ','), ...(fraction ? [fraction] : [])].join('.')
  return currency === 'USD' ? `$${value}` : `${currency} ${value}`
}
