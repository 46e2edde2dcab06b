import pg from 'pg'
import { expect, test } from 'vitest'
import { isUniqueViolation } from './unique-violation.ts'

const refusal = (message: string, given: { code?: string; constraint?: string } = {}) =>
  new Error('Failed query', {
    cause: Object.assign(new pg.DatabaseError(message, 0, 'error'), { code: '23505' }, given),
  })

test('a key that is taken is known by its constraint, or by the message in which Citus names it', () => {
  const message = 'duplicate key value violates unique constraint "users_email_key_102071"'
  expect(isUniqueViolation(refusal(message), 'users')).toBe(true)
  expect(isUniqueViolation(refusal(message), 'guests')).toBe(false)
  expect(isUniqueViolation(refusal('', { constraint: 'users_email_key' }), 'guests', 'users')).toBe(true)
  expect(isUniqueViolation(refusal(message, { code: '23503' }), 'users')).toBe(false)
  expect(isUniqueViolation(new Error('away'), 'users')).toBe(false)
})
