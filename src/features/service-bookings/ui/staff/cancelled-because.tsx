import { useTranslation } from 'react-i18next'
import type { ServiceBooking } from '../../contract.ts'

/** Why it was cancelled. */
export function CancelledBecause({
  booking: { cancelReason },
}: {
  booking: Pick<ServiceBooking, 'cancelReason'>
}) {
  const { t } = useTranslation('work')
  return cancelReason && <span className="text-sm text-muted">{t(`cancelReason.${cancelReason}`)}</span>
}
