import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { OrderLine, GuestOrder } from '../contract.ts'
import { isCharged, keyOfLine } from '../rules.ts'
import { LineChoices } from './line-choices.tsx'
import { LineTraits } from './line-traits.tsx'
import { useLineName } from './use-line-name.ts'

/** What was ordered, and what is to be paid for it at the hotel. */
export function OrderLines({ booking }: { booking: GuestOrder }) {
  const { t } = useTranslation(['guest', 'common'])
  const { money } = useFormatters(booking.currency)
  const { lines, paymentStatus } = booking
  return (
    <div>
      {lines ? (
        <LineList lines={lines} money={money} avoided={booking.avoids} />
      ) : (
        <p className="font-medium text-late">{t('common:invalidOrderData')}</p>
      )}
      {isCharged(booking) && (
        <p className="mt-3 flex items-baseline justify-between gap-3">
          <span className="text-[0.9375rem] text-muted">
            {paymentStatus === 'paid' ? t('common:paid') : `${t('common:notPaid')} · ${t('order.payTitle')}`}
          </span>
          <bdi className="tabular shrink-0 text-lg font-semibold">{money(booking.totalPrice)}</bdi>
        </p>
      )}
    </div>
  )
}

type LineListProps = {
  lines: readonly OrderLine[]
  /** What the guest avoided when ordering. */
  avoided: readonly Trait[]
  money: (minor: number) => string
  className?: string
}

/** The dishes of an order, each with how many and what they cost together. */
export function LineList({ lines, avoided, money, className = 'gap-2.5' }: LineListProps) {
  const nameOf = useLineName()
  return (
    <ul className={`grid grid-cols-1 ${className}`}>
      {lines.map((line) => (
        <li key={keyOfLine(line)} className="flex gap-2.5">
          <span className="tabular min-w-7 shrink-0 font-semibold text-accent-text">{line.quantity} ×</span>
          <span className="min-w-0 grow">
            <bdi>{nameOf(line)}</bdi>
            <LineChoices line={line} className="text-[0.9375rem] text-muted" />
            <LineTraits line={line} avoided={avoided} />
          </span>
          <bdi className="tabular shrink-0">{money(line.price * line.quantity)}</bdi>
        </li>
      ))}
    </ul>
  )
}
