import type { Events } from '#kit/server/events.ts'
import type { ConversationRow } from './queries.ts'

/** Notifies the screens of the hotel's staff, and those of the browser that the conversation belongs to. */
export const announceChat = (events: Events, { hotelId, id, deviceId }: ConversationRow) =>
  events.announce('chat', { hotelId, id, deviceId })
