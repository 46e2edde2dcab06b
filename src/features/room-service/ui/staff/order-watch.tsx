import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { useOwnDuty } from '#features/alerts/ui/use-own-duty.ts'
import { useChime } from '#kit/web/use-chime.ts'
import { useFontsFor } from '#kit/web/use-fonts.ts'
import type { Order } from '../../contract.ts'
import { isNews, notesOf, waitsFrom } from '../../staff-rules.ts'
import { ordersApi } from '../api.ts'
import { openOrders, showOrder } from './orders-query.ts'
import { useLater } from './use-later.ts'
import { useGuestCancellations } from './use-guest-cancellations.ts'
import { useStaffLive } from '#features/bookings/ui/staff/staff-live.tsx'
import { type Alerted, useUnseen } from '#features/bookings/ui/staff/use-unseen.ts'

const QUIET_REFRESH_MS = 60_000

type Watch = {
  /** Without those for later; null while unknown. */
  openCount: number | null
  unseen: readonly string[]
  /** Those of the unseen of which everybody was alerted. */
  alerted: readonly Alerted[]
  see: (id: string) => void
}

const CurrentWatch = createContext<Watch | null>(null)

/** The state of the hotel's orders, on every staff page. */
export function useOrderWatch(): Watch {
  const watch = use(CurrentWatch)
  if (!watch) throw new Error('useOrderWatch outside of the staff pages')
  return watch
}

const NONE: readonly Order[] = []

/** What guests wrote, and the dishes as they may read them. */
const wordsOfGuests = (bookings: readonly Order[]) =>
  bookings
    .map((booking) => {
      const { guestName, lines, guestLanguage } = booking
      const read = guestLanguage ? (lines ?? []).map(({ name }) => name[guestLanguage]) : []
      return [guestName, notesOf(booking), ...read].join(' ')
    })
    .join(' ')

/** Watches for new orders on every staff page: counts them, and sounds until somebody has seen them. */
export function OrderWatch({ slug, children }: { slug: string; children: ReactNode }) {
  const { isHeard } = useStaffLive()
  const { hears } = useOwnDuty()
  const { data: open } = useQuery({
    ...openOrders.query(slug),
    refetchInterval: QUIET_REFRESH_MS,
    refetchIntervalInBackground: true,
  })
  useGuestCancellations(slug, open)
  const { toMake } = useLater(open ?? NONE)
  const { unseen, alerted, see } = useUnseen<Order>(toMake, {
    room: 'bookings',
    callOf: (order) => (isNews(order) ? { since: waitsFrom(order), why: 'unseen' } : null),
    send: (hotel, id) => ordersApi.call.see({ slug: hotel, id }),
    show: showOrder,
  })
  const isOn = isHeard && hears('room_service')
  useChime('order', unseen, { isReady: open !== undefined, isOn, atLoad: true })
  const openCount = open ? toMake.length : null
  useFontsFor(wordsOfGuests(open ?? NONE))

  return <CurrentWatch value={{ openCount, unseen, alerted, see }}>{children}</CurrentWatch>
}
