import { Ellipsis, Info } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { Booking } from '../../contract.ts'
import { Age, Lines, MovedFrom, PaymentBadge, StatusBadge } from './booking-words.tsx'
import { GuestNote } from './guest-note.tsx'
import { useOrderWatch } from './order-watch.tsx'

/** The button is disabled for a moment after a press, so that an accidental second tap does nothing. */
const REST_MS = 900

type CardProps = {
  booking: Booking
  heading: 'h2' | 'h3'
  /** On a full board: only room, note, dishes and the button, close together. */
  isCompact: boolean
  /** No longer open, but kept in place while a finger is down. */
  isGone: boolean
  isUnderWay: boolean
  isOvertaken: boolean
  onAdvance: () => void
  onOpen: () => void
}

export function BookingCard({ booking, heading: Heading, ...props }: CardProps) {
  const { isCompact, isGone, isUnderWay, isOvertaken, onAdvance, onOpen } = props
  const { t } = useTranslation('hotel-admin')
  const { money } = useFormatters(booking.currency)
  const { unseen, see } = useOrderWatch()
  const [isResting, rest] = useRest()
  const titleId = useId()
  const { id, roomNumber, guestName, status } = booking
  const isUnseen = unseen.includes(id)
  const isIdle = !isResting && !isUnderWay && !isGone

  const advance = () => {
    if (!isIdle) return
    if (status !== 'delivered') rest()
    see([id])
    onAdvance()
  }

  return (
    <article
      aria-labelledby={titleId}
      data-booking={id}
      data-unseen={isUnseen || undefined}
      className={`animate-rise flex h-full flex-col border bg-card shadow-card transition-opacity ${isCompact ? 'gap-1 rounded-md p-1.5' : 'gap-3.5 rounded-lg p-4'} ${isUnseen ? 'border-accent ring-2 ring-accent/35' : 'border-line'} ${isGone ? 'opacity-50' : ''}`}
    >
      <header className={`flex items-start gap-3 ${isCompact ? 'px-0.5' : ''}`}>
        <div className="min-w-0 flex-1">
          <Heading id={titleId} className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="sr-only">{t('bookings.room', { room: '' })}</span>
            <bdi
              className={`font-bold tracking-tight ${isCompact || roomNumber.length > 6 ? 'text-2xl leading-none' : 'text-[2rem] leading-none'}`}
            >
              {roomNumber}
            </bdi>
            <bdi className="min-w-0 text-base font-medium">{guestName}</bdi>
          </Heading>
        </div>
        <Age booking={booking} />
      </header>
      <MovedFrom booking={booking} />
      {!isCompact && (
        <p className="-mt-1.5 flex flex-wrap items-center gap-2 text-muted">
          {isUnseen ? <Badge tone="accent">{t('bookings.newOrder')}</Badge> : <StatusBadge status={status} />}
          <bdi className="tabular text-[0.8125rem]">#{shortId(id)}</bdi>
        </p>
      )}
      {isOvertaken && (
        <p className="flex gap-2 rounded-md bg-late-tint px-3 py-2 text-late">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('bookings.changedElsewhere')}
        </p>
      )}
      {booking.specialInstructions && (
        <GuestNote note={booking.specialInstructions} fold={isCompact ? 'compact' : 'card'} />
      )}
      <Lines lines={booking.lines} isCompact={isCompact} />
      {!isCompact && (
        <p className="mt-auto flex items-center justify-between gap-3 text-muted">
          <bdi className="tabular">{money(booking.totalPrice)}</bdi>
          <PaymentBadge payment={booking.paymentStatus} isDue={status === 'delivered'} />
        </p>
      )}
      <div className={`flex gap-2 ${isCompact ? 'mt-auto' : ''}`}>
        {status !== 'cancelled' && (
          <Button
            look={status === 'delivered' ? 'soft' : 'primary'}
            data-advance
            aria-disabled={!isIdle || undefined}
            aria-busy={isUnderWay || undefined}
            aria-describedby={titleId}
            onClick={advance}
            className={`flex-1 text-base aria-disabled:opacity-60 ${isCompact ? '' : 'min-h-12'}`}
          >
            {t(`bookings.advance.${status}`)}
          </Button>
        )}
        <IconButton
          label={t('bookings.detailsOf', { room: roomNumber })}
          onClick={() => {
            see([id])
            onOpen()
          }}
          className={`!rounded-md ${isCompact ? '' : '!size-12'}`}
        >
          <Ellipsis aria-hidden className="size-5" />
        </IconButton>
      </div>
    </article>
  )
}

function useRest() {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), REST_MS)
    return () => clearTimeout(timer)
  }, [isResting])
  return [isResting, () => setResting(true)] as const
}
