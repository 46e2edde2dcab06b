import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { hasPhrase, withoutPhrase, withPhrase } from './phrase-note.ts'
import { PHRASES } from './phrases.ts'

const noOnion = PHRASES.find(({ id }) => id === 'no-onion')
if (!noOnion) throw new Error('There is no such phrase')

test('a phrase becomes a line of its own, and goes again', () => {
  const note = withPhrase('Extra bread', noOnion, 'en', 200)
  expect(note).toBe('Extra bread\nNo onion')
  expect(hasPhrase(note ?? '', noOnion)).toBe(true)
  expect(withoutPhrase(note ?? '', noOnion)).toBe('Extra bread')
})

test('it is known in whatever language it was tapped, but not within other words', () => {
  expect(hasPhrase('Hvala\nbez luka.', noOnion)).toBe(true)
  expect(hasPhrase('No onion, no garlic', noOnion)).toBe(false)
  expect(withoutPhrase('Hvala\nBez luka', noOnion)).toBe('Hvala')
})

test('it is not added where the note would be too long', () => {
  expect(withPhrase('x'.repeat(192), noOnion, 'en', 200)).toBeNull()
  expect(withPhrase('x'.repeat(191), noOnion, 'en', 200)).toHaveLength(200)
})

test('whatever was written, a tap and another leave it as it was', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trimEnd()),
      fc.constantFrom(...PHRASES),
      fc.constantFrom(...LANGUAGES),
      (note, phrase, language) => {
        fc.pre(!hasPhrase(note, phrase))
        const longer = withPhrase(note, phrase, language, 500)
        if (longer === null) throw new Error('There was room')
        expect(hasPhrase(longer, phrase)).toBe(true)
        expect(lengthOf(longer)).toBeLessThanOrEqual(500)
        expect(withoutPhrase(longer, phrase)).toBe(note)
      },
    ),
  )
})
