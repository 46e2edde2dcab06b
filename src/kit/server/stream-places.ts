import { networkOf } from './network.ts'

/** Where a stream is opened from. */
export type StreamSource = { deviceId: string; ip: string }
type Counted = StreamSource & { session: string | null }

export type StreamLimits = { session: number; device: number; network: number; total: number }

/**
 * How many streams may be open at once. The tabs of a browser share one, but without TLS each has its own, and a phone
 * that changes networks leaves some behind; a whole hotel with its guests and tablets may stand behind one address.
 */
export const STREAMS_MAX: StreamLimits = { session: 12, device: 24, network: 2000, total: 10_000 }

/** Visitors leave the last part of a network's places, and of all, to those who have signed in. */
const FOR_VISITORS = 0.8

/** Counts open streams by session, device and network. */
export function createStreamPlaces(most: StreamLimits) {
  const taken = new Map<string, number>()
  const add = (key: string, change: 1 | -1) => {
    const count = (taken.get(key) ?? 0) + change
    if (count > 0) taken.set(key, count)
    else taken.delete(key)
  }

  return {
    /** Takes a place; returns a function that gives it back, or null when there is none left. */
    take({ session, deviceId, ip }: Counted): (() => void) | null {
      const part = session === null ? FOR_VISITORS : 1
      const counted: [key: string, limit: number][] = [
        ['total', most.total * part],
        [`network ${networkOf(ip)}`, most.network * part],
        [`device ${deviceId}`, most.device],
      ]
      if (session !== null) counted.push([`session ${session}`, most.session])
      if (counted.some(([key, limit]) => (taken.get(key) ?? 0) >= limit)) return null
      const keys = counted.map(([key]) => key)
      for (const key of keys) add(key, 1)
      return () => {
        for (const key of keys) add(key, -1)
      }
    },
  }
}
