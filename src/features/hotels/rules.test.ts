import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RESERVED_SLUGS } from '#kit/shared/ids.ts'
import { slugFrom } from './rules.ts'
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

test('a long name is cut, also to make room for its number', () => {
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
