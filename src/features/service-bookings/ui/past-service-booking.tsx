import { useTranslation } from 'react-i18next'
import { PastLine } from '#features/bookings/ui/past-line.tsx'
import { shortId } from '#kit/shared/ids.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { wordOf } from '../rules.ts'
import { useServiceBookingWords } from './use-service-booking-words.ts'

/** A request or an appointment that is over, in one line; a tap shows the rest. */
export function PastServiceBooking({
  booking,
  onOpen,
}: {
  booking: GuestServiceBooking
  onOpen: () => void
}) {
  const { t } = useTranslation('work')
  const { nameOf, formerText } = useServiceBookingWords()
  const former = formerText(booking, useNow())
  return (
    <article className="animate-rise py-1">
      <PastLine
        isCancelled={booking.status === 'cancelled'}
        word={t(`steps.${wordOf(booking)}`)}
        at={former ? null : (booking.deliveredAt ?? booking.cancelledAt ?? booking.createdAt)}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <bdi>{nameOf(booking)}</bdi>
        {former && <span className="tabular"> · {former}</span>}
        <span className="sr-only">{t(`guest.details.${booking.kind}`, { id: shortId(booking.id) })}</span>
      </PastLine>
    </article>
  )
}
