import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { AnyHotel } from '../contract.ts'

/** A number of the table; nothing to do is grey. */
export function Figure({ value, isStrong = false }: { value: number; isStrong?: boolean }) {
  const { number } = useFormatters()
  const tone = value === 0 ? 'text-muted' : isStrong ? 'text-base font-semibold' : ''
  return <span className={`tabular ${tone}`}>{number(value)}</span>
}

/** A dash, which says to a screen reader what is not there. */
export const Dash = ({ text }: { text: string }) => (
  <span className="text-muted">
    <span aria-hidden>–</span>
    <span className="sr-only">{text}</span>
  </span>
)

export function Unpaid({ unpaid, currency }: Pick<AnyHotel, 'unpaid' | 'currency'>) {
  const { money } = useFormatters(currency)
  const { t } = useTranslation('platform')
  if (unpaid === 0) return <Dash text={t('hotels.nothing')} />
  return <bdi className="tabular whitespace-nowrap">{money(unpaid)}</bdi>
}

/** How long orders take to the door. */
export function ToDoor({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation(['platform', 'hotel-admin'])
  if (minutes === null) return <Dash text={t('hotels.notMeasured')} />
  return (
    <span className="tabular whitespace-nowrap">
      {t('hotel-admin:dashboard.minutes', { count: minutes })}
    </span>
  )
}
