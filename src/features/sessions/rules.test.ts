import { expect, test } from 'vitest'
import { newPassword } from '#kit/shared/new-password.ts'
import { passwordProblem } from './rules.ts'

test('no generated password is one that we refuse', () => {
  const made = Array.from({ length: 500 }, newPassword)
  expect(made.filter((each) => passwordProblem(each, 'name@hotel.example'))).toEqual([])
})
