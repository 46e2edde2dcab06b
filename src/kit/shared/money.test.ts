import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalsOf, formatMoney } from './money.ts'
import { readMoney } from './read-money.ts'

const prices = (currency: string, expected: Record<string, number | [number, number] | null>) => {
  for (const [text, meant] of Object.entries(expected)) {
    const amounts = meant === null ? [] : [meant].flat()
    expect({ text, amounts: readMoney(text, currency) }).toEqual({ text, amounts })
  }
}

test('reads decimal points and commas', () => {
  prices('USD', { '12': 1200, '12.5': 1250, '12,50': 1250, ' 0.05 ': 5, '.50': 50, '0': 0, '007': 700 })
})

test('reads thousands separators', () => {
  prices('USD', {
    '1,234.50': 123_450,
    '1.234,50': 123_450,
    '1 234,50': 123_450,
    '1\u202F234,50': 123_450,
    "1'234.50": 123_450,
    '1’234.50': 123_450,
    '1 234': 123_400,
    '12.345,6': 1_234_560,
  })
})

test('a single separator before three digits is ambiguous, and is a decimal point rather than thousands', () => {
  prices('USD', {
    '1.234': [123, 123_400],
    '1,234': [123, 123_400],
    '$12.505': [1251, 1_250_500],
    '1.500': [150, 150_000],
    '999.999': [100_000, 99_999_900],
    '١٫٢٣٤': [123, 123_400],
  })
  prices('USD', { "1'234": 123_400, '1.234.567': null, '1.234,00': 123_400, '1234.500': 123_450 })
  prices('JPY', { '1,234': 1234, '1.234': 1234 })
  prices('BHD', { '1,234': 1234, '1.234': 1234 })
})

test('refuses malformed digit groups instead of guessing', () => {
  prices('USD', {
    '1.234.56': null,
    '1,234,56': null,
    '12 50': null,
    '1 2 3': null,
    '1,23,456': null,
    "1'2": null,
  })
})

test('a leading zero is never thousands', () => {
  prices('USD', { '0.500': 50, '0,500': 50, '0.505': null })
})

test('refuses too many decimals, but allows extra zeros', () => {
  prices('USD', { '1234.567': null, '12.5000': 1250, '12.5001': null })
  prices('JPY', { '1.5': null, '1500': 1500, '1,500': 1500, '1500.00': 1500 })
})

test('reads currencies with three decimals', () => {
  prices('KWD', {
    '1.5': 1500,
    '1.500': 1500,
    '1,500': 1500,
    '1,500.250': 1_500_250,
    '1234.567': 1_234_567,
    '1 500': 1_500_000,
  })
})

test("accepts only the hotel's own currency, on either side", () => {
  prices('USD', {
    '$12.50': 1250,
    '$ 12.50': 1250,
    'USD 12.50': 1250,
    usd12: 1200,
    '12,50 USD': 1250,
    '12$': 1200,
  })
  prices('USD', { '€12.50': null, 'EUR 12.50': null, '12.50 KM': null, $$5: null })
  prices('EUR', { '€ 12,50': 1250, '12,50 €': 1250, $5: null })
  prices('BAM', { '12,50 KM': 1250, 'BAM 12': 1200 })
})

test('reads Arabic and full-width digits', () => {
  prices('USD', { '١٢٫٥٠': 1250, '١٬٢٣٤٫٥٠': 123_450, '۱۲٫۵': 1250, '１２．５': 1250, '\u200F١٢': 1200 })
})

test('refuses texts that are not prices', () => {
  prices('USD', {
    '': null,
    '-5': null,
    '1e3': null,
    free: null,
    '5.-': null,
    '.': null,
    '1/2': null,
    '0x10': null,
  })
  prices('USD', { NaN: null, '٪': null, '5..5': null, ['1'.repeat(100)]: null })
})

test('refuses amounts over the maximum', () => {
  prices('USD', { '999999.99': 99_999_999, '1000000.00': null, '1.000.000': null })
})

test('every formatted amount can be read back', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999 })
  const currencies = fc.constantFrom('USD', 'EUR', 'BAM', 'KWD', 'JPY', 'SAR')
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      expect(readMoney(formatMoney(amount, currency), currency)).toEqual([amount])
    }),
  )
})

test('groups thousands', () => {
  expect([180_100, 99_999_999, 5].map((amount) => formatMoney(amount, 'USD'))).toEqual([
    '$1,801.00',
    '$999,999.99',
    '$0.05',
  ])
  expect(formatMoney(12_345, 'JPY')).toBe('JPY 12,345')
  expect(formatMoney(1_234_567, 'KWD')).toBe('KWD 1,234.567')
})

test('returns at most two amounts for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const amounts = readMoney(text, 'USD')
      expect(amounts.length).toBeLessThanOrEqual(2)
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    }),
  )
})

test('decimals follow ISO 4217, whatever the browser says', () => {
  const expected = { USD: 2, HUF: 2, IDR: 2, RSD: 2, JPY: 0, VND: 0, BHD: 3, IQD: 3, CLF: 4 }
  for (const [currency, decimals] of Object.entries(expected)) {
    expect({ currency, decimals: decimalsOf(currency) }).toEqual({ currency, decimals })
  }
  expect(formatMoney(1_500_250, 'IQD')).toBe('IQD 1,500.250')
})
