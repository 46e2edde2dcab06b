import { expect, test } from 'vitest'
import { newKeys } from './encrypt.ts'
import { BROWSERS_PUSH_HOSTS } from './push-hosts.ts'
import { readRetryAfter } from './retry-after.ts'
import { createPush } from './send.ts'

const keys = {
  p256dh: newKeys().ecdh.getPublicKey('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
}
const settings = { secret: Buffer.alloc(32, 5), contact: 'desk@hotel.example' }
const { accepts } = createPush({ ...settings, hosts: [...BROWSERS_PUSH_HOSTS, '127.0.0.1:4321'] })
const isAccepted = (endpoint: string) => accepts({ endpoint, ...keys })

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://FCM.googleapis.com:443/fcm/send/abc',
  'https://web.push.apple.com/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'http://127.0.0.1:4321/abc',
  'https://127.0.0.1:4321/abc',
])('%s is taken', (endpoint) => expect(isAccepted(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://evilfcm.googleapis.com/abc',
  'https://fcm.googleapis.com./abc',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://localhost:4321/abc',
  'http://127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'http://127.0.0.1:4322/abc',
  'https://[::1]/abc',
  'ftp://fcm.googleapis.com/abc',
  'nothing',
])('%s is refused', (endpoint) => expect(isAccepted(endpoint)).toBe(false))

test('keys that are none are refused', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  expect(accepts({ endpoint, ...keys, p256dh: 'AAAA' })).toBe(false)
  expect(accepts({ endpoint, ...keys, auth: 'AAAA' })).toBe(false)
})

test('nothing is sent where a listed name resolves inward, or the list names no longer', async () => {
  const push = createPush({
    ...settings,
    hosts: BROWSERS_PUSH_HOSTS,
    resolve: async () => [{ address: '169.254.169.254', family: 4 }],
  })
  const told = { ttlSeconds: 60, urgency: 'high', topic: 'test' } as const
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  expect(await push.send({ endpoint, ...keys }, {}, told)).toEqual({ outcome: 'failed', reason: 'inward' })
  const elsewhere = { endpoint: 'https://push.example/abc', ...keys }
  expect(await push.send(elsewhere, {}, told)).toEqual({ outcome: 'failed', reason: 'unusable' })
  await expect(push.send({ endpoint, ...keys }, { text: 'x'.repeat(4000) }, told)).rejects.toThrow('too long')
})

test('a push service says in seconds or by a date when to come again, within an hour', () => {
  const now = Date.UTC(2026, 10, 20, 18, 30)
  expect(readRetryAfter('120', now)).toBe(120)
  expect(readRetryAfter(new Date(now + 90_000).toUTCString(), now)).toBe(90)
  expect(readRetryAfter(new Date(now - 90_000).toUTCString(), now)).toBe(0)
  expect(readRetryAfter('86400', now)).toBe(3600)
  expect(readRetryAfter('soon', now)).toBe(60)
  expect(readRetryAfter(null, now)).toBe(60)
})
