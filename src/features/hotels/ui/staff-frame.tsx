import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWatch } from '#features/bookings/ui/staff/order-watch.tsx'
import type { StaffSession } from '#features/sessions/contract.ts'
import { SideFrame } from '#kit/web/ui/side-frame.tsx'
import { useHotel } from './hotel-gate.tsx'
import { HotelLogo } from './hotel-logo.tsx'
import { StaffSidebar } from './staff-sidebar.tsx'

type FrameProps = { staff: StaffSession; onSignOut: () => void; children: ReactNode }

/** The hotel's sidebar beside its page. */
export function StaffFrame({ staff, onSignOut, children }: FrameProps) {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  const { openCount } = useOrderWatch()
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
        <StaffSidebar {...folding} staff={staff} openOrders={openCount} onSignOut={onSignOut} />
      )}
    >
      {children}
    </SideFrame>
  )
}
