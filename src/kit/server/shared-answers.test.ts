import { expect, test } from 'vitest'
import { openProduct } from '#tests/product.ts'
import { createSharedAnswers } from './shared-answers.ts'

const product = openProduct()
const answer = (size: number) => ({ hotelId: null, type: 'application/json', body: Buffer.alloc(size) })
const MEGABYTE = 1024 * 1024

test('answers together take no more than 64 MiB, however many addresses are asked for', () => {
  const shared = createSharedAnswers(product.events, {})
  for (let count = 0; count < 70; count++) shared.keep(`/menu?${count}`, shared.mark(), answer(MEGABYTE))
  const kept = Array.from({ length: 70 }, (_, count) => shared.find(`/menu?${count}`)).filter(Boolean)
  expect(kept.length).toBeLessThan(64)
  expect(shared.find('/menu?69')).not.toBeNull()
})

test('there are no more than 5,000 of them, however small', () => {
  const shared = createSharedAnswers(product.events, {})
  for (let count = 0; count <= 5000; count++) shared.keep(`/flag?${count}`, shared.mark(), answer(2))
  expect(shared.find('/flag?0')).toBeNull()
  expect(shared.find('/flag?5000')).not.toBeNull()
})

test('what is announced is forgotten at that very call, and what was being read meanwhile is not kept', () => {
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
