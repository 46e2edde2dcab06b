import { expect, test } from 'vitest'
import { readDevice } from '#kit/server/cookies.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { openProduct } from '#tests/product.ts'
import { createReadLimit } from './read-limit.ts'

const product = openProduct()

test('clients without cookies share one limit within the /64 of a subscriber', () => {
  const countRead = createReadLimit({
    readDevice: (cookie) => readDevice(Buffer.alloc(32), cookie),
    trustedProxies: 1,
    counts: product.events.counts,
  })
  const readFrom = (address: string) =>
    countRead({ method: 'GET', headers: { 'x-forwarded-for': address }, socket } as never)
  const { maxAttempts } = RATE_LIMITS.database_read
  for (let host = 1; host <= maxAttempts; host++)
    expect(readFrom(`2001:db8:7:1::${host.toString(16)}`)).toBeNull()
  expect(readFrom('2001:db8:7:1::ffff')).toMatchObject({ code: 'RATE_LIMITED' })
  expect(readFrom('2001:db8:7:2::1')).toBeNull()
})

const socket = { remoteAddress: '127.0.0.1' }
