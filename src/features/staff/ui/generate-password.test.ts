import { expect, test } from 'vitest'
import { passwordProblem } from '#features/sessions/rules.ts'
import { generatePassword } from './generate-password.ts'

test('passwords are readable, long, all different, and use every sign alike', () => {
  const made = Array.from({ length: 2000 }, generatePassword)
  expect(new Set(made).size).toBe(made.length)
  expect(made.every((one) => /^[a-km-np-zA-HJ-NP-Z2-9]{16}$/.test(one))).toBe(true)
  expect(made.filter((one) => passwordProblem(one, 'name@hotel.example'))).toEqual([])
  const counts = new Map<string, number>()
  for (const sign of made.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  expect(counts.size).toBe(56)
  const even = (made.length * 16) / counts.size
  for (const count of counts.values()) expect(Math.abs(count - even)).toBeLessThan(even * 0.3)
})
