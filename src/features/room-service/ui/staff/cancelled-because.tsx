import { useTranslation } from 'react-i18next'
import type { Booking } from '../../contract.ts'

/** Why a booking was cancelled. */
export function CancelledBecause({ booking: { cancelReason } }: { booking: Pick<Booking, 'cancelReason'> }) {
  const { t } = useTranslation('hotel-admin')
  return cancelReason && <span className="text-sm text-muted">{t(`bookings.reason.${cancelReason}`)}</span>
}
