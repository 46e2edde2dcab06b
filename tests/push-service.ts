import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser that has subscribed: what it gives to the product, and how it reads what it gets. */
export type Subscriber = {
  endpoint: string
  p256dh: string
  auth: string
  /** Its private key. */
  secret: string
}

export type Pushed = { endpoint: string; headers: IncomingHttpHeaders; body: Buffer }

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** What a browser decrypts: the record of RFC 8188 by the keys of RFC 8291, written apart from the product. */
export function decrypt({ p256dh, auth, secret }: Subscriber, body: Buffer): string {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  if (record.length > size) throw new Error('There is more than one record')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(secret, 'base64url'))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender])
  const key = hkdf(Buffer.from(auth, 'base64url'), ecdh.computeSecret(sender), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('No last record')
  return padded.subarray(0, end).toString('utf8')
}

/** The claims of a message's sender; throws where it is not signed by the key that it names (RFC 8292). */
export function claimsOf({ headers }: Pushed) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    signed,
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The message is not signed by the key that it names')
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  return { key, ...said }
}

/** A real push service on loopback, which keeps what it gets; each test says how it answers. */
export async function startPushService(wanted = 0) {
  const pushed: Pushed[] = []
  const created = (response: ServerResponse) => void response.writeHead(201).end()
  let answer: (response: ServerResponse, endpoint: string) => void = created
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const endpoint = `http://${request.headers.host}${request.url}`
      pushed.push({ endpoint, headers: request.headers, body: Buffer.concat(chunks) })
      answer(response, endpoint)
    })
  })
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** For the list of an operator. */
    host,
    pushed,
    answerWith: (next: typeof answer = created) => {
      answer = next
    },
    /** As a browser subscribes. */
    subscribe(): Subscriber {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      return {
        endpoint: `http://${host}/${randomUUID()}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
        secret: ecdh.getPrivateKey('base64url'),
      }
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
