import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Booking } from '../../contract.ts'
import { bookingsApi } from '../api.ts'
import { useAvoidedWords } from './avoided.ts'
import { bookingsAsCsv, EXPORTED } from './bookings-csv.ts'
import { usePeriodExport } from '#features/bookings/ui/staff/use-period-export.ts'

/** Reads the orders of a period and downloads them as a file. */
export function useBookingsExport() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug, timeZone } = useHotel()
  const language = useLanguage()
  const { warnings } = useAvoidedWords()
  const words = {
    titles: EXPORTED.map((column) => t(`bookings.export.column.${column}`)),
    stateOf: (booking: Booking) => t(`bookings.state.${booking.bookingStatus}`),
    statusOf: (booking: Booking) => t(`bookings.status.${booking.status}`),
    paymentOf: (booking: Booking) => t(booking.paymentStatus === 'paid' ? 'common:paid' : 'common:notPaid'),
    reasonOf: ({ cancelReason }: Booking) => (cancelReason ? t(`bookings.reason.${cancelReason}`) : ''),
    avoidsOf: (booking: Booking) => warnings(booking).join('; '),
    unreadable: t('common:invalidOrderData'),
  }
  return usePeriodExport<Booking>({
    readPage: async (period, after) => {
      const { bookings, next } = await bookingsApi.call.listPeriod({ slug, ...period, after })
      return { found: bookings, next }
    },
    write: (all) => bookingsAsCsv(all, { ...words, timeZone, language }),
    nameOf: ({ from, to }) => `bookings-${slug}-${from}-${to}.csv`,
  })
}
