import { expect, test } from 'vitest'
import { keptMinutes, readMinutes, typedMinutes, wrongMinutes } from './minutes-typed.ts'

test('minutes are whole numbers from 1 to 240, in digits of any script', () => {
  expect(['1', '240', ' 15 ', '١٥'].map(readMinutes)).toEqual([1, 240, 15, 15])
  expect(['', '0', '241', '2.5', '-3', 'ten'].map(readMinutes)).toEqual([null, null, null, null, null, null])
})

test('each step comes after the one before', () => {
  const typed = typedMinutes({ devices: 2, duty: 5, everyone: 10 })
  expect(wrongMinutes(typed)).toEqual({})
  expect(keptMinutes(typed)).toEqual({ devices: 2, duty: 5, everyone: 10 })
  expect(wrongMinutes({ ...typed, duty: '2' })).toEqual({ duty: { kind: 'order', after: 2 } })
  expect(wrongMinutes({ ...typed, devices: '12' })).toEqual({
    duty: { kind: 'order', after: 12 },
    everyone: { kind: 'order', after: 12 },
  })
  expect(wrongMinutes({ ...typed, duty: '' })).toEqual({ duty: { kind: 'number' } })
})
