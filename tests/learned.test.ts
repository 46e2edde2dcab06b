import { expect, test } from 'vitest'
import { LEARNED } from '#features/assistant/server/emergency/learned.ts'
import { digestOf, phrasesToLearn } from '../tools/emergencies/phrases.ts'

test('what the assistant knows of emergencies was learned from the phrases and words as they are: npm run learn', () => {
  const phrases = phrasesToLearn()
  expect(LEARNED.of).toBe(digestOf(phrases))
  expect(new Set(phrases.map(({ danger }) => danger)).size).toBe(7)
})
