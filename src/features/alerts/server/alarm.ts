import { z } from 'zod'
import type { Device } from '#features/devices/contract.ts'
import type { DeviceMessage } from '#kit/shared/device-message.ts'
import type { Call } from '#features/bookings/alerted.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import type { Tx } from '#kit/server/database.ts'
import { countedIn, textIn } from '#kit/server/texts.ts'
import { directionOf, type Language } from '#kit/shared/languages.ts'
import { Id } from '#kit/shared/shapes.ts'
import { HOUR_MS, MINUTE_MS } from '#kit/shared/time.ts'
import { PANEL_PAGES } from '../panel-pages.ts'
import type { AlertedKind } from '../rules.ts'

const ROOMS = { order: 'bookings', request: 'service-bookings', appointment: 'service-bookings' } as const

/** What a device shows, or an e-mail says, in one language. */
export type SayAlarm = (language: Language, device: Pick<Device, 'id'>) => DeviceMessage
/** Reads what is to be said of something with this id; null where nobody need be called any more. */
export type FindAlarm = (tx: Tx, hotelId: string, id: string) => Promise<SayAlarm | null>
/** What calls for the staff, each with who says it. */
export type Alarms = Readonly<Record<'booking' | 'rehearsal' | 'conversation', FindAlarm>>
/** What somebody is called for. */
export const About = z.object({ what: z.enum(['booking', 'rehearsal', 'conversation']), id: Id })
export type About = z.infer<typeof About>

/** What is rung about: never a name or a dish, and the room only where the hotel lets a locked screen show it. */
export type Unseen = {
  row: Pick<BookingRecord, 'id' | 'kind' | 'roomNumber'>
  why: Call['why']
  /** Since it began to call. */
  waitedMs: number
  hotel: { slug: string; name: string }
  namesRoom: boolean
}

type Rehearsed = { id: string; kind: AlertedKind; startedBy: string; hotel: { slug: string; name: string } }

/** What a device shows of a rehearsal, so that nobody runs to the kitchen for it. */
export const rehearsalAlarm =
  ({ id, kind, startedBy: name, hotel }: Rehearsed) =>
  (language: Language, device: Pick<Device, 'id'>): DeviceMessage => {
    const text = (key: string, values?: Record<string, string>) =>
      textIn(language, 'hotel-admin', `alarm.${key}`, values)
    const path = `/api/hotels/${hotel.slug}/alerts/rehearsal/${id}`
    return {
      title: text(`rehearsal.${kind}`),
      body: text('rehearsal.body', { name, hotel: hotel.name }),
      url: `/hotelly/${hotel.slug}/admin/alerts`,
      kind: 'alarm',
      tag: id,
      language,
      direction: directionOf(language),
      seen: { text: text('seen'), path: `${path}/seen` },
      shown: { path: `${path}/devices/${device.id}/shown` },
    }
  }

/** What a device shows of a booking that calls for somebody; each ringing takes the place of the one before. */
export const alarmOf =
  ({ row: { id, kind, roomNumber: room }, why, waitedMs, hotel, namesRoom }: Unseen) =>
  (language: Language): DeviceMessage => {
    const text = (key: string, values?: Record<string, string>) =>
      textIn(language, 'hotel-admin', `alarm.${key}`, values)
    const minutes = Math.floor(waitedMs / MINUTE_MS)
    const counted = (key: string, count: number) => countedIn(language, 'hotel-admin', `alarm.${key}`, count)
    const bodyOf = () => {
      // an appointment calls an hour before it begins
      if (why === 'unanswered') return text(waitedMs < HOUR_MS ? 'unanswered' : 'begun')
      return minutes === 0 ? text(why) : counted(why, minutes)
    }
    return {
      title: namesRoom ? text(kind, { room }) : text('something', { hotel: hotel.name }),
      body: bodyOf(),
      url: `/hotelly/${hotel.slug}/admin/${PANEL_PAGES[kind]}`,
      kind: 'alarm',
      tag: id,
      language,
      direction: directionOf(language),
      seen: { text: text('seen'), path: `/api/hotels/${hotel.slug}/${ROOMS[kind]}/${id}/seen` },
    }
  }
