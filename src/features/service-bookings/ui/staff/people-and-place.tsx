import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../../contract.ts'

/** For how many an appointment is, with whom or where, and what it costs; nothing of a request. */
export function PeopleAndPlace({ booking }: { booking: ServiceBooking }) {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const { money } = useFormatters(booking.currency)
  const { kind, places, resource, totalPrice } = booking
  if (kind === 'request') return null
  const said = [
    ...(places !== null && places > 1 ? [t('desk.people', { count: places })] : []),
    ...(resource ? [localized(resource.name)] : []),
    ...(totalPrice > 0 ? [money(totalPrice)] : []),
  ]
  if (said.length === 0) return null
  return (
    <span className="block text-muted wrap-anywhere">
      {said.map((one, at) => (
        <span key={one}>
          {at > 0 && ' · '}
          <bdi>{one}</bdi>
        </span>
      ))}
    </span>
  )
}
