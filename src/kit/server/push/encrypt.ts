import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gives with its endpoint: its public key, and a secret of its own. */
export type PushKeys = { p256dh: Buffer; auth: Buffer }

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const RECORD_BYTES = 4096
/** What a push service must take is 4096 bytes with the header (86), the delimiter (1) and the tag (16). */
export const PAYLOAD_BYTES_MAX = RECORD_BYTES - 86 - 1 - 16
/** Ends the last record. */
const DELIMITER = Buffer.from([2])

const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Whether these are keys that can be encrypted for: a point of the curve, uncompressed, and 16 bytes. */
export function areUsable({ p256dh, auth }: PushKeys): boolean {
  try {
    newKeys().ecdh.computeSecret(p256dh)
    return p256dh.length === 65 && auth.length === 16
  } catch {
    return false
  }
}

/** Keys and salt of one message. */
export function newKeys(salt = randomBytes(SALT_BYTES), privateKey?: Buffer) {
  const ecdh = createECDH(CURVE)
  if (privateKey) ecdh.setPrivateKey(privateKey)
  else ecdh.generateKeys()
  return { salt, ecdh }
}

/**
 * Encrypts a message for one browser (RFC 8291), as one record of `aes128gcm` (RFC 8188). Throws where it is longer than
 * `PAYLOAD_BYTES_MAX`.
 * @param own the sender's keys and salt, new ones by default
 */
export function encrypt(payload: Buffer, { p256dh, auth }: PushKeys, own = newKeys()): Buffer {
  if (payload.length > PAYLOAD_BYTES_MAX) throw new Error(`A message of ${payload.length} bytes is too long`)
  const { salt, ecdh } = own
  const ownPublic = ecdh.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic])
  const key = hkdf(auth, ecdh.computeSecret(p256dh), info, 32)
  const contentKey = hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16)
  const cipher = createCipheriv('aes-128-gcm', contentKey, hkdf(salt, key, 'Content-Encoding: nonce\0', 12))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ownPublic.length]),
    ownPublic,
    cipher.update(payload),
    cipher.update(DELIMITER),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
