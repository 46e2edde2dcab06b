import { PANEL_PAGES } from '#features/alerts/panel-pages.ts'
import { type StepMinutes, STEPS } from '#features/alerts/rules.ts'
import type { FindAlarm } from '#features/alerts/server/alarm.ts'
import { takeStep } from '#features/alerts/server/escalate.ts'
import { readAlertSettings, readAttendance } from '#features/alerts/server/queries.ts'
import { findOpenHotel } from '#features/hotels/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { countedIn, textIn } from '#kit/server/texts.ts'
import { directionOf } from '#kit/shared/languages.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import { announceChat } from './announce.ts'
import { type ConversationRow, holdConversation, saveConversation, unseenSince } from './queries.ts'

/** The kind of the job that alerts of a guest who waits in the chat; its key is the conversation's id. */
export const CHAT_ALERT = 'chat-alert'

/** An emergency is everybody's from the first minute. */
const AT_ONCE: StepMinutes = { devices: 0, duty: 0, everyone: 0 }
/** Each minute of two hours; a visitor's, of whom anybody can be many, of ten minutes. */
export const EMERGENCY_REPEATS = { guest: 120, visitor: 10 } as const

/** How often everybody is reached again in an emergency. */
export const repeatsOf = ({ guestId }: Pick<ConversationRow, 'guestId'>) =>
  EMERGENCY_REPEATS[guestId === null ? 'visitor' : 'guest']

/** Alerts of a guest who begins to wait, or waits anew. */
export const addChatAlert = (tx: Tx, { hotelId, id }: Pick<ConversationRow, 'hotelId' | 'id'>) =>
  addJob(tx, { hotelId, kind: CHAT_ALERT, key: id, isAnew: true })

/** Goes on with the alert of a guest who waits, until somebody has seen it. */
export const escalatingChat =
  ({ events, mail }: Pick<RequestContext, 'events' | 'mail'>): JobHandler =>
  async ({ hotelId, key: id, payload }) =>
  async (tx) => {
    const row = await holdConversation(tx, hotelId, id)
    const since = row && unseenSince(row)
    if (!row || since === null) return {}
    const isLoud = row.danger !== null && !row.isQuiet
    const minutes = isLoud ? AT_ONCE : (await readAlertSettings(tx, hotelId)).conversation
    const about = { what: 'conversation', id } as const
    const repeats = isLoud ? { repeatsMax: repeatsOf(row) } : {}
    const waiting = { since, minutes, about, area: 'chat', ...repeats } as const
    const took = await takeStep(tx, { hotelId, isMailed: mail !== null }, waiting, payload)
    if (!took) return {}
    const { again, isLast, now, reached } = took
    if (reached === undefined) return again
    const isNew = isLast && (row.alertedAt === null || row.alertedAt.getTime() < since)
    if (isNew) await saveConversation(tx, row, { alertedAt: new Date(now) })
    const isFirst = isNew || (isLoud && again.payload.repeats === 0)
    const whom = reached ? STEPS[reached.step - 1] : isFirst ? 'nobody' : null
    if (whom)
      await recordChange(tx, SYSTEM, {
        hotelId,
        action: `alert-${whom}`,
        entity: 'chat_conversation',
        entityId: id,
      })
    return { ...again, announce: () => announceChat(events, row) }
  }

/** Says of a guest who waits in the chat, as long as nobody has seen it: the room where the hotel shows it, no name. */
export const conversationAlarms: FindAlarm = async (tx, hotelId, id) => {
  const row = await holdConversation(tx, hotelId, id)
  const since = row && unseenSince(row)
  const hotel = await findOpenHotel(tx, hotelId)
  if (!row || since === null || !hotel) return null
  const { now } = await readAttendance(tx, hotelId)
  const { namesRoom } = await readAlertSettings(tx, hotelId)
  const minutes = Math.floor((now - since) / MINUTE_MS)
  const { roomNumber: room } = row
  return (language) => {
    const text = (key: string, values?: Record<string, string>) =>
      textIn(language, 'hotel-admin', `alarm.${key}`, values)
    return {
      title:
        namesRoom && room !== null
          ? text(row.danger ? 'emergency' : 'conversation', { room })
          : text(row.danger ? 'emergencySomewhere' : 'something', { hotel: hotel.name }),
      body: minutes === 0 ? text('waits') : countedIn(language, 'hotel-admin', 'alarm.waits', minutes),
      url: `/hotelly/${hotel.slug}/admin/${PANEL_PAGES.conversation}`,
      kind: 'alarm',
      tag: id,
      language,
      direction: directionOf(language),
      seen: {
        text: text('seen'),
        path: `/api/hotels/${hotel.slug}/conversations/${id}/${row.danger ? 'emergency/seen' : 'read'}`,
      },
    }
  }
}
