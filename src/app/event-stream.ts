import type { IncomingMessage, ServerResponse } from 'node:http'
import { staffAt } from '#kit/server/actor.ts'
import type { RequestContext, SessionKind } from '#kit/server/context.ts'
import type { LiveStreams, Reader } from '#kit/server/live-streams.ts'
import { sessionNameOf } from '#kit/server/tokens.ts'

const NOBODY = { hotelId: null, guestId: null, userId: null, session: null, deviceId: null }

/** The reader for `/events/{slug}/{visitor|guest|staff}` or `/events/internal/platform`; null when not allowed. */
async function readerOf(context: RequestContext, url: string): Promise<Reader | null> {
  const [, , slug = '', audience] = new URL(url, 'http://localhost').pathname.split('/')
  const sessionOf = (kind: SessionKind) => sessionNameOf(context.readSessionToken(kind) ?? '')
  if (slug === 'internal' && audience === 'platform') {
    const staff = await context.findStaff()
    if (staff?.kind !== 'superAdmin') return null
    const { userId, mustChangePassword: isNew } = staff
    return { ...NOBODY, audience: isNew ? 'new-staff' : audience, userId, session: sessionOf('staff') }
  }
  const hotel = await context.findHotel(slug)
  if (!hotel) return null
  const at = { ...NOBODY, hotelId: hotel.id }
  const { id: deviceId } = context.device
  if (audience === 'visitor') return { ...at, audience, deviceId }
  if (audience === 'guest') {
    const guest = await context.findGuest()
    if (guest?.hotelId !== hotel.id) return null
    return { ...at, audience, deviceId, guestId: guest.guestId, session: sessionOf('guest') }
  }
  if (audience === 'staff') {
    const staff = staffAt(hotel, await context.findStaff())
    if (!staff) return null
    const { userId, mustChangePassword: isNew } = staff
    return { ...at, audience: isNew ? 'new-staff' : audience, userId, session: sessionOf('staff') }
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
  const { device, ip } = context
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
    // a client without cookies is another device each time
    const source = { deviceId: device.isNew ? `of ${ip}` : device.id, ip }
    streams.open(request, response, { reader, source, isStillAllowed })
  } catch (error) {
    context.log.error({ err: error }, 'a live stream could not be opened')
    response.writeHead(503).end()
  }
}
