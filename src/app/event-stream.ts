import type { IncomingMessage, ServerResponse } from 'node:http'
import { staffAt } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { LiveStreams, Reader } from '#kit/server/live-streams.ts'

/** The reader for `/events/{slug}/{visitor|guest|staff}` or `/events/internal/platform`; null when not allowed. */
async function readerOf(context: RequestContext, url: string): Promise<Reader | null> {
  const [, , slug = '', audience] = new URL(url, 'http://localhost').pathname.split('/')
  if (slug === 'internal' && audience === 'platform') {
    const staff = await context.findStaff()
    if (staff?.kind !== 'superAdmin') return null
    const isNew = staff.mustChangePassword
    return { hotelId: null, audience: isNew ? 'new-staff' : audience, guestId: null, deviceId: null }
  }
  const hotel = await context.findHotel(slug)
  if (!hotel) return null
  const { id: deviceId } = context.device
  if (audience === 'visitor') return { hotelId: hotel.id, audience, guestId: null, deviceId }
  if (audience === 'guest') {
    const guest = await context.findGuest()
    const isOwn = guest?.hotelId === hotel.id
    return isOwn ? { hotelId: hotel.id, audience, guestId: guest.guestId, deviceId } : null
  }
  if (audience === 'staff') {
    const staff = staffAt(hotel, await context.findStaff())
    if (!staff) return null
    const isNew = staff.mustChangePassword
    return { hotelId: hotel.id, audience: isNew ? 'new-staff' : audience, guestId: null, deviceId: null }
  }
  return null
}

/** Opens a live stream, which ends as soon as its reader is no longer allowed to read it. */
export async function openEventStream(open: {
  request: IncomingMessage
  response: ServerResponse
  streams: LiveStreams
  context: RequestContext
}) {
  const { request, response, streams, context } = open
  const url = request.url ?? ''
  try {
    const reader = await readerOf(context, url)
    if (!reader) {
      response.writeHead(204).end()
      return
    }
    const isStillAllowed = async () => {
      const now = await readerOf(context, url)
      return now?.guestId === reader.guestId && now.audience === reader.audience
    }
    streams.open(request, response, reader, isStillAllowed)
  } catch (error) {
    context.log.error({ err: error }, 'a live stream could not be opened')
    response.writeHead(503).end()
  }
}
