import { expect, test } from 'vitest'
import { heatOf, minutesLate } from './order-age.ts'

const ORDERED = '2026-03-05T19:00:00Z'
const ORDER = { createdAt: ORDERED, dueAt: null, promisedAt: null }
const after = (minutes: number) => Date.parse(ORDERED) + minutes * 60_000

test.each([
  [11.9, 'enough'],
  [12, 'half'],
  [18, 'soon'],
  [24.9, 'soon'],
  [25, 'late'],
])('after %s minutes the heat is %s', (minutes, heat) => {
  expect(heatOf({ ...ORDER, status: 'confirmed' }, after(minutes))).toBe(heat)
})

test('nobody waits for what is delivered', () => {
  expect(heatOf({ ...ORDER, status: 'delivered' }, after(90))).toBe('enough')
})

const PROMISED = new Date(after(50)).toISOString()

test.each([
  [23, 'enough'],
  [24, 'half'],
  [36, 'soon'],
  [49.9, 'soon'],
  [50, 'late'],
])('%s of 50 promised minutes after the order the heat is %s', (minutes, heat) => {
  expect(heatOf({ ...ORDER, promisedAt: PROMISED, status: 'confirmed' }, after(minutes))).toBe(heat)
})

test('the time of an order for later runs from 45 minutes before', () => {
  const order = { ...ORDER, dueAt: new Date(after(600)).toISOString(), status: 'confirmed' } as const
  expect(heatOf(order, after(556))).toBe('enough')
  expect(heatOf(order, after(580))).toBe('half')
  expect(heatOf(order, after(600))).toBe('late')
})

test('an order is late by its promise, until it is delivered', () => {
  const order = { ...ORDER, promisedAt: PROMISED, status: 'confirmed' } as const
  expect(minutesLate(order, after(49))).toBe(0)
  expect(minutesLate(order, after(56.5))).toBe(6)
  expect(minutesLate({ ...order, status: 'delivered' }, after(90))).toBe(0)
  expect(minutesLate({ ...ORDER, status: 'confirmed' }, after(90))).toBe(0)
})
