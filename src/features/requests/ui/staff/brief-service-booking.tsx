import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MovedFrom } from '#features/bookings/ui/staff/booking-words.tsx'
import { CardFrame } from '#features/bookings/ui/staff/card-frame.tsx'
import { HEAT_HEAD } from '#features/bookings/ui/staff/heat-look.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { wantedAt } from '#features/service-bookings/rules.ts'
import { AnswerPictures } from '#features/service-bookings/ui/answer-pictures.tsx'
import { PeopleAndPlace } from '#features/service-bookings/ui/staff/people-and-place.tsx'
import { Answers } from '#features/service-bookings/ui/staff/service-booking-answers.tsx'
import { BookingMoment } from '#features/service-bookings/ui/staff/booking-moment.tsx'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import {
  EscalatedBadge,
  OvertakenServiceBooking,
  WhoHasIt,
} from '#features/service-bookings/ui/staff/service-booking-words.tsx'
import { StepButton } from './step-button.tsx'
import { isTaken, urgencyOf } from './urgency.ts'
import { ServiceBookingAge } from './service-booking-age.tsx'
import type { ServiceBookingCardProps } from './service-booking-card.tsx'

/** A request that somebody has, or where there are many: room, what, until when and one button; the room opens its details. */
export function BriefServiceBooking({
  booking,
  isGone,
  isUnderWay,
  isNext,
  isOvertaken,
  selection,
  ...card
}: ServiceBookingCardProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const titleId = useId()
  const { unseen } = useServiceBookingsWatch()
  const heat = urgencyOf(booking, useHeatNow())
  const { id, roomNumber, guestName, note } = booking
  const isUnseen = unseen.includes(id)
  const name = localized(booking.name)

  return (
    <CardFrame
      id={id}
      titleId={titleId}
      isUnseen={isUnseen}
      isNext={isNext}
      heat={heat}
      isGone={isGone}
      isTaken={isTaken(booking) && !isUnseen}
    >
      <header className={`flex items-center gap-x-1.5 p-1 pe-3 ${HEAT_HEAD[heat]}`}>
        {selection && (
          <Checkbox
            label={t('desk.selectOf', { room: roomNumber, name })}
            isChecked={selection.isSelected}
            onChange={selection.onSelect}
          />
        )}
        <div className="flex min-w-0 flex-1 flex-wrap items-center">
          <h3 id={titleId} className="min-w-0">
            <button
              type="button"
              aria-label={t('desk.detailsOf', { room: roomNumber, name })}
              onClick={card.onOpen}
              className="min-h-11 min-w-11 rounded-sm px-2 text-start hover:bg-ink/5"
            >
              <bdi
                className={`font-bold tracking-tight ${roomNumber.length > 6 ? 'text-lg leading-tight' : 'text-[2rem] leading-none'}`}
              >
                {roomNumber}
              </bdi>
            </button>
          </h3>
          <bdi className="min-w-0 px-2 text-sm leading-5 font-medium wrap-anywhere">{guestName}</bdi>
          <MovedFrom booking={booking} />
          {isUnseen && <span className="sr-only">{t('desk.new')}</span>}
        </div>
        <span className="self-start pt-2">
          <ServiceBookingAge booking={booking} isSmall />
        </span>
      </header>
      <div className="flex flex-1 flex-col gap-1.5 px-3 pb-3">
        {booking.escalatedAt && <EscalatedBadge />}
        {isOvertaken && <OvertakenServiceBooking />}
        {note && (
          <p
            dir="auto"
            className="text-start leading-snug font-semibold wrap-anywhere whitespace-pre-line text-wait"
          >
            <span className="sr-only">{t('hotel-admin:bookings.noteOfGuest')}: </span>
            {note}
          </p>
        )}
        <AnswerPictures booking={booking} />
        <div className="flex items-end gap-x-2">
          <div className="min-w-0 flex-1">
            <p className="text-lg leading-6 font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <PeopleAndPlace booking={booking} />
            <Answers booking={booking} className="text-base" />
            <p className="text-sm text-muted">
              <BookingMoment at={wantedAt(booking)} of={booking.kind} />
            </p>
            {booking.takenBy && <WhoHasIt booking={booking} />}
          </div>
          <StepButton
            isSmall
            booking={booking}
            isIdle={!isUnderWay && !isGone}
            describedBy={titleId}
            onChange={card.onChange}
          />
        </div>
      </div>
    </CardFrame>
  )
}
