import { expect, test } from 'vitest'
import { rehearsedMinutes } from './rehearsal.ts'

const seconds = (devices: number, duty: number, everyone: number) => {
  const minutes = rehearsedMinutes({ devices, duty, everyone })
  return [minutes.devices, minutes.duty, minutes.everyone].map((each) => Math.round(each * 60))
}

test('the whole way takes a minute, in proportion to the minutes of the hotel', () => {
  expect(seconds(2, 5, 10)).toEqual([12, 30, 60])
  expect(seconds(60, 120, 240)).toEqual([15, 30, 60])
})

test('steps that would come together are five seconds apart, in their order', () => {
  expect(seconds(1, 2, 240)).toEqual([5, 10, 60])
  expect(seconds(238, 239, 240)).toEqual([50, 55, 60])
  expect(seconds(1, 239, 240)).toEqual([5, 55, 60])
})
