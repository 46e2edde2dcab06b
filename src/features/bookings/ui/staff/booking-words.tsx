import { useTranslation } from 'react-i18next'
import { localized } from '#kit/shared/languages.ts'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Booking, BookingLine, BookingState, BookingStatus, PaymentStatus } from '../../contract.ts'
import { keyOfLine } from '../../rules.ts'
import { LineChoices } from '../line-choices.tsx'
import { fullName } from '../use-line-name.ts'
import { ageOf, minutesSince } from './age.ts'
import { HEAT_CHIP } from './heat-look.ts'
import { useHeat, useHeatNow } from './use-heat.ts'

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

/** The time since the order. */
export function Age({ createdAt }: Pick<Booking, 'createdAt'>) {
  const { t } = useTranslation('hotel-admin')
  const age = ageOf(minutesSince(createdAt, useHeatNow()))
  const text =
    'days' in age
      ? t('bookings.days', { count: age.days })
      : t('hours' in age ? 'bookings.hoursMinutes' : 'bookings.minutes', age)
  return (
    <span role="timer" className="tabular">
      <bdi>{text}</bdi>
    </span>
  )
}

type ChipProps = { booking: Pick<Booking, 'createdAt' | 'status'>; isSmall?: boolean }

/** The time since the order in the colour of its urgency. */
export function AgeChip({ booking, isSmall = false }: ChipProps) {
  const heat = useHeat(booking)
  return (
    <span
      className={`shrink-0 rounded-sm py-1.5 leading-none font-semibold whitespace-nowrap ${isSmall ? 'px-2 text-sm lg:text-base' : 'px-2.5 text-base'} ${HEAT_CHIP[heat]}`}
    >
      <Age createdAt={booking.createdAt} />
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

const LINES = {
  ticket: {
    ...{ list: 'gap-1.5 text-base leading-snug', quantity: 'min-w-8 font-bold', times: '×' },
    choices: 'ps-2',
  },
  card: {
    list: 'gap-0.5 text-[1.375rem] leading-7',
    quantity: 'min-w-6 text-2xl leading-7 font-extrabold',
    times: '',
    choices: 'text-lg leading-6 text-muted',
  },
  wall: {
    ...{ list: 'leading-[1.3]', quantity: 'min-w-[1em] font-extrabold', times: '' },
    choices: 'text-[0.8em] leading-tight text-muted',
  },
} as const

type LinesProps = { lines: Booking['lines']; look?: keyof typeof LINES; className?: string }

/** The dishes, one below the other. */
export function Lines({ lines, look = 'card', className = '' }: LinesProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  if (!lines) return <p className="font-semibold text-late">{t('invalidOrderData')}</p>
  const { list, quantity, times, choices } = LINES[look]
  return (
    <ul className={`grid grid-cols-1 ${list} ${className}`}>
      {lines.map((line) => (
        <li key={keyOfLine(line)} className="flex gap-2">
          <bdi className={`tabular shrink-0 ${quantity}`}>
            {line.quantity}
            {times}
          </bdi>
          <span dir="auto" className="min-w-0 flex-1 text-start">
            {lineName(line, language)}
            <LineChoices
              line={line}
              className={choices}
              noteLook="font-semibold text-wait print:text-black"
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The dishes in one text. */
export function LinesInline({ lines, className = '' }: Omit<LinesProps, 'look'>) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  if (!lines) return <p className="font-semibold text-late">{t('invalidOrderData')}</p>
  return (
    <ul className={`flex flex-wrap gap-x-2.5 ${className}`}>
      {lines.map((line) => (
        <li key={keyOfLine(line)} className="min-w-0">
          <bdi className="tabular font-extrabold">{line.quantity}</bdi>{' '}
          <span dir="auto">{fullName(line, language)}</span>
          {line.note && <bdi className="font-semibold text-wait"> “{line.note}”</bdi>}
        </li>
      ))}
    </ul>
  )
}
