import { useTranslation } from 'react-i18next'
import { ExportDialog } from '#features/bookings/ui/staff/export-dialog.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { wordOf } from '../../rules.ts'
import { serviceBookingsApi } from '../api.ts'
import { serviceBookingColumns } from './service-booking-columns.ts'
import { useStepWord } from './service-booking-words.tsx'

/** Exports the requests and appointments that were booked in a range of days. */
export function ServiceBookingsExport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['work', 'hotel-admin', 'common'])
  const stepWord = useStepWord()
  const { timeZone } = useHotel()
  const language = useLanguage()
  const columns = serviceBookingColumns({
    timeZone,
    language,
    kindOf: ({ kind }) => t(`kind.${kind}`),
    teamOf: ({ team }) => t(`team.${team}`),
    paymentOf: ({ paymentStatus }) => t(paymentStatus === 'paid' ? 'common:paid' : 'common:notPaid'),
    statusOf: (booking) => stepWord(wordOf(booking)),
    outcomeOf: ({ bookingStatus }) => t(`hotel-admin:bookings.state.${bookingStatus}`),
    reasonOf: ({ cancelReason }) => (cancelReason ? t(`cancelReason.${cancelReason}`) : ''),
  })
  return (
    <ExportDialog
      title={t('desk.exportTitle')}
      lead={t('desk.exportLead')}
      file="services"
      readPage={serviceBookingsApi.call.listPeriod}
      columns={columns}
      titleOf={(name) => t(`desk.column.${name}`)}
      onClose={onClose}
    />
  )
}
