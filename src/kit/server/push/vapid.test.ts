import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVapid } from './vapid.ts'

const SECRET = Buffer.alloc(32, 5)
const NOW = Date.UTC(2026, 10, 20, 18, 30)

test('the same secret makes the same key in every process, another one another', () => {
  const { publicKey } = createVapid(SECRET, 'desk@hotel.example')
  expect(createVapid(SECRET, 'other@hotel.example').publicKey).toBe(publicKey)
  expect(createVapid(Buffer.alloc(32, 6), 'desk@hotel.example').publicKey).not.toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
})

test('an authorization names the push service, holds for twelve hours, and is signed by the public key', () => {
  const { publicKey, authorize } = createVapid(SECRET, 'desk@hotel.example')
  const authorization = authorize('https://push.example:8443/send/abc?d=e', NOW)
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(publicKey)
  const [header = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({
    aud: 'https://push.example:8443',
    exp: NOW / 1000 + 12 * 3600,
    sub: 'mailto:desk@hotel.example',
  })
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})
