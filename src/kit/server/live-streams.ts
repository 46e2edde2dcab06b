import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent, Topic } from '#kit/shared/live-events.ts'
import type { Announced, Events } from './events.ts'
import { type SessionOwner, mayRevoke } from './session-owner.ts'
import { createStreamPlaces, type StreamLimits, STREAMS_MAX, type StreamSource } from './stream-places.ts'

const HEARTBEAT_MS = 15_000
/** Heartbeats, and the checks that come with them, are spread over this many parts of their interval. */
const SLOTS = 30
/** So many streams are checked at once; their sessions are loaded as one. */
const CHECKED_AT_ONCE = 200
/** A check that hangs, as its connection may, holds up no other for longer. */
const HOLDS_UP_MS = 2000
/** So many screens may fetch everything again in a second, be it that we tell them to or that their streams come back. */
const LOOKS_PER_SECOND = 500
const LOOKS_PER_SLOT = (LOOKS_PER_SECOND * HEARTBEAT_MS) / SLOTS / 1000
/** When a client opens a stream again that broke: at the soonest, and spread over how long at the least. */
const REOPEN_MS = 1000
const REOPEN_SPREAD_MS = 2000
/** When a client that was refused for want of room opens a stream again. */
const AGAIN_MS = 60_000
/** A reader with this many unread bytes is disconnected; it reconnects and fetches everything again. */
const SLOW_READER_BYTES = 256 * 1024

const PUBLIC: ReadonlySet<Topic> = new Set(['hotel', 'services', 'menu', 'announcements', 'platform'])

/** Topics of which a guest hears as far as their own are concerned. */
const OF_GUEST: ReadonlySet<Topic> = new Set(['bookings', 'work'])

/** Topics of all hotels that a super admin's screens follow; orders are too many, so those screens poll for them. */
const OF_PLATFORM: ReadonlySet<Topic> = new Set(['hotel', 'guests', 'staff', 'platform'])

/**
 * The reader of a stream. A visitor gets public events and the chat of their own browser; a guest also gets their own
 * bookings; staff get everything in their hotel; super admins get the platform's topics of all hotels. Staff who must
 * still choose a password only learn that they have done so.
 */
export type Reader = SessionOwner & {
  audience: 'visitor' | 'guest' | 'staff' | 'new-staff' | 'platform'
  deviceId: string | null
  /** Whether it is one of the hotel's own staff, who hears what is new. */
  attends: boolean
}

type Stream = Reader & { slot: number; response: ServerResponse; isStillAllowed: () => Promise<boolean> }

/** The panel that a stream belongs to; null where it is none of a hotel's own staff. */
export const panelOf = ({ attends, hotelId, userId, session }: Reader) =>
  attends && hotelId !== null && userId !== null && session !== null ? { hotelId, userId, session } : null

export type LiveStreams = {
  /** Opens a stream; beyond a limit on streams, tells the client to poll and to try again later instead. */
  open(
    request: IncomingMessage,
    response: ServerResponse,
    stream: {
      reader: Reader
      source: StreamSource
      headers: Record<string, string>
      isStillAllowed: () => Promise<boolean>
    },
  ): void
  count(): number
  /** The panels that hotels' own staff have open here, each session once. */
  openPanels(): { hotelId: string; userId: string; session: string }[]
  close(): void
}

const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function concerns(stream: Stream, event: Announced): boolean {
  if (event.session !== null) return false
  if (stream.audience === 'new-staff') return event.topic === 'staff' || event.topic === 'hotel'
  if (stream.audience === 'platform') return OF_PLATFORM.has(event.topic)
  if (stream.audience === 'staff' || PUBLIC.has(event.topic)) return true
  if (event.topic === 'chat') return stream.deviceId !== null && event.deviceId === stream.deviceId
  return OF_GUEST.has(event.topic) && stream.guestId !== null && event.guestId === stream.guestId
}

/** Takes the first so many out of a set. */
function takeFrom<T>(set: Set<T>, count: number): T[] {
  const taken: T[] = []
  for (const one of set) {
    if (taken.length === count) break
    taken.push(one)
    set.delete(one)
  }
  return taken
}

/** Server-sent events, written directly to Node's response; each event is encoded once for all its readers. */
export function createLiveStreams(events: Events, most: StreamLimits = STREAMS_MAX): LiveStreams {
  const places = createStreamPlaces(most)
  const byHotel = new Map<string | null, Set<Stream>>()
  const all = new Set<Stream>()
  const due = new Set<Stream>()
  /** Those that may have missed something, and are to be told to fetch everything again. */
  const unsure = new Set<Stream>()

  const readersOf = (hotelId: string | null) => byHotel.get(hotelId) ?? []

  const drop = (stream: Stream) => {
    all.delete(stream)
    due.delete(stream)
    unsure.delete(stream)
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

  let isChecking = false
  /** One part after another; whoever becomes due again meanwhile is checked again. */
  const checkDue = async () => {
    if (isChecking) return
    isChecking = true
    while (due.size > 0) {
      const part = takeFrom(due, CHECKED_AT_ONCE)
      const held = pause(HOLDS_UP_MS, undefined, { ref: false })
      await Promise.race([Promise.all(part.map(recheck)), held])
    }
    isChecking = false
  }

  /** A part of them, as each answers with several questions at once. */
  const tellUnsure = () => {
    for (const stream of takeFrom(unsure, LOOKS_PER_SLOT)) write(stream, frame('resync', null))
  }

  /** Spread, so that not all come back in one moment when a server, a proxy or a network is there again. */
  const reopening = () => {
    const spreadMs = Math.max(REOPEN_SPREAD_MS, (all.size / LOOKS_PER_SECOND) * 1000)
    return `retry: ${Math.round(REOPEN_MS + Math.random() * spreadMs)}\n`
  }

  const unsubscribe = events.subscribe((event) => {
    if (!event) {
      // orders wait for staff
      for (const stream of all) if (stream.audience === 'staff') unsure.add(stream)
      for (const stream of all) {
        unsure.add(stream)
        due.add(stream)
      }
      tellUnsure()
      void checkDue()
      return
    }
    const { topic, id } = event
    const text = frame('change', { topic, id } satisfies LiveEvent)
    const readers = event.hotelId ? [...readersOf(event.hotelId), ...readersOf(null)] : all
    for (const stream of readers) {
      if (concerns(stream, event)) write(stream, text)
      if (mayRevoke(event, stream)) due.add(stream)
    }
    void checkDue()
  })

  let opened = 0
  let beats = 0
  const heartbeat = setInterval(() => {
    tellUnsure()
    const slot = beats++ % SLOTS
    const beat = `${reopening()}${frame('heartbeat', null)}`
    for (const stream of all) {
      if (stream.slot !== slot) continue
      write(stream, beat)
      due.add(stream)
    }
    void checkDue()
  }, HEARTBEAT_MS / SLOTS)

  return {
    open: (request, response, { reader, source, headers, isStillAllowed }) => {
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const leave = places.take({ ...source, session: reader.session })
      if (!leave) {
        response.end(`retry: ${AGAIN_MS}\n\n${frame('full', null)}`)
        return
      }
      // Sent by itself, the head is one text; together with an event it would stay the sixty that it was made of.
      response.flushHeaders()
      const stream: Stream = { ...reader, slot: opened++ % SLOTS, response, isStillAllowed }
      response.write(`${reopening()}${frame('resync', null)}`)
      request.socket.setNoDelay(true)
      // It asks nothing more, and would hold them for as long as it is open.
      Object.assign(request, { headers: {}, rawHeaders: [] })
      all.add(stream)
      const streams = byHotel.get(reader.hotelId) ?? new Set()
      byHotel.set(reader.hotelId, streams.add(stream))
      response.on('close', () => {
        leave()
        drop(stream)
      })
    },
    count: () => all.size,
    openPanels: () => {
      const panels = [...all].flatMap((stream) => panelOf(stream) ?? [])
      return [...new Map(panels.map((panel) => [panel.session, panel])).values()]
    },
    close: () => {
      clearInterval(heartbeat)
      unsubscribe()
      for (const stream of all) drop(stream)
    },
  }
}
