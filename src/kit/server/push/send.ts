import { createHash } from 'node:crypto'
import { createPosts, OutwardFailure, type OutwardReason } from '../outward-fetch.ts'
import { areUsable, encrypt } from './encrypt.ts'
import { hostsWithPort, isPushHost } from './push-hosts.ts'
import { readRetryAfter } from './retry-after.ts'
import { createVapid } from './vapid.ts'

/** A browser's own address at its push service, and its keys in base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

export type Sent =
  | { outcome: 'delivered' }
  /** The browser takes no more of them; nothing is to be sent there again. */
  | { outcome: 'gone' }
  | { outcome: 'later'; seconds: number }
  | { outcome: 'failed'; reason: OutwardReason | `status-${number}` }

export type Push = {
  /** The public key that browsers subscribe with. */
  publicKey: string
  /** Whether anything may be sent there: at a push service of the operator's list, with keys that are some. */
  accepts(subscription: Subscription): boolean
  /**
   * Hands a message to the push service of a browser. Throws where it is longer than push services take.
   * @param topic a message that waits there is replaced by the next one of the same topic
   */
  send(
    subscription: Subscription,
    content: object,
    told: { ttlSeconds: number; urgency: 'high' | 'normal'; topic: string },
  ): Promise<Sent>
}

const keysOf = ({ p256dh, auth }: Subscription) => ({
  p256dh: Buffer.from(p256dh, 'base64url'),
  auth: Buffer.from(auth, 'base64url'),
})

/** At most 32 characters of base64url, whatever the topic is called. */
const topicOf = (topic: string) => createHash('sha256').update(topic).digest('base64url').slice(0, 32)

/**
 * Sends to browsers, by the push services of an operator's list alone.
 * @param hosts such as `fcm.googleapis.com`, `*.push.apple.com`; one with a port may be private and without TLS
 */
export function createPush(options: {
  hosts: readonly string[]
  secret: Buffer
  contact: string
  timeLimitMs?: number
  resolve?: Parameters<typeof createPosts>[0]['resolve']
}): Push {
  const { hosts, secret, contact, timeLimitMs, resolve } = options
  const posts = createPosts({ allowedHosts: hostsWithPort(hosts), resolve })
  const vapid = createVapid(secret, contact)
  const isListed = (endpoint: string) => {
    const url = URL.parse(endpoint)
    return url !== null && isPushHost(url, hosts) && posts.problemOf(endpoint) === null
  }
  return {
    publicKey: vapid.publicKey,
    accepts: (subscription) => isListed(subscription.endpoint) && areUsable(keysOf(subscription)),
    send: async (subscription, content, { ttlSeconds, urgency, topic }) => {
      const { endpoint } = subscription
      const body = encrypt(Buffer.from(JSON.stringify(content)), keysOf(subscription))
      // the list may have changed since
      if (!isListed(endpoint)) return { outcome: 'failed', reason: 'unusable' }
      const headers = {
        authorization: vapid.authorize(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: ttlSeconds,
        urgency,
        topic: topicOf(topic),
      }
      try {
        const { status, retryAfter } = await posts.post(endpoint, { headers, body }, { timeLimitMs })
        if (status >= 200 && status < 300) return { outcome: 'delivered' }
        if (status === 404 || status === 410) return { outcome: 'gone' }
        if (status === 429 || status === 503) return { outcome: 'later', seconds: readRetryAfter(retryAfter) }
        return { outcome: 'failed', reason: `status-${status}` }
      } catch (error) {
        if (!(error instanceof OutwardFailure)) throw error
        return { outcome: 'failed', reason: error.reason }
      }
    },
  }
}
