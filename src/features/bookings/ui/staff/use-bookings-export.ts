import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { download } from '#kit/web/download.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Booking } from '../../contract.ts'
import { bookingsApi } from '../api.ts'
import { bookingsAsCsv, EXPORTED } from './bookings-csv.ts'

type Period = { from: string; to: string }

/** Reads the bookings of a period and downloads them as a file, if there are any; returns their number. */
export function useBookingsExport() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug, timeZone } = useHotel()
  const language = useLanguage()
  const [read, setRead] = useState(0)
  const words = {
    titles: EXPORTED.map((column) => t(`bookings.export.column.${column}`)),
    stateOf: (booking: Booking) => t(`bookings.state.${booking.bookingStatus}`),
    statusOf: (booking: Booking) => t(`bookings.status.${booking.status}`),
    paymentOf: (booking: Booking) => t(booking.paymentStatus === 'paid' ? 'common:paid' : 'common:notPaid'),
    reasonOf: ({ cancelReason }: Booking) => (cancelReason ? t(`bookings.reason.${cancelReason}`) : ''),
    unreadable: t('common:invalidOrderData'),
  }
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async ({ from, to }: Period) => {
      const found: Booking[] = []
      let after: string | null = null
      do {
        setRead(found.length)
        const answer: Awaited<ReturnType<typeof bookingsApi.call.listPeriod>> =
          await bookingsApi.call.listPeriod({ slug, from, to, after })
        found.push(...answer.bookings)
        after = answer.next
      } while (after)
      if (found.length > 0) {
        const text = bookingsAsCsv(found, { ...words, timeZone, language })
        download(`bookings-${slug}-${from}-${to}.csv`, text)
      }
      return found.length
    },
  })
  return { mutate, reset, data, error, isPending, read }
}
