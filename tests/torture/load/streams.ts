import { setTimeout as pause } from 'node:timers/promises'
import type { Cookies } from '../kit/client.ts'
import { type LiveStream, openLiveStream } from '../kit/live-stream.ts'
import type { Browser, Hotels } from './hotels.ts'

const OPENED_AT_ONCE = 50
const OPEN_WITHIN_MS = 60_000

export type Streams = {
  count: number
  /** Those of staff, by the id of their hotel. */
  ofStaff: Map<string, LiveStream[]>
  /** How many connections have ended. */
  broken(): number
  close(): void
}

const cookiesOf = ({ cookie }: Browser): Cookies =>
  new Map(
    cookie.split('; ').flatMap((part): [string, string][] => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(part) ?? []
      return name ? [[name, value]] : []
    }),
  )

const open = (address: string, browser: Browser, audience: 'guest' | 'staff') =>
  openLiveStream(`${address}/events/${browser.hotel.slug}/${audience}`, cookiesOf(browser), {
    'x-forwarded-for': browser.ip,
  })

/** Opens the streams of all staff, and of guests up to `count` in all; waits until all are open. */
export async function openStreams(
  address: string,
  { staff, guests }: Hotels,
  count: number,
): Promise<Streams> {
  const all: LiveStream[] = []
  const ofStaff = new Map<string, LiveStream[]>()
  for (const browser of staff) {
    const stream = open(address, browser, 'staff')
    all.push(stream)
    ofStaff.set(browser.hotel.id, [...(ofStaff.get(browser.hotel.id) ?? []), stream])
  }
  const deadline = performance.now() + OPEN_WITHIN_MS
  const untilOpen = async () => {
    while (all.some(({ connections }) => connections.length === 0)) {
      if (performance.now() > deadline) throw new Error('Not all live streams could be opened')
      await pause(20)
    }
  }
  for (const browser of guests.slice(0, Math.max(0, count - staff.length))) {
    all.push(open(address, browser, 'guest'))
    if (all.length % OPENED_AT_ONCE === 0) await untilOpen()
  }
  await untilOpen()
  return {
    count: all.length,
    ofStaff,
    broken: () =>
      all.flatMap(({ connections }) => connections).filter(({ endedAt }) => endedAt !== null).length,
    close: () => {
      for (const stream of all) stream.close()
    },
  }
}

/** When each booking was told, by its id, on one stream. */
export function timesToldOn({ connections }: LiveStream): Map<string, number> {
  const times = new Map<string, number>()
  for (const { at, topic, id } of connections.flatMap(({ frames }) => frames)) {
    if (topic === 'bookings' && id && !times.has(id)) times.set(id, at)
  }
  return times
}
