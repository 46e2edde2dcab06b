import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RESERVED_SLUGS } from '#kit/shared/ids.ts'
import { isCurrency, isTimeZone, priceAt, priceIn, randomSlug, slugFrom, toSlug } from './rules.ts'
import { Slug } from '#kit/shared/shapes.ts'

test.each([
  ['Hotel Miljacka', 'hotel-miljacka'],
  ['  THE "Grand" Hôtel & Spa!  ', 'the-grand-hotel-and-spa'],
  ['Šarić-Đurić', 'saric-duric'],
  ["O'Beirn’s Inn", 'obeirns-inn'],
  ['Straße Łódź Øre Æbel', 'strasse-lodz-ore-aebel'],
  ['Yıldız Otel İstanbul', 'yildiz-otel-istanbul'],
  ['فندق أشجع', 'fndq-ashja'],
  ['Hotel ١٢', 'hotel-12'],
  ['ＨＯＴＥＬ　Ｔｏｋｙｏ', 'hotel-tokyo'],
  ['Отель', 'hotel'],
  ['🏨', 'hotel'],
  ['', 'hotel'],
  ['--a--b--', 'a-b'],
])('%s → %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug)
})

test('a reserved slug is never given', () => {
  expect(slugFrom('Internal')).toBe('internal-2')
})

test('a taken slug gets the next free number', () => {
  const taken = new Set(['grand', 'grand-2'])
  expect(slugFrom('Grand', (slug) => taken.has(slug))).toBe('grand-3')
})

test('a long name is cut, if needed further to make room for its number', () => {
  const name = `${'a'.repeat(61)} tail`
  expect(slugFrom(name)).toBe(`${'a'.repeat(61)}-t`)
  expect(slugFrom(name, (slug) => !slug.endsWith('-12'))).toBe(`${'a'.repeat(60)}-12`)
})

test('any name gives a valid slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const slug = slugFrom(name)
      expect(Slug.safeParse(slug).success && !RESERVED_SLUGS.includes(slug)).toBe(true)
    }),
  )
})

test('a slug of a single letter is valid, and empty text has no slug', () => {
  expect([toSlug('A'), toSlug('🏨 — '), toSlug('Internal')]).toEqual(['a', '', 'internal'])
  expect(Slug.safeParse(randomSlug()).success).toBe(true)
})

test('time zones are IANA names', () => {
  expect(
    ['UTC', 'Europe/Sarajevo', 'Asia/Kolkata', 'America/Port-au-Prince'].filter((each) => !isTimeZone(each)),
  ).toEqual([])
  expect(['', 'Sarajevo', '+02:00', 'Mars/Olympus', "Europe/'; --"].filter(isTimeZone)).toEqual([])
})

test('currencies are those of ISO 4217', () => {
  expect(['USD', 'BAM', 'BHD', 'JPY'].every(isCurrency)).toBe(true)
  expect(['', 'usd', 'ZZZ', '$'].some(isCurrency)).toBe(false)
})

test('a price keeps its number in another currency', () => {
  expect(priceIn('BHD', 1250, 'USD')).toBe(12_500)
  expect(priceIn('JPY', 1250, 'USD')).toBe(13)
  expect(priceIn('USD', 1500, 'JPY')).toBe(150_000)
  expect(priceIn('KWD', 99_999_999, 'JPY')).toBeNull()
})

test('a price at a rate is rounded to the decimals of the other currency', () => {
  expect(priceAt(1.8, 1250, 'USD', 'BAM')).toBe(2250)
  expect(priceAt(150, 1250, 'USD', 'JPY')).toBe(1875)
  expect(priceAt(0.0067, 1875, 'JPY', 'USD')).toBe(1256)
  expect(priceAt(1e7, 1250, 'USD', 'JPY')).toBeNull()
})
