import { useTranslation } from 'react-i18next'
import { CARD_ACTION, CardAction, GuestCard } from '#features/bookings/ui/guest-card.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { placeOf } from '../progress.ts'
import { stepsOf, wordOf } from '../rules.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import { useServiceBookingWords } from './use-service-booking-words.ts'

type ServiceBookingCardProps = { booking: GuestServiceBooking; room: string; onOpen: () => void }

/** A request or an appointment that lies ahead: what it is, when, how far it has come; a tap anywhere opens it. */
export function ServiceBookingCard({ booking, room, onOpen }: ServiceBookingCardProps) {
  const { t } = useTranslation(['work', 'guest'])
  const { money } = useFormatters(booking.currency)
  const { nameOf, whenText, movedText, answersText } = useServiceBookingWords()
  const localized = useLocalized()
  const now = useNow()
  const name = nameOf(booking)
  const resource = booking.resource && localized(booking.resource.name)
  const steps = stepsOf(booking)
  const current = placeOf(booking)
  const moved = movedText(booking, now)
  const facts = [
    answersText(booking),
    resource && resource !== name ? `\u2068${resource}\u2069` : '',
    booking.places !== null && booking.places > 1 ? t('guest.people', { count: booking.places }) : '',
    booking.totalPrice > 0 ? `\u2068${money(booking.totalPrice)}\u2069` : '',
    booking.roomNumber === room ? '' : t('guest:bookings.room', { room: booking.roomNumber }),
  ].filter(Boolean)
  return (
    <GuestCard
      picture={<OfferPicture offer={booking} className="w-26 self-stretch max-[22rem]:hidden" />}
      action={
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className={CARD_ACTION}>
          <CardAction text={t('guest.open')} name={name} />
        </button>
      }
    >
      <div>
        <h3 className="line-clamp-2 font-sans text-[1.0625rem] leading-snug font-semibold">
          <bdi>{name}</bdi>
        </h3>
        {facts.length > 0 && <p className="line-clamp-2 text-[0.9375rem] text-muted">{facts.join(' · ')}</p>}
      </div>
      <div>
        <ol aria-label={t('guest.progress')} className="flex gap-1.5">
          {steps.map(({ status, word }, place) => (
            <li key={status} aria-current={place === current ? 'step' : undefined} className="grow">
              <span
                aria-hidden
                className={`block h-1.5 rounded-full transition-colors ${place <= current ? 'bg-accent' : 'bg-line'}`}
              />
              <span className="sr-only">{t(`steps.${word}`)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-[0.9375rem]">
          <span role="status" className="font-semibold text-accent-text">
            <span key={booking.status} className="inline-block animate-rise">
              {t(`steps.${wordOf(booking)}`)}
            </span>
          </span>
          <span className="tabular font-medium first-letter:uppercase">{whenText(booking, now)}</span>
        </p>
        {moved && <p className="mt-0.5 text-sm text-wait">{moved}</p>}
      </div>
    </GuestCard>
  )
}
