import { expect, test } from 'vitest'
import { isRetryable, RETRY, withRetry } from './retry.ts'

test.each([
  [new TypeError('Failed to fetch'), true],
  [new Error('NetworkError when attempting'), true],
  [new Error('Timeout'), true],
  [{ code: 'ETIMEDOUT' }, true],
  [{ code: 'PGRST301' }, true],
  [{ status: 500 }, true],
  [{ status: 503 }, true],
  [{ status: 599 }, true],
  [{ status: 429 }, false],
  [{ status: 409, message: 'conflict' }, false],
  [new Error('duplicate key'), false],
  ['fetch', false],
  [null, false],
])('%o may be retried: %s', (error, expected) => {
  expect(isRetryable(error)).toBe(expected)
})

test.each([
  ['critical', [1000, 2000, 4000, 8000]],
  ['normal', [1000, 2000]],
  ['light', [500]],
] as const)('%s waits %j ms and then gives up', async (name, expected) => {
  const waits: number[] = []
  const attempts: number[] = []
  const failing = withRetry(
    RETRY[name],
    () => Promise.reject(new Error('network')),
    (next) => attempts.push(next),
    async (ms) => void waits.push(ms),
  )
  await expect(failing).rejects.toThrow('network')
  expect(waits).toEqual(expected)
  expect(attempts).toEqual(expected.map((_, at) => at + 2))
})

test('no delay exceeds the maximum', async () => {
  const waits: number[] = []
  const profile = { attempts: 8, firstDelay: 1000, factor: 2, maxDelay: 15_000 }
  await withRetry(
    profile,
    () => Promise.reject(new Error('fetch')),
    () => {},
    async (ms) => void waits.push(ms),
  ).catch(() => {})
  expect(Math.max(...waits)).toBe(15_000)
})

test('ends at once after an error that is not retryable, and returns a success', async () => {
  let calls = 0
  const refused = withRetry(RETRY.critical, () => Promise.reject(new Error(`no ${++calls}`)))
  await expect(refused).rejects.toThrow('no 1')
  let failures = 0
  const flaky = () => (failures++ < 2 ? Promise.reject(new Error('timeout')) : Promise.resolve('placed'))
  await expect(
    withRetry(
      RETRY.critical,
      flaky,
      () => {},
      async () => {},
    ),
  ).resolves.toBe('placed')
})
