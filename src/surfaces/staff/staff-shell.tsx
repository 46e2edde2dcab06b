import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { OrderWatch } from '#features/room-service/ui/staff/order-watch.tsx'
import { StaffLive } from '#features/bookings/ui/staff/staff-live.tsx'
import { FirstPassword } from '#features/sessions/ui/first-password.tsx'
import { useForgetStaff, useStaff, useStaffSignOut } from '#features/sessions/ui/use-staff.ts'
import { VisitEnded } from '#features/support-access/ui/visit-ended.tsx'
import { ServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { useSurface } from '#kit/web/surface.ts'
import { SessionUnknown } from '#kit/web/ui/session-unknown.tsx'
import { SideSkeleton } from '#kit/web/ui/side-frame.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { later } from '#kit/web/later.tsx'
import { StaffFrame } from './staff-frame.tsx'

const AnsweredNow = later(() => import('#features/unanswered-questions/ui/answered-now.tsx'), 'AnsweredNow')

const KeepRegistered = later(() => import('#features/devices/ui/keep-registered.tsx'), 'KeepRegistered')

/** Every staff page of a hotel stands in here; without a session it leads to the sign-in (HAA-03). */
export function StaffShell() {
  const { slug, name } = useHotel()
  const { data: staff, error, refetch, isFetching } = useStaff(slug)
  const signOut = useStaffSignOut(slug)
  const askedFor = useLocation({ select: ({ href }) => href })
  const [wasVisit, setVisit] = useState(false)
  if (staff?.visit && !wasVisit) setVisit(true)
  useForgetStaff(staff)
  useSurface('staff')

  if (staff === null && wasVisit) return <VisitEnded hotel={name} />
  if (staff === null) {
    if (askedFor.startsWith(`/hotelly/${slug}/admin/login`)) return null
    return (
      <Navigate
        to="/hotelly/$slug/admin/login"
        params={{ slug }}
        replace
        {...(signOut.isIdle ? { state: { askedFor } } : {})}
      />
    )
  }
  if (!staff && error) {
    return <SessionUnknown error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!staff) return <SideSkeleton />
  if (staff.mustChangePassword) return <FirstPassword staff={staff} onSignOut={() => signOut.mutate()} />
  return (
    <StaffLive slug={slug}>
      <OrderWatch slug={slug}>
        <ServiceBookingsWatch>
          <StaffFrame staff={staff} onSignOut={() => signOut.mutate()}>
            {/* what a screen still waits for hides the screen alone, never the frame with what is open in it */}
            <Suspense>
              <Outlet />
            </Suspense>
            <AnsweredNow />
            {!staff.visit && <KeepRegistered key={staff.userId} userId={staff.userId} />}
          </StaffFrame>
        </ServiceBookingsWatch>
      </OrderWatch>
    </StaffLive>
  )
}
