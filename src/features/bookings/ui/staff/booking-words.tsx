import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import type { Booking, BookingState, BookingStatus, PaymentStatus } from '../../contract.ts'
import { useWording } from './wording.ts'

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

/** The previous room, for staff who remember it. */
export function MovedFrom({ booking: { movedFrom } }: { booking: Pick<Booking, 'movedFrom'> }) {
  const { t } = useTranslation('hotel-admin', { lng: useWording() })
  return movedFrom && <Badge tone="wait">{t('bookings.movedFrom', { room: movedFrom })}</Badge>
}

/** Who entered an order that a guest gave by phone. */
export function EnteredBy({ booking: { enteredBy } }: { booking: Pick<Booking, 'enteredBy'> }) {
  const { t } = useTranslation('hotel-admin', { lng: useWording() })
  if (!enteredBy) return null
  return (
    <p className="flex items-center gap-1.5 text-[0.9375rem] leading-snug text-muted">
      <Phone aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0">{t('bookings.enteredBy', { name: enteredBy })}</span>
    </p>
  )
}
