import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveEvent, Topic } from '#kit/shared/live-events.ts'
import type { Announced, Events } from './events.ts'

const HEARTBEAT_MS = 15_000
/** A reader with this many unread bytes is disconnected; it reconnects and fetches everything again. */
const SLOW_READER_BYTES = 256 * 1024

const PUBLIC: ReadonlySet<Topic> = new Set(['hotel', 'services', 'menu', 'announcements', 'platform'])
const ENDING: ReadonlySet<Topic> = new Set(['hotel', 'guests', 'staff', 'platform'])

/** Topics of all hotels that a super admin's screens follow; orders are too many, so those screens poll for them. */
const OF_PLATFORM: ReadonlySet<Topic> = new Set(['hotel', 'guests', 'staff', 'platform'])

/**
 * The reader of a stream. A visitor gets public events and the chat of their own browser; a guest also gets their own
 * bookings; staff get everything in their hotel; super admins get the platform's topics of all hotels. Staff who must
 * still choose a password only learn that they have done so.
 */
export type Reader =
  | {
      hotelId: string
      audience: 'visitor' | 'guest' | 'staff' | 'new-staff'
      guestId: string | null
      deviceId: string | null
    }
  | { hotelId: null; audience: 'platform' | 'new-staff'; guestId: null; deviceId: null }

type Stream = Reader & { response: ServerResponse; isStillAllowed: () => Promise<boolean> }

export type LiveStreams = {
  open(
    request: IncomingMessage,
    response: ServerResponse,
    reader: Reader,
    isStillAllowed: () => Promise<boolean>,
  ): void
  count(): number
  close(): void
}

const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function concerns(stream: Stream, event: Announced): boolean {
  if (stream.audience === 'new-staff') return event.topic === 'staff' || event.topic === 'hotel'
  if (stream.audience === 'platform') return OF_PLATFORM.has(event.topic)
  if (stream.audience === 'staff' || PUBLIC.has(event.topic)) return true
  if (event.topic === 'chat') return stream.deviceId !== null && event.deviceId === stream.deviceId
  return event.topic === 'bookings' && stream.guestId !== null && event.guestId === stream.guestId
}

/** Server-sent events, written directly to Node's response; each event is encoded once for all its readers. */
export function createLiveStreams(events: Events): LiveStreams {
  const byHotel = new Map<string | null, Set<Stream>>()
  const all = new Set<Stream>()

  const readersOf = (hotelId: string | null) => byHotel.get(hotelId) ?? []

  const drop = (stream: Stream) => {
    all.delete(stream)
    const streams = byHotel.get(stream.hotelId)
    streams?.delete(stream)
    if (streams?.size === 0) byHotel.delete(stream.hotelId)
    stream.response.end()
  }

  const write = (stream: Stream, text: string) => {
    if (stream.response.writableLength > SLOW_READER_BYTES) {
      stream.response.destroy()
      drop(stream)
    } else stream.response.write(text)
  }

  const recheck = async (stream: Stream) => {
    const isAllowed = await stream.isStillAllowed().catch(() => true)
    if (isAllowed || !all.has(stream)) return
    write(stream, frame('ended', null))
    drop(stream)
  }

  const unsubscribe = events.subscribe((event) => {
    if (!event) {
      for (const stream of all) write(stream, frame('resync', null))
      return
    }
    const { topic, id } = event
    const text = frame('change', { topic, id } satisfies LiveEvent)
    const readers = event.hotelId ? [...readersOf(event.hotelId), ...readersOf(null)] : all
    for (const stream of readers) {
      if (concerns(stream, event)) write(stream, text)
      if (ENDING.has(topic)) void recheck(stream)
    }
  })

  const heartbeat = setInterval(() => {
    for (const stream of all) {
      write(stream, frame('heartbeat', null))
      void recheck(stream)
    }
  }, HEARTBEAT_MS)

  return {
    open: (request, response, reader, isStillAllowed) => {
      const stream: Stream = { ...reader, response, isStillAllowed }
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      response.write(`retry: 2000\n\n${frame('resync', null)}`)
      request.socket.setNoDelay(true)
      all.add(stream)
      const streams = byHotel.get(reader.hotelId) ?? new Set()
      byHotel.set(reader.hotelId, streams.add(stream))
      response.on('close', () => drop(stream))
    },
    count: () => all.size,
    close: () => {
      clearInterval(heartbeat)
      unsubscribe()
      for (const stream of all) drop(stream)
    },
  }
}
