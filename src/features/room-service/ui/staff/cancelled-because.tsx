import { useTranslation } from 'react-i18next'
import type { Order } from '../../contract.ts'

/** Why a booking was cancelled. */
export function CancelledBecause({ booking: { cancelReason } }: { booking: Pick<Order, 'cancelReason'> }) {
  const { t } = useTranslation('hotel-admin')
  return cancelReason && <span className="text-sm text-muted">{t(`bookings.reason.${cancelReason}`)}</span>
}
