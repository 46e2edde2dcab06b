import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { ClosingServiceBooking } from '#features/service-bookings/ui/staff/closing-service-booking.tsx'
import { usePendingChanges } from '#features/service-bookings/ui/staff/change.ts'
import type { ServiceBookingActions } from '#features/service-bookings/ui/staff/use-service-booking-actions.ts'
import { BookingMoment } from '#features/service-bookings/ui/staff/booking-moment.tsx'
import { PeopleAndPlace } from '#features/service-bookings/ui/staff/people-and-place.tsx'
import { SeenButton } from '#features/bookings/ui/staff/seen-button.tsx'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'

type WaitingProps = {
  bookings: readonly ServiceBooking[]
  actions: ServiceBookingActions
  onOpen: (booking: ServiceBooking) => void
  onOtherTime: (booking: ServiceBooking) => void
}

/** The appointments that stand only once staff have confirmed them, of any day. */
export function WaitingForAnswer({ bookings, actions, onOpen, onOtherTime }: WaitingProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const pending = usePendingChanges()
  const { unseen, see } = useServiceBookingsWatch()
  const [cancelled, setCancelled] = useState<ServiceBooking | null>(null)
  if (bookings.length === 0) return null
  return (
    <section
      aria-labelledby="waiting"
      className="flex shrink-0 flex-col gap-2 border-line p-3 max-xl:border-b xl:w-72 xl:overflow-y-auto xl:border-s"
    >
      <h2 id="waiting" className="flex items-baseline gap-2 font-semibold">
        {t('desk.day.waiting')} <Count value={bookings.length} className="font-medium text-muted" />
      </h2>
      <ul className="flex gap-2.5 max-xl:-mx-3 max-xl:overflow-x-auto max-xl:px-3 max-xl:pb-1 xl:flex-col">
        {bookings.map((booking) => {
          const isBusy = pending.has(booking.id)
          return (
            <li
              key={booking.id}
              data-waiting={booking.id}
              className="grid gap-2 rounded-md border border-line bg-card p-3 shadow-card max-xl:w-[min(20rem,85vw)] max-xl:shrink-0"
            >
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(booking)}
                className="min-h-11 rounded-sm text-start underline-offset-4 hover:underline"
              >
                <span className="flex items-baseline gap-2">
                  <span className="sr-only">{t('hotel-admin:bookings.room', { room: '' })}</span>
                  <bdi className="text-xl font-bold">{booking.roomNumber}</bdi>
                  <bdi className="min-w-0 truncate font-medium">{booking.guestName}</bdi>
                </span>
                <span className="block wrap-anywhere">
                  <bdi>{localized(booking.name)}</bdi>
                </span>
                <span className="block text-muted">
                  {booking.startsAt && <BookingMoment at={booking.startsAt} of="appointment" />}
                </span>
                <PeopleAndPlace booking={booking} />
              </button>
              <SeenButton
                room={booking.roomNumber}
                isUnseen={unseen.includes(booking.id)}
                onSee={() => see(booking.id)}
              />
              <div className="flex flex-wrap gap-1.5">
                <Button
                  look="primary"
                  disabled={isBusy}
                  onClick={() => actions.change(booking, { kind: 'save', edit: { status: 'confirmed' } })}
                  className="!px-3"
                >
                  {t('desk.advance.booked')}
                </Button>
                <Button disabled={isBusy} onClick={() => onOtherTime(booking)} className="!px-3">
                  {t('desk.day.otherTime')}
                </Button>
                <IconButton
                  look="quiet"
                  label={t('desk.cancel')}
                  disabled={isBusy}
                  onClick={() => setCancelled(booking)}
                  className="!rounded-md text-late"
                >
                  <X aria-hidden className="size-5" />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ul>
      {cancelled && (
        <ClosingServiceBooking
          action="cancel"
          booking={cancelled}
          onClose={() => setCancelled(null)}
          onConfirm={(change) => actions.change(cancelled, change)}
        />
      )}
    </section>
  )
}
