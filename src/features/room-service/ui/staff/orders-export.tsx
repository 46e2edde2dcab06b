import { useTranslation } from 'react-i18next'
import { ExportDialog } from '#features/bookings/ui/staff/export-dialog.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { ordersApi } from '../api.ts'
import { useAvoidedWords } from './avoided.ts'
import { orderColumns } from './order-columns.ts'

/** Exports the orders of a range of days. */
export function OrdersExport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { timeZone } = useHotel()
  const language = useLanguage()
  const { warnings } = useAvoidedWords()
  const columns = orderColumns({
    timeZone,
    language,
    stateOf: ({ bookingStatus }) => t(`bookings.state.${bookingStatus}`),
    statusOf: ({ status }) => t(`bookings.status.${status}`),
    paymentOf: ({ paymentStatus }) => t(paymentStatus === 'paid' ? 'common:paid' : 'common:notPaid'),
    reasonOf: ({ cancelReason }) => (cancelReason ? t(`bookings.reason.${cancelReason}`) : ''),
    avoidsOf: (booking) => warnings(booking).join('; '),
    unreadable: t('common:invalidOrderData'),
  })
  return (
    <ExportDialog
      title={t('bookings.export.title')}
      lead={t('bookings.export.lead')}
      file="bookings"
      readPage={ordersApi.call.listPeriod}
      columns={columns}
      titleOf={(name) => t(`bookings.export.column.${name}`)}
      onClose={onClose}
    />
  )
}
