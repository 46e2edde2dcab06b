import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWatch } from '#features/room-service/ui/staff/order-watch.tsx'
import { useWaitingGuests } from '#features/chat/ui/staff/use-waiting-guests.ts'
import type { HotelStaffSession } from '#features/sessions/contract.ts'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { useLeavePanel } from './use-leave-panel.ts'
import { VisitFrame } from '#features/support-access/ui/visit-frame.tsx'
import { useCommandKeys } from '#kit/web/keyboard.ts'
import { later } from '#kit/web/later.tsx'
import { useDiscardFirst } from '#kit/web/ui/discard-question.tsx'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { PaletteButton } from '#kit/web/ui/palette-button.tsx'
import { SideFrame } from '#kit/web/ui/side-frame.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { AlertFrame } from './alert-frame.tsx'
import { StaffSidebar } from './staff-sidebar.tsx'
import { useIsBare } from './use-is-bare.ts'

const StaffPalette = later(() => import('./staff-palette.tsx'), 'StaffPalette')
const StaffKeys = later(() => import('./staff-keys.tsx'), 'StaffKeys')
StaffPalette.fetchSoon()

type FrameProps = { staff: HotelStaffSession; onSignOut: () => void; children: ReactNode }

/**
 * The hotel's sidebar beside its page, with the palette and the keys over them; for a visitor of support, the page under
 * the visit's banner.
 */
export function StaffFrame({ staff, onSignOut, children }: FrameProps) {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  const { openCount } = useOrderWatch()
  const { open: openServiceBookings, areas: openInAreas } = useServiceBookingsWatch()
  const { waiting: waitingChats, alerted: alertedGuests } = useWaitingGuests(hotel.slug)
  const [over, setOver] = useState<'palette' | 'keys' | null>(null)
  const close = () => setOver(null)
  const openPalette = () => setOver('palette')
  useCommandKeys({ onPalette: openPalette, onHelp: () => setOver('keys') })
  const isBare = useIsBare()
  const { visit, email } = staff
  const leavePanel = useLeavePanel()
  const { act: leave, question } = useDiscardFirst(visit ? () => leavePanel.mutate() : onSignOut)
  const brand = (
    <>
      <HotelLogo hotel={hotel} size="xs" />
      <OneLine text={hotel.name} className="font-semibold" />
    </>
  )
  return (
    <SideFrame
      isBare={isBare}
      label={t('nav.label')}
      brand={brand}
      renderSide={(folding) => (
        <StaffSidebar
          {...folding}
          staff={staff}
          openOrders={openCount}
          waitingChats={waitingChats}
          openServiceBookings={openServiceBookings}
          openInAreas={openInAreas}
          onPalette={openPalette}
          onSignOut={leave}
        />
      )}
      tools={<PaletteButton label={t('palette.title')} isNarrow onOpen={openPalette} />}
    >
      {visit ? (
        <VisitFrame email={email} visit={visit} isEnding={leavePanel.isPending} onEnd={leave}>
          <AlertFrame alertedGuests={alertedGuests}>{children}</AlertFrame>
        </VisitFrame>
      ) : (
        <AlertFrame alertedGuests={alertedGuests}>{children}</AlertFrame>
      )}
      {over === 'palette' && (
        <StaffPalette onKeys={() => setOver('keys')} onSignOut={leave} onClose={close} />
      )}
      {over === 'keys' && <StaffKeys onClose={close} />}
      {question}
    </SideFrame>
  )
}
