import { useTranslation } from 'react-i18next'
import { CancelledBecause } from './cancelled-because.tsx'
import { EnteredBy, MovedFrom, PaymentBadge, StateBadge } from '#features/bookings/ui/staff/booking-words.tsx'
import { SeenMoment } from '#features/bookings/ui/staff/seen-moment.tsx'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../../contract.ts'
import { stepsOf, wantedAt } from '../../rules.ts'
import { AnswerPictures } from '../answer-pictures.tsx'
import { Answers } from './service-booking-answers.tsx'
import { BookingMoment } from './booking-moment.tsx'
import { EscalatedBadge, NoteOfGuest, StepBadge, useStepWord } from './service-booking-words.tsx'

/** What was asked for, by whom, for when, and what has been done about it. */
export function ServiceBookingSummary({ booking }: { booking: ServiceBooking }) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const stepWord = useStepWord()
  const { money, time, date } = useFormatters(booking.currency)
  const { id, guestName, note, resource, startsAt, endsAt, places, totalPrice } = booking
  const steps = stepsOf(booking).filter(({ at }) => at)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto min-w-0">
          <bdi className="font-semibold">{guestName}</bdi>{' '}
          <bdi className="tabular text-muted">#{shortId(id)}</bdi>
        </p>
        <MovedFrom booking={booking} />
        {booking.escalatedAt && booking.bookingStatus === 'open' && <EscalatedBadge />}
        {booking.bookingStatus === 'open' ? (
          <StepBadge booking={booking} />
        ) : (
          <StateBadge state={booking.bookingStatus} />
        )}
        <CancelledBecause booking={booking} />
      </div>
      <div className="grid gap-1">
        <p className="text-xl font-semibold wrap-anywhere">
          <bdi>{localized(booking.name)}</bdi>
        </p>
        <p className="text-lg">
          {startsAt && endsAt ? (
            <BookingMoment at={startsAt} until={endsAt} of="appointment" />
          ) : (
            <BookingMoment at={wantedAt(booking)} of="request" />
          )}
          {resource && (
            <>
              {' · '}
              <bdi>{localized(resource.name)}</bdi>
            </>
          )}
          {places !== null && places > 1 && ` · ${t('desk.people', { count: places })}`}
        </p>
        <Answers booking={booking} />
      </div>
      <AnswerPictures booking={booking} />
      {note && <NoteOfGuest note={note} />}
      <EnteredBy booking={booking} />
      {totalPrice > 0 && (
        <p className="flex items-center gap-3 text-lg font-semibold">
          {t('hotel-admin:bookings.total')} <bdi className="tabular">{money(totalPrice)}</bdi>
          <PaymentBadge payment={booking.paymentStatus} isDue={booking.status === 'delivered'} />
        </p>
      )}
      <ol aria-label={t('hotel-admin:details.times')} className="flex flex-wrap gap-x-8 gap-y-2">
        {steps.map(({ status, word, at }) => (
          <li key={status} className="grid">
            <span className="text-[0.8125rem] text-muted">{stepWord(word)}</span>
            {at && (
              <time dateTime={at} title={date(at)} className="tabular font-semibold">
                <bdi>{time(at)}</bdi>
              </time>
            )}
          </li>
        ))}
        <SeenMoment booking={booking} />
      </ol>
    </div>
  )
}
