import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { useOwnDuty } from '#features/alerts/ui/use-own-duty.ts'
import { useStaffLive } from '#features/bookings/ui/staff/staff-live.tsx'
import { type Alerted, useUnseen } from '#features/bookings/ui/staff/use-unseen.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { useChime } from '#kit/web/use-chime.ts'
import { useFontsFor } from '#kit/web/use-fonts.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { Category } from '#features/categories/all.ts'
import type { Kind } from '#features/categories/declare.ts'
import type { ServiceBooking } from '../../contract.ts'
import { callNow, isForLater, isInInbox, isUnanswered } from '../../waiting.ts'
import { serviceBookingsApi } from '../api.ts'
import { openServiceBookingsQuery, showServiceBooking } from './service-bookings-query.ts'

const QUIET_REFRESH_MS = 60_000

/** So many of each kind that somebody has to do something about. */
export type Counts = Record<Kind, number>

type Watch = {
  /** Those in the inbox, and appointments that wait for an answer; null where no area is open. */
  open: Counts | null
  /** Of each area in which there is something: its requests, and appointments that wait for an answer. */
  areas: ReadonlyMap<Category, Counts>
  unseen: readonly string[]
  /** Those of the unseen of which everybody was alerted. */
  alerted: readonly Alerted[]
  see: (id: string) => void
}

const CurrentWatch = createContext<Watch | null>(null)

/** The state of the hotel's requests and appointments, on every staff page. */
export function useServiceBookingsWatch(): Watch {
  const watch = use(CurrentWatch)
  if (!watch) throw new Error('useWorkWatch outside of the staff pages')
  return watch
}

const NONE: readonly ServiceBooking[] = []

/** Watches for new requests and appointments beside new orders: counts them, and sounds until somebody has seen them. */
export function ServiceBookingsWatch({ children }: { children: ReactNode }) {
  const { slug } = useHotel()
  const categories = useOpenCategories()
  const isUsed = categories !== null && categories.size > 0
  const { isHeard } = useStaffLive()
  const { hears } = useOwnDuty()
  const { data } = useQuery({
    ...openServiceBookingsQuery(slug),
    enabled: isUsed,
    refetchInterval: QUIET_REFRESH_MS,
    refetchIntervalInBackground: true,
  })
  const now = useNow().getTime()
  const bookings = data ?? NONE
  const ofNow = bookings.filter((each) => !isForLater(each, now))
  const { unseen, alerted, see } = useUnseen<ServiceBooking>(ofNow, {
    room: 'work',
    callOf: (booking) => callNow(booking, now),
    send: (hotel, id) => serviceBookingsApi.call.see({ slug: hotel, id }),
    show: showServiceBooking,
  })
  const heard = new Set(bookings.filter(({ category }) => hears(category)).map(({ id }) => id))
  const sounding = unseen.filter((id) => heard.has(id))
  useChime('order', sounding, { isReady: data !== undefined, isOn: isHeard, atLoad: true })
  useFontsFor(bookings.map(({ guestName, note }) => `${guestName} ${note ?? ''}`).join(' '))
  const open = isUsed
    ? {
        request: bookings.filter((each) => isInInbox(each, null)).length,
        appointment: bookings.filter(isUnanswered).length,
      }
    : null
  const areas = new Map(
    [...Map.groupBy(bookings, ({ category }) => category)].map(([category, all]) => [
      category,
      {
        request: all.filter(({ kind }) => kind === 'request').length,
        appointment: all.filter(isUnanswered).length,
      },
    ]),
  )

  return <CurrentWatch value={{ open, areas, unseen, alerted, see }}>{children}</CurrentWatch>
}
