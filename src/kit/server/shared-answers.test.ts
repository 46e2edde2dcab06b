import { expect, test } from 'vitest'
import { openProduct } from '#tests/product.ts'
import { PUBLIC_TOPICS } from '#kit/shared/public-reads.ts'
import { Topic } from '#kit/shared/live-events.ts'
import { createSharedAnswers } from './shared-answers.ts'

const product = openProduct()
const answer = (size: number) => ({ hotelId: null, type: 'application/json', body: Buffer.alloc(size) })
const MEGABYTE = 1024 * 1024

test('all answers together take at most 64 MiB, however many addresses are requested', () => {
  const shared = createSharedAnswers(product.events, {})
  for (let count = 0; count < 70; count++) shared.keep(`/menu?${count}`, shared.mark(), answer(MEGABYTE))
  const kept = Array.from({ length: 70 }, (_, count) => shared.find(`/menu?${count}`)).filter(Boolean)
  expect(kept.length).toBeLessThan(64)
  expect(shared.find('/menu?69')).not.toBeNull()
})

test('at most 5,000 answers are cached, however small', () => {
  const shared = createSharedAnswers(product.events, {})
  for (let count = 0; count <= 5000; count++) shared.keep(`/flag?${count}`, shared.mark(), answer(2))
  expect(shared.find('/flag?0')).toBeNull()
  expect(shared.find('/flag?5000')).not.toBeNull()
})

test('announcing a change clears the cache at once, and an answer that was being read meanwhile is not cached', () => {
  const shared = createSharedAnswers(product.events, {})
  const early = shared.mark()
  shared.keep('/menu', early, answer(10))
  product.events.announce('menu', { hotelId: null })
  expect(shared.find('/menu')).toBeNull()
  shared.keep('/menu', early, answer(10))
  expect(shared.find('/menu')).toBeNull()
  shared.keep('/menu', shared.mark(), answer(10))
  expect(shared.find('/menu')).not.toBeNull()
})

test.each(Topic.options.filter((topic) => !PUBLIC_TOPICS.includes(topic)))(
  'an event about %s leaves what everybody is told as it is',
  (topic) => {
    const shared = createSharedAnswers(product.events, {})
    shared.keep('/menu', shared.mark(), answer(10))
    product.events.announce(topic, { hotelId: null })
    expect(shared.find('/menu')).not.toBeNull()
  },
)
