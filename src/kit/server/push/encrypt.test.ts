import { expect, test } from 'vitest'
import { areUsable, encrypt, newKeys, PAYLOAD_BYTES_MAX } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, appendix A. */
const SUBSCRIBER = {
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
}
const OWN_PRIVATE = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const OWN_PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const SALT = 'DGv6ra1nlYgDCS1FRnbzlw'
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('a message is encrypted as the example of RFC 8291', () => {
  const own = newKeys(bytes(SALT), bytes(OWN_PRIVATE))
  expect(own.ecdh.getPublicKey('base64url')).toBe(OWN_PUBLIC)
  const encrypted = encrypt(Buffer.from('When I grow up, I want to be a watermelon'), SUBSCRIBER, own)
  expect(encrypted.toString('base64url')).toBe(MESSAGE)
})

test('each message has keys and a salt of its own', () => {
  const [one, other] = [0, 1].map(() => encrypt(Buffer.from('Ring'), SUBSCRIBER))
  expect(one?.subarray(0, 16)).not.toEqual(other?.subarray(0, 16))
  expect(one?.subarray(21, 86)).not.toEqual(other?.subarray(21, 86))
})

test('a message fills one record of 4096 bytes, and no longer one is made', () => {
  expect(encrypt(Buffer.alloc(PAYLOAD_BYTES_MAX), SUBSCRIBER)).toHaveLength(4096)
  expect(() => encrypt(Buffer.alloc(PAYLOAD_BYTES_MAX + 1), SUBSCRIBER)).toThrow('too long')
})

test('keys that nothing can be encrypted for are told', () => {
  expect(areUsable(SUBSCRIBER)).toBe(true)
  expect(areUsable({ ...SUBSCRIBER, auth: Buffer.alloc(15) })).toBe(false)
  expect(areUsable({ ...SUBSCRIBER, p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]) })).toBe(
    false,
  )
  const compressed = newKeys().ecdh.getPublicKey(null, 'compressed')
  expect(areUsable({ ...SUBSCRIBER, p256dh: compressed })).toBe(false)
})
