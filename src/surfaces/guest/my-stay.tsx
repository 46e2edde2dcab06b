import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { GuestOrder } from '#features/room-service/contract.ts'
import { type Entry, MyBookings } from '#features/room-service/ui/my-bookings.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import type { GuestServiceBooking } from '#features/service-bookings/contract.ts'
import { isAhead } from '#features/service-bookings/progress.ts'
import { wantedAt } from '#features/service-bookings/rules.ts'
import { myServiceBookings } from '#features/service-bookings/ui/my-service-bookings-query.ts'
import { PastServiceBooking } from '#features/service-bookings/ui/past-service-booking.tsx'
import { ServiceBookingCard } from '#features/service-bookings/ui/service-booking-card.tsx'
import { later } from '#kit/web/later.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'

const OwnBookingSheet = later(() => import('./own-booking-sheet.tsx'), 'OwnBookingSheet')

type List = UseQueryResult<GuestOrder[]>

type MyStayProps = {
  guest: GuestSession
  list: List
  /** Whether more than room service is open now; else what was booked while it was stays until it is over. */
  isOpen: boolean
}

/** Where there is more than room service: everything that the guest has booked, together. */
export function MyStay({ guest, list, isOpen: isAnythingOpen }: MyStayProps) {
  const { slug } = useHotel()
  const mine = useQuery(myServiceBookings(slug))
  const booked = useDeferredValue(mine.data)
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = booked?.find(({ id }) => id === openId)
  const toEntry = (one: GuestServiceBooking): Entry => {
    const open = () => setOpenId(one.id)
    const isOpen = isAhead(one)
    return {
      id: one.id,
      createdAt: one.createdAt,
      wantedAt: isOpen ? wantedAt(one) : null,
      element: isOpen ? (
        <ServiceBookingCard booking={one} room={guest.roomNumber} onOpen={open} />
      ) : (
        <PastServiceBooking booking={one} onOpen={open} />
      ),
    }
  }
  const shown = isAnythingOpen ? (booked ?? []) : (booked ?? []).filter(isAhead)
  if (!isAnythingOpen && shown.length === 0) return <MyBookings guest={guest} list={list} />
  if (mine.isPending && mine.failureCount === 0) return <Skeleton className="h-42 rounded-lg" />
  return (
    <>
      <MyBookings guest={guest} list={list} others={shown.map(toEntry)} />
      {opened && <OwnBookingSheet booking={opened} onClose={() => setOpenId(null)} />}
    </>
  )
}
