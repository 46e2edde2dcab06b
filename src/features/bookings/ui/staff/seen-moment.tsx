import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Booking } from '../../contract.ts'

/** Who of the staff saw it and when, among the moments of a booking. */
export function SeenMoment({ booking: { seenAt, seenBy } }: { booking: Pick<Booking, 'seenAt' | 'seenBy'> }) {
  const { t } = useTranslation('hotel-admin')
  const { time, date } = useFormatters()
  if (!seenAt) return null
  return (
    <li className="grid min-w-0">
      <span className="text-[0.8125rem] wrap-anywhere text-muted">
        {t('details.seenBy', { name: seenBy })}
      </span>
      <time dateTime={seenAt} title={date(seenAt)} className="tabular font-semibold">
        <bdi>{time(seenAt)}</bdi>
      </time>
    </li>
  )
}
