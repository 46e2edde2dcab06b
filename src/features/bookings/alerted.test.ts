import { expect, test } from 'vitest'
import { isAlerted } from './alerted.ts'

const [BEFORE, AT, AFTER] = ['2026-05-04T10:00:00Z', '2026-05-04T10:10:00Z', '2026-05-04T10:12:00Z']
const nothing = { alertedAt: AT, seenAt: null, confirmedAt: null, preparationAt: null, deliveredAt: null }

test("what nobody has seen since it became everybody's is alerted, also where it was seen before", () => {
  expect(isAlerted({ ...nothing, alertedAt: null })).toBe(false)
  expect(isAlerted(nothing)).toBe(true)
  expect(isAlerted({ ...nothing, seenAt: BEFORE, confirmedAt: BEFORE })).toBe(true)
})

test('whoever has seen it or gone on with it since has ended that', () => {
  expect(isAlerted({ ...nothing, seenAt: AFTER })).toBe(false)
  expect(isAlerted({ ...nothing, seenAt: BEFORE, confirmedAt: AFTER })).toBe(false)
  expect(isAlerted({ ...nothing, seenAt: BEFORE, deliveredAt: AFTER })).toBe(false)
})
