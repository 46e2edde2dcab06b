import { Phone, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { AvoidSheet } from '#features/dietary/ui/avoid-sheet.tsx'
import { AvoidWords } from '#features/dietary/ui/avoid-words.tsx'
import { ToldEntry } from '#features/guest-devices/ui/told-entry.tsx'
import { dialAddress, receptionNumber } from '#features/hotels/reception-number.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { MenuItem } from '#kit/web/ui/menu.tsx'

/** In the menu of the guest: how long they stay, what they avoid, what they are told here, and whom they can call. */
export const GuestEntries = () => (
  <>
    <StayEnds />
    <AvoidEntry />
    <ToldEntry />
    <ReceptionEntry />
  </>
)

function StayEnds() {
  const { t } = useTranslation('guest')
  const { guest } = useGuest()
  const { dayOf } = useMomentWords()
  if (!guest?.expiresAt) return null
  // the login ends with the beginning of the day after
  const lastMoment = new Date(Date.parse(guest.expiresAt) - 1)
  return (
    <p className="-mt-2 px-3 pb-2.5 text-sm text-muted">
      {t('session.stayEnds', { day: dayOf(lastMoment) })}
    </p>
  )
}

function AvoidEntry() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <MenuItem onChoose={() => setIsOpen(true)}>
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        <AvoidWords />
      </MenuItem>
      {isOpen &&
        createPortal(
          // keys are the sheet's, not the menu's that it came from
          <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
            <AvoidSheet onClose={() => setIsOpen(false)} />
          </div>,
          document.body,
        )}
    </>
  )
}

function ReceptionEntry() {
  const { t } = useTranslation('guest')
  const number = receptionNumber(useHotel())
  if (!number) return null
  return (
    <a
      href={dialAddress(number)}
      role="menuitem"
      tabIndex={-1}
      className="flex min-h-11 items-center gap-2 rounded-sm px-3 py-1.5 hover:bg-tint focus:bg-tint"
    >
      <Phone aria-hidden className="size-4 shrink-0" />
      <span className="grid">
        {t('bookings.call')}
        <bdi className="tabular text-sm text-muted">{number}</bdi>
      </span>
    </a>
  )
}
