import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWatch } from '#features/bookings/ui/staff/order-watch.tsx'
import type { HotelStaffSession } from '#features/sessions/contract.ts'
import { useLeavePanel } from '#features/support/ui/use-leave-panel.ts'
import { VisitFrame } from '#features/support/ui/visit-frame.tsx'
import { SideFrame } from '#kit/web/ui/side-frame.tsx'
import { useHotel } from './hotel-gate.tsx'
import { HotelLogo } from './hotel-logo.tsx'
import { StaffSidebar } from './staff-sidebar.tsx'

type FrameProps = { staff: HotelStaffSession; onSignOut: () => void; children: ReactNode }

/** The hotel's sidebar beside its page; for a visitor of support, its page under the visit's banner. */
export function StaffFrame({ staff, onSignOut, children }: FrameProps) {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  const { openCount } = useOrderWatch()
  const leave = useLeavePanel()
  const { visit, email } = staff
  const brand = (
    <>
      <HotelLogo hotel={hotel} size="xs" />
      <p className="truncate font-semibold">{hotel.name}</p>
    </>
  )
  return (
    <SideFrame
      label={t('nav.label')}
      brand={brand}
      renderSide={(folding) => (
        <StaffSidebar
          {...folding}
          staff={staff}
          openOrders={openCount}
          onSignOut={visit ? () => leave.mutate() : onSignOut}
        />
      )}
    >
      {visit ? (
        <VisitFrame email={email} visit={visit} isEnding={leave.isPending} onEnd={() => leave.mutate()}>
          {children}
        </VisitFrame>
      ) : (
        children
      )}
    </SideFrame>
  )
}
