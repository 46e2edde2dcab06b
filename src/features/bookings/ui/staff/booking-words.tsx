import { useTranslation } from 'react-i18next'
import { localized } from '#kit/shared/languages.ts'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { Booking, BookingLine, BookingState, BookingStatus, PaymentStatus } from '../../contract.ts'
import { ageOf, toneOfAge } from './age.ts'

const STATUS_TONE: Record<BookingStatus, Tone> = {
  pending: 'wait',
  confirmed: 'neutral',
  in_preparation: 'accent',
  delivered: 'good',
  cancelled: 'late',
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('hotel-admin')
  return <Badge tone={STATUS_TONE[status]}>{t(`bookings.status.${status}`)}</Badge>
}

const STATE_TONE: Record<BookingState, Tone> = { open: 'accent', completed: 'good', cancelled: 'late' }

export function StateBadge({ state }: { state: BookingState }) {
  const { t } = useTranslation('hotel-admin')
  return <Badge tone={STATE_TONE[state]}>{t(`bookings.state.${state}`)}</Badge>
}

/** Amber only when the payment is due now. */
export function PaymentBadge({ payment, isDue = false }: { payment: PaymentStatus; isDue?: boolean }) {
  const { t } = useTranslation('common')
  return payment === 'paid' ? (
    <Badge tone="good">{t('paid')}</Badge>
  ) : (
    <Badge tone={isDue ? 'wait' : 'neutral'}>{t('notPaid')}</Badge>
  )
}

/** Time since the order, ticking; coloured while the guest is waiting. */
export function Age({ booking }: { booking: Pick<Booking, 'createdAt' | 'status'> }) {
  const { t } = useTranslation('hotel-admin')
  const age = ageOf(booking.createdAt, useNow(1).getTime())
  const tone = toneOfAge(age, booking.status)
  const text =
    'clock' in age
      ? age.clock
      : 'days' in age
        ? t('bookings.days', { count: age.days })
        : t('bookings.hoursMinutes', { hours: age.hours, minutes: age.minutes })
  return (
    <span
      role="timer"
      className={`tabular rounded-sm px-2 py-1 text-base leading-none font-semibold ${tone}`}
    >
      <bdi>{text}</bdi>
    </span>
  )
}

/** The previous room, for staff who remember it. */
export function MovedFrom({ booking: { movedFrom } }: { booking: Pick<Booking, 'movedFrom'> }) {
  const { t } = useTranslation('hotel-admin')
  return movedFrom && <Badge tone="wait">{t('bookings.movedFrom', { room: movedFrom })}</Badge>
}

/** The dish's name in the staff's language; in English if the menu has no translation. */
export const lineName = (line: BookingLine, language: ReturnType<typeof useLanguage>) =>
  localized(line.name, language)

type LinesProps = { lines: Booking['lines']; isCompact?: boolean; className?: string }

export function Lines({ lines, isCompact = false, className = '' }: LinesProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  if (!lines) return <p className="font-semibold text-late">{t('invalidOrderData')}</p>
  return (
    <ul
      className={`text-base ${isCompact ? 'flex flex-wrap gap-x-3 px-0.5 leading-tight' : 'grid gap-1.5 leading-snug'} ${className}`}
    >
      {lines.map((line) => (
        <li key={line.id} className={`flex ${isCompact ? 'gap-1' : 'gap-3'}`}>
          <bdi className={`tabular shrink-0 font-bold ${isCompact ? '' : 'min-w-8'}`}>{line.quantity}×</bdi>
          <span dir="auto" className="min-w-0 flex-1 text-start">
            {lineName(line, language)}
          </span>
        </li>
      ))}
    </ul>
  )
}
