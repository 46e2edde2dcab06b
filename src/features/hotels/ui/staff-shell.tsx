import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderWatch } from '#features/bookings/ui/staff/order-watch.tsx'
import { useStaff, useStaffSignOut } from '#features/sessions/ui/use-staff.ts'
import { VisitEnded } from '#features/support/ui/visit-ended.tsx'
import { useArea } from '#kit/web/area.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { SideSkeleton } from '#kit/web/ui/side-frame.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useHotel } from './hotel-gate.tsx'
import { StaffFrame } from './staff-frame.tsx'

/** Every staff page of a hotel stands in here; without a session it leads to the sign-in (HAA-03). */
export function StaffShell() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug, name } = useHotel()
  const { errorText } = useErrorText()
  const { data: staff, error, refetch, isFetching } = useStaff(slug)
  const signOut = useStaffSignOut(slug)
  const askedFor = useLocation({ select: ({ href }) => href })
  const [wasVisit, setVisit] = useState(false)
  if (staff?.visit && !wasVisit) setVisit(true)
  useArea('staff')

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
    return (
      <main className="mx-auto grid min-h-dvh max-w-xl content-center p-6">
        <EmptyState icon={CloudOff} title={t('nav.sessionFailed')} text={errorText(error, '')}>
          <Button look="primary" isBusy={isFetching} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </EmptyState>
      </main>
    )
  }
  if (!staff) return <SideSkeleton />
  return (
    <OrderWatch slug={slug}>
      <StaffFrame staff={staff} onSignOut={() => signOut.mutate()}>
        <Outlet />
      </StaffFrame>
    </OrderWatch>
  )
}
