import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MovedFrom } from '#features/bookings/ui/staff/booking-words.tsx'
import { RoomNumber } from '#features/bookings/ui/staff/room-number.tsx'
import { SeenButton } from '#features/bookings/ui/staff/seen-button.tsx'
import { CardFrame } from '#features/bookings/ui/staff/card-frame.tsx'
import { HEAT_HEAD } from '#features/bookings/ui/staff/heat-look.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { AnswerPictures } from '#features/service-bookings/ui/answer-pictures.tsx'
import type { Change } from '#features/service-bookings/ui/staff/change.ts'
import { PeopleAndPlace } from '#features/service-bookings/ui/staff/people-and-place.tsx'
import {
  EscalatedBadge,
  NoteOfGuest,
  OvertakenServiceBooking,
  WhoHasIt,
} from '#features/service-bookings/ui/staff/service-booking-words.tsx'
import { Answers } from '#features/service-bookings/ui/staff/service-booking-answers.tsx'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { StepButton } from './step-button.tsx'
import { urgencyOf } from './urgency.ts'
import { ServiceBookingAge } from './service-booking-age.tsx'

export type ServiceBookingCardProps = {
  booking: ServiceBooking
  /** No longer open, but kept in place while a finger is down. */
  isGone: boolean
  isUnderWay: boolean
  /** The oldest that nobody has seen. */
  isNext: boolean
  isOvertaken: boolean
  /** Null while nothing is being selected, or where it cannot be. */
  selection: { isSelected: boolean; onSelect: (isSelected: boolean) => void } | null
  onChange: (change: Change) => void
  onOpen: () => void
}

/** A request with all that who does it needs: where, what, until when, and one button. */
export function ServiceBookingCard({
  booking,
  isGone,
  isUnderWay,
  isNext,
  isOvertaken,
  selection,
  onChange,
  onOpen,
}: ServiceBookingCardProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const titleId = useId()
  const { unseen, see } = useServiceBookingsWatch()
  const heat = urgencyOf(booking, useHeatNow())
  const { id, roomNumber, guestName, note } = booking
  const isUnseen = unseen.includes(id)

  return (
    <CardFrame id={id} titleId={titleId} isUnseen={isUnseen} isNext={isNext} heat={heat} isGone={isGone}>
      <header
        className={`flex flex-wrap items-start justify-between gap-2 px-3 pt-3 pb-2 ${HEAT_HEAD[heat]}`}
      >
        {booking.escalatedAt && (
          <div className="w-full">
            <EscalatedBadge />
          </div>
        )}
        {selection && (
          <Checkbox
            label={t('desk.selectOf', { room: roomNumber, name: localized(booking.name) })}
            isChecked={selection.isSelected}
            onChange={selection.onSelect}
          />
        )}
        <div className="flex min-w-0 flex-1 basis-28 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 id={titleId} className="min-w-0">
            <span className="sr-only">{t('hotel-admin:bookings.room', { room: '' })}</span>
            <RoomNumber room={roomNumber} />
          </h3>
          <bdi className="min-w-0 text-base leading-5 font-medium">{guestName}</bdi>
          <MovedFrom booking={booking} />
          {isUnseen && <span className="sr-only">{t('desk.new')}</span>}
        </div>
        <ServiceBookingAge booking={booking} />
      </header>
      <div className="flex flex-1 flex-col gap-2.5 px-3 pt-1 pb-3">
        {isOvertaken && <OvertakenServiceBooking />}
        <div>
          <p className="text-[1.375rem] leading-7 font-semibold wrap-anywhere">
            <bdi>{localized(booking.name)}</bdi>
          </p>
          <p className="text-base">
            <PeopleAndPlace booking={booking} />
          </p>
          <Answers booking={booking} />
        </div>
        <AnswerPictures booking={booking} />
        {note && <NoteOfGuest note={note} />}
        <div className="mt-auto grid gap-2.5">
          <WhoHasIt booking={booking} />
          <SeenButton room={roomNumber} isUnseen={isUnseen} onSee={() => see(id)} />
          <div className="flex gap-2">
            <StepButton
              booking={booking}
              isIdle={!isUnderWay && !isGone}
              describedBy={titleId}
              onChange={onChange}
            />
            <IconButton
              label={t('desk.detailsOf', { room: roomNumber, name: localized(booking.name) })}
              onClick={onOpen}
              className="!size-13 !rounded-md"
            >
              <Ellipsis aria-hidden className="size-5" />
            </IconButton>
          </div>
        </div>
      </div>
    </CardFrame>
  )
}
