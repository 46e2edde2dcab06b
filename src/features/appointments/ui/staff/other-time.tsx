import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { momentOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import type { ServiceBookingActions } from '#features/service-bookings/ui/staff/use-service-booking-actions.ts'
import { movableTo } from '../../slots.ts'
import { dayProblem, TimeChoice } from './time-choice.tsx'

type OtherProps = {
  booking: ServiceBooking
  actions: ServiceBookingActions
  onClose: (moved?: ServiceBooking) => void
}

/** Moves an appointment to another day, time or resource. */
export function OtherTime({ booking, actions, onClose }: OtherProps) {
  const { t } = useTranslation(['work', 'common'])
  const { slug, timeZone } = useHotel()
  const localized = useLocalized()
  const at = new Date(booking.startsAt ?? booking.createdAt)
  const [wanted, setWanted] = useState({
    day: dayAt(at, timeZone),
    time: timeAt(at, timeZone),
    resourceId: booking.resource?.id ?? null,
  })
  const [isAsked, setAsked] = useState(false)
  const { data: offers } = useQuery(offersApi.query.listAll.queryOptions({ input: { slug } }))
  const offer = offers?.find(({ id }) => id === booking.offerId)
  const isGone = offers !== undefined && !offer
  const { day, time, resourceId } = wanted
  const isReady = dayProblem(day, timeZone) === null && time !== '' && resourceId !== null
  const move = () => {
    if (!isReady) return setAsked(true)
    const startsAt = new Date(momentOf(day, time, timeZone)).toISOString()
    actions.changeWith(booking, [{ kind: 'move', startsAt, resourceId }], { onDone: onClose })
  }
  return (
    <Dialog
      wide
      title={t('desk.roomAndName', { room: booking.roomNumber, name: localized(booking.name) })}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('common:cancel')}</Button>
          <Button look="primary" isBusy={actions.isPending} onClick={move}>
            {t('desk.day.move')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p role="alert" className="rounded-md bg-late-tint px-4 py-3 text-late empty:hidden">
          {actions.failure}
        </p>
        <TimeChoice
          offerId={booking.offerId}
          places={booking.places ?? 1}
          except={booking.id}
          resourceIds={isGone ? null : movableTo(offer?.resourceIds ?? [], booking.resource?.id)}
          mayBeAny={false}
          isAsked={isAsked}
          wanted={wanted}
          onChoose={setWanted}
        />
      </div>
    </Dialog>
  )
}
