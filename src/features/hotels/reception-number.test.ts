import { expect, test } from 'vitest'
import { receptionNumber } from './reception-number.ts'

test('guests call the number for services, and the hotel where it gives none', () => {
  const contactPhone = '+387 33 555 0100'
  expect(receptionNumber({ bookingSupportNumber: '+387 33 555 0101', contactPhone })).toBe('+387 33 555 0101')
  expect(receptionNumber({ bookingSupportNumber: null, contactPhone })).toBe(contactPhone)
  expect(receptionNumber({ bookingSupportNumber: null, contactPhone: null })).toBeNull()
})
