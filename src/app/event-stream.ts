import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from '#kit/server/context.ts'
import type { LiveStreams, Reader } from '#kit/server/live-streams.ts'

/** Who asks for `/events/{slug}/{visitor|guest|staff}` or `/events/internal/platform`; null when they may not have it. */
async function readerOf(context: RequestContext, url: string): Promise<Reader | null> {
  const [, , slug = '', audience] = new URL(url, 'http://localhost').pathname.split('/')
  if (slug === 'internal' && audience === 'platform') {
    const staff = await context.findStaff()
    return staff?.kind === 'superAdmin' ? { hotelId: null, audience, guestId: null } : null
  }
  const hotel = await context.findHotel(slug)
  if (!hotel) return null
  if (audience === 'visitor') return { hotelId: hotel.id, audience, guestId: null }
  if (audience === 'guest') {
    const guest = await context.findGuest()
    return guest?.hotelId === hotel.id ? { hotelId: hotel.id, audience, guestId: guest.guestId } : null
  }
  if (audience === 'staff') {
    const staff = await context.findStaff()
    const isOwn = staff?.kind === 'hotelAdmin' && staff.hotelId === hotel.id
    return isOwn ? { hotelId: hotel.id, audience, guestId: null } : null
  }
  return null
}

/** Opens a live stream, which ends as soon as its reader would no longer be let in. */
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
    const isStillAllowed = async () => (await readerOf(context, url))?.guestId === reader.guestId
    streams.open(request, response, reader, isStillAllowed)
  } catch (error) {
    context.log.error({ err: error }, 'a live stream could not be opened')
    response.writeHead(503).end()
  }
}
