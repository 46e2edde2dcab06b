import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '#features/bookings/rules.ts'
import type { Closing } from '#features/bookings/ui/staff/closing-question.tsx'
import { DetailsDialog } from '#features/bookings/ui/staff/details-dialog.tsx'
import { useSeenWhenOpened } from '#features/bookings/ui/staff/use-seen-when-opened.ts'
import { useDetails } from '#features/bookings/ui/staff/use-details.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { ServiceBooking } from '../../contract.ts'
import type { Change } from './change.ts'
import { ClosingServiceBooking } from './closing-service-booking.tsx'
import { shortcutOf } from './next-step.ts'
import type { ServiceBookingActions } from './use-service-booking-actions.ts'
import { WhoDoesIt } from './who-does-it.tsx'
import { ServiceBookingForm } from './service-booking-form.tsx'
import { serviceBookingQuery } from './service-bookings-query.ts'
import { ServiceBookingSummary } from './service-booking-summary.tsx'
import { useServiceBookingsWatch } from './service-bookings-watch.tsx'

type DetailsProps = {
  booking: ServiceBooking
  actions: ServiceBookingActions
  /** Asks for another time of an appointment, and moves it there. */
  OtherTime: ComponentType<{
    booking: ServiceBooking
    actions: ServiceBookingActions
    onClose: (moved?: ServiceBooking) => void
  }>
  onClose: () => void
}

/** Everything about one request or appointment, and all that can be done with it. */
export function ServiceBookingDetails({ booking: opened, actions, OtherTime, onClose }: DetailsProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const { data: booking } = useQuery({ ...serviceBookingQuery(slug, opened.id), initialData: opened })
  const details = useDetails<ServiceBooking, Change>({ booking, opened, actions, onClose })
  const [asked, setAsked] = useState<Closing | 'move' | null>(null)
  const { edit, began, isEditable, isWrong, isPending, change } = details
  const shortcut = shortcutOf(booking)
  useSeenWhenOpened(opened.id, useServiceBookingsWatch())
  return (
    <>
      <DetailsDialog
        room={booking.roomNumber}
        details={details}
        overtaken={t('desk.changedElsewhere')}
        buttons={
          <>
            {mayDo('reopen', booking) && (
              <Button look="primary" onClick={() => setAsked('reopen')}>
                {t('hotel-admin:details.reopen')}
              </Button>
            )}
            {mayDo('cancel', booking) && (
              <Button className="me-auto text-late" onClick={() => setAsked('cancel')}>
                {t('desk.cancel')}
              </Button>
            )}
            {mayDo('move', booking) && booking.kind === 'appointment' && (
              <Button onClick={() => setAsked('move')}>{t('desk.day.otherTime')}</Button>
            )}
            {shortcut && (
              <Button
                look="soft"
                disabled={isWrong || isPending}
                onClick={() =>
                  shortcut.change.kind === 'complete' ? setAsked('complete') : change(shortcut.change)
                }
              >
                {t(`desk.advance.${shortcut.word as 'done'}`)}
              </Button>
            )}
          </>
        }
      >
        <ServiceBookingSummary booking={booking} />
        {isEditable && (
          <WhoDoesIt
            booking={booking}
            isBusy={isPending}
            onChange={(step) =>
              actions.changeWith(booking, [step], { onDone: details.accept, onFailed: details.refused })
            }
          />
        )}
        <ServiceBookingForm
          booking={booking}
          began={began}
          edit={edit}
          isReadOnly={!isEditable}
          onChange={details.onEdit}
        />
      </DetailsDialog>
      {asked === 'move' && (
        <OtherTime
          booking={booking}
          actions={actions}
          onClose={(moved) => {
            setAsked(null)
            if (moved) details.accept(moved)
          }}
        />
      )}
      {asked && asked !== 'move' && (
        <ClosingServiceBooking
          action={asked}
          booking={booking}
          onClose={() => setAsked(null)}
          onConfirm={change}
        />
      )}
    </>
  )
}
