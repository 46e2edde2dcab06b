import { useTranslation } from 'react-i18next'
import { ExportDialog } from '#features/bookings/ui/staff/export-dialog.tsx'
import { useBookingsExport } from './use-bookings-export.ts'

/** Exports the orders of a range of days. */
export function BookingsExport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <ExportDialog
      title={t('bookings.export.title')}
      lead={t('bookings.export.lead')}
      exporting={useBookingsExport()}
      onClose={onClose}
    />
  )
}
