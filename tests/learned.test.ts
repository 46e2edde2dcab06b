import { expect, test } from 'vitest'
import { LEARNED } from '#features/assistant/server/emergency/learned.ts'
import { LEARNED as LEARNED_OF_ORDERS } from '#features/assistant/server/intents/learned.ts'
import { orderLikelihood } from '#features/assistant/server/intents/order-likelihood.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { digestOf, phrasesToLearn, readPhrases } from '../tools/emergencies/phrases.ts'
import * as orders from '../tools/orders/phrases.ts'

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

test('how orders are told from questions was learned from the phrases as they are: npm run learn', () => {
  const phrases = orders.phrasesToLearn()
  expect(LEARNED_OF_ORDERS.of).toBe(orders.digestOf(phrases))
  const right = phrases.filter(
    ({ words, isOrder }) => orderLikelihood(words, orders.isDish) >= 0.5 === isOrder,
  )
  expect(right.length / phrases.length).toBeGreaterThan(0.97)
})
