import { useTranslation } from 'react-i18next'
import { ExportDialog } from '#features/bookings/ui/staff/export-dialog.tsx'
import { usePeriodExport } from '#features/bookings/ui/staff/use-period-export.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Work } from '../../contract.ts'
import { wordOf } from '../../rules.ts'
import { workApi } from '../api.ts'
import { EXPORTED, workAsCsv } from './work-csv.ts'
import { useStepWord } from './work-words.tsx'

/** Exports the requests and appointments that were booked in a range of days. */
export function WorkExport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['work', 'hotel-admin', 'common'])
  const stepWord = useStepWord()
  const { slug, timeZone } = useHotel()
  const language = useLanguage()
  const words = {
    ...{ timeZone, language },
    titles: EXPORTED.map((column) => t(`desk.column.${column}`)),
    kindOf: ({ kind }: Work) => t(`kind.${kind}`),
    teamOf: ({ team }: Work) => t(`team.${team}`),
    paymentOf: (work: Work) => t(work.paymentStatus === 'paid' ? 'common:paid' : 'common:notPaid'),
    statusOf: (work: Work) => stepWord(wordOf(work)),
    outcomeOf: (work: Work) => t(`hotel-admin:bookings.state.${work.bookingStatus}`),
    reasonOf: ({ cancelReason }: Work) => (cancelReason ? t(`cancelReason.${cancelReason}`) : ''),
  }
  const exporting = usePeriodExport<Work>({
    readPage: async (period, after) => {
      const { bookings, next } = await workApi.call.listPeriod({ slug, ...period, after })
      return { found: bookings, next }
    },
    write: (all) => workAsCsv(all, words),
    nameOf: ({ from, to }) => `services-${slug}-${from}-${to}.csv`,
  })
  return (
    <ExportDialog
      title={t('desk.exportTitle')}
      lead={t('desk.exportLead')}
      exporting={exporting}
      onClose={onClose}
    />
  )
}
