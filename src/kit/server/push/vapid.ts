import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'

/** As long as push services take (RFC 8292 allows 24 h). */
const VALID_SECONDS = 12 * 3600
/** The order of P-256: a private key is a number from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The installation's key pair, always the same for one secret. */
function keysOf(secret: Buffer): { publicKey: Buffer; privateKey: KeyObject } {
  for (let attempt = 0; ; attempt++) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `hotelly push ${attempt}`, 32))
    const number = BigInt(`0x${scalar.toString('hex')}`)
    if (number === 0n || number >= ORDER) continue
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(scalar)
    const publicKey = ecdh.getPublicKey()
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      d: scalar.toString('base64url'),
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
    }
    return { publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/**
 * Says to push services who sends (RFC 8292).
 * @param contact the e-mail address of whoever runs the installation
 */
export function createVapid(secret: Buffer, contact: string) {
  const { publicKey, privateKey } = keysOf(secret)
  const key = publicKey.toString('base64url')
  return {
    /** What browsers subscribe with: an uncompressed point in base64url. */
    publicKey: key,
    /** The `authorization` of a message to this endpoint. */
    authorize(endpoint: string, nowMs = Date.now()): string {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(nowMs / 1000) + VALID_SECONDS,
        sub: `mailto:${contact}`,
      }
      const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${key}`
    },
  }
}
