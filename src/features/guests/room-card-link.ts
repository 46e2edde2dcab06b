import { cleanText } from '#kit/shared/text.ts'
import { readCode } from './one-time-code.ts'

/** What the address of a room card says in its fragment, which browsers send to no server. */
export type RoomCardLink = { room: string | null; code: string | null }

/** More characters than any room has. */
const ROOM_SHOWN = 40

export const roomCardFragment = (room: string, code: string | null): string =>
  new URLSearchParams({ room, ...(code && { code }) }).toString()

/** Null where a fragment is not that of a room card; cards printed earlier say no room. */
export function readRoomCard(fragment: string): RoomCardLink | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ''))
  const room = cleanText(said.get('room') ?? '').slice(0, ROOM_SHOWN) || null
  const code = readCode(said.get('code') ?? '')
  return room || code ? { room, code } : null
}
