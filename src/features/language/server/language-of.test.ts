import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { languageOf } from './language-of.ts'

test.each([
  ['What time is breakfast?', 'en'],
  ['Doručak se služi na terasi, u zimskoj bašti kad pada kiša.', 'bs'],
  ['do kad je dorucak', 'bs'],
  ['الإفطار من 7:00 إلى 10:30، واسم الشبكة Miljacka Guests', 'ar'],
  ['Wi-Fi', null],
  ['', null],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test('returns a result for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => [...LANGUAGES, null].includes(languageOf(text))),
  )
})
