import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { GuestServiceBooking } from '../contract.ts'
import { serviceBookingsApi } from './api.ts'
import { Problem } from '#features/bookings/ui/problem.tsx'
import { useChangeServiceBooking } from './use-change-service-booking.ts'
import { useServiceBookingWords } from './use-service-booking-words.ts'

/** Asks before a request or an appointment is cancelled. */
export function CancelServiceBooking({
  booking,
  onClose,
}: {
  booking: GuestServiceBooking
  onClose: () => void
}) {
  const { slug } = useHotel()
  const { t } = useTranslation('work')
  const { nameOf } = useServiceBookingWords()
  const name = nameOf(booking)
  const { change, isBusy, problem } = useChangeServiceBooking(
    ({ id, version }) => serviceBookingsApi.call.cancelMine({ slug, id, version }),
    () => {
      toast.success(t('guest.cancelled', { name }))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={t('guest.cancelTitle', { name })}
      text={t(`guest.cancelText.${booking.kind}`)}
      confirm={t(`guest.cancel.${booking.kind}`)}
      dismiss={t('guest.keep')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => change(booking)}
      onClose={onClose}
    >
      <div className="mt-3">
        <Problem text={problem} />
      </div>
    </ConfirmDialog>
  )
}
