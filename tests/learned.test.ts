import { expect, test } from 'vitest'
import { LEARNED } from '#features/assistant/server/emergency/learned.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { digestOf, phrasesToLearn, readPhrases } from '../tools/emergencies/phrases.ts'

test('what the assistant knows of emergencies was learned from the phrases and words as they are: npm run learn', () => {
  const phrases = phrasesToLearn()
  expect(LEARNED.of).toBe(digestOf(phrases))
  expect(new Set(phrases.map(({ danger }) => danger)).size).toBe(8)
})

test('none of the messages by which that is measured was learned from', () => {
  const learned = new Set(phrasesToLearn().map(({ text }) => text.toLowerCase()))
  const measured = LANGUAGES.flatMap((language) => readPhrases(`bench/emergencies/${language}.txt`))
  expect(measured.filter(({ text }) => learned.has(text.toLowerCase()))).toEqual([])
})
