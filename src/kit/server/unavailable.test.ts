import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { toUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each(['ECONNRESET', 'ETIMEDOUT', 'ECONNREFUSED', '57P01', '08006', '53100'])(
  '%s is temporary: the caller is told to retry',
  (code) => {
    expect(toUnavailable(withCode(code))).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(toUnavailable(new Error('Failed query', { cause: withCode(code) }))).toMatchObject({ status: 503 })
  },
)

test.each([withCode('23505'), new Error('a mistake of ours'), new ORPCError('NOT_FOUND'), 'text'])(
  '%s is returned unchanged',
  (error) => {
    expect(toUnavailable(error)).toBe(error)
  },
)

test('a connection that broke during a query is temporary, too', () => {
  const error = new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })
  expect(toUnavailable(error)).toMatchObject({ status: 503 })
})
