import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { Booking } from '../../contract.ts'
import { bookingsApi } from '../api.ts'
import { currentOf, showBooking } from './board-query.ts'

/** What a refused change says; it shows the booking as it stands now. */
export function useRefusal(onGone: (booking: Booking) => void) {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [overtaken, setOvertaken] = useState<Record<string, number>>({})

  const isUnread = (error: unknown) => bookingsApi.codeOf(error) === 'NOT_ACKNOWLEDGED'
  const reasonOf = (error: unknown) => {
    if (isUnread(error)) return t('traits:mustAcknowledge')
    return currentOf(error) ? t('bookings.changedElsewhere') : errorText(error, '')
  }

  const refused = (error: unknown, text: string) => {
    const current = currentOf(error)
    if (current) {
      showBooking(client, slug, current)
      if (!isUnread(error)) setOvertaken((before) => ({ ...before, [current.id]: current.version }))
      if (current.bookingStatus !== 'open') onGone(current)
    }
    toast.error(text, { description: reasonOf(error), duration: Number.POSITIVE_INFINITY })
  }

  return {
    ...{ refused, reasonOf },
    /** Whether the booking's current state is due to somebody else's change. */
    isOvertaken: ({ id, version }: Booking) => overtaken[id] === version,
  }
}
