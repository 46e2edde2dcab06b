import type { IncomingMessage, ServerResponse } from 'node:http'
import { staffAt } from '#kit/server/actor.ts'
import { type LiveStreams, panelOf, type Reader } from '#kit/server/live-streams.ts'
import { sessionNameOf } from '#kit/server/tokens.ts'
import type { CallContext } from './request-context.ts'

const NOBODY = { hotelId: null, guestId: null, userId: null, session: null, deviceId: null, attends: false }

/** All that an open stream keeps of its request: which stream it is, and the session that it is read with. */
type Asked = { slug: string; audience: string; token: string; deviceId: string }

function askedFor(url: string, { readSessionToken, device }: CallContext): Asked {
  const [, , slug = '', audience = ''] = new URL(url, 'http://localhost').pathname.split('/')
  const token = audience === 'visitor' ? null : readSessionToken(audience === 'guest' ? 'guest' : 'staff')
  return { slug, audience, token: token ?? '', deviceId: device.id }
}

/** The reader for `/events/{slug}/{visitor|guest|staff}` or `/events/internal/platform`; null when not allowed. */
async function readerOf(
  { slug, audience, token, deviceId }: Asked,
  { findHotel, sessions }: Pick<CallContext, 'findHotel' | 'sessions'>,
): Promise<Reader | null> {
  const session = sessionNameOf(token)
  const findStaff = async () => (token ? sessions.staff(token) : null)
  if (slug === 'internal' && audience === 'platform') {
    const staff = await findStaff()
    if (staff?.kind !== 'superAdmin') return null
    const { userId, mustChangePassword: isNew } = staff
    return { ...NOBODY, audience: isNew ? 'new-staff' : audience, userId, session }
  }
  const hotel = await findHotel(slug)
  if (!hotel) return null
  const at = { ...NOBODY, hotelId: hotel.id }
  if (audience === 'visitor') return { ...at, audience, deviceId }
  if (audience === 'guest') {
    const guest = token ? await sessions.guest(token) : null
    if (guest?.hotelId !== hotel.id) return null
    return { ...at, audience, deviceId, guestId: guest.guestId, session }
  }
  if (audience === 'staff') {
    const staff = staffAt(hotel, await findStaff())
    if (!staff) return null
    const { userId, mustChangePassword: isNew, visit } = staff
    const attends = !isNew && !visit
    return { ...at, audience: isNew ? 'new-staff' : audience, userId, session, attends }
  }
  return null
}

/**
 * Opens a live stream, which ends as soon as its reader is no longer allowed to read it.
 * @param headers of the answer: those that are set on it before, it would hold for as long as it is open
 */
export async function openEventStream(open: {
  request: IncomingMessage
  response: ServerResponse
  headers: Record<string, string>
  streams: LiveStreams
  context: CallContext
  /** Called when somebody of a hotel's own staff has opened the panel. */
  onAttended: (panel: NonNullable<ReturnType<typeof panelOf>>) => void
}) {
  const { request, response, headers, streams, context, onAttended } = open
  const { device, ip, findHotel, sessions } = context
  const asked = askedFor(request.url ?? '', context)
  try {
    const reader = await readerOf(asked, { findHotel, sessions })
    if (!reader) {
      response.writeHead(204, headers).end()
      return
    }
    const isStillAllowed = async () => {
      const now = await readerOf(asked, { findHotel, sessions })
      return now?.guestId === reader.guestId && now.audience === reader.audience
    }
    // a client without cookies is another device each time
    const source = { deviceId: device.isNew ? `of ${ip}` : device.id, ip }
    streams.open(request, response, { reader, source, headers, isStillAllowed })
    const panel = panelOf(reader)
    if (panel) onAttended(panel)
  } catch (error) {
    context.log.error({ err: error }, 'a live stream could not be opened')
    response.writeHead(503, headers).end()
  }
}
