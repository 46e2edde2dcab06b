import { expect, test } from 'vitest'
import { newPassword } from './new-password.ts'

test('passwords are readable, long, all different, and use every character equally often', () => {
  const made = Array.from({ length: 2000 }, newPassword)
  expect(new Set(made).size).toBe(made.length)
  expect(made.every((each) => /^[a-km-np-zA-HJ-NP-Z2-9]{16}$/.test(each))).toBe(true)
  const counts = new Map<string, number>()
  for (const sign of made.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  expect(counts.size).toBe(56)
  const even = (made.length * 16) / counts.size
  for (const count of counts.values()) expect(Math.abs(count - even)).toBeLessThan(even * 0.3)
})
