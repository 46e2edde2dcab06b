import { expect, test } from 'vitest'
import { priceBeside } from './fields.ts'

test('a typed price is raised and lowered by minor units, within what a price can be', () => {
  expect(priceBeside('12,50', 1, 'USD')).toBe('12.51')
  expect(priceBeside('12.50', -100, 'USD')).toBe('11.50')
  expect(priceBeside('', 1, 'USD')).toBe('0.01')
  expect(priceBeside('0.50', -100, 'USD')).toBe('0.00')
  expect(priceBeside('999999.99', 1, 'USD')).toBe('999999.99')
  expect(priceBeside('1.500', 1, 'KWD')).toBe('1.501')
  expect(priceBeside('150', 1, 'JPY')).toBe('151')
  expect(['12.345', 'abc', '-5'].map((text) => priceBeside(text, 1, 'USD'))).toEqual([null, null, null])
})
