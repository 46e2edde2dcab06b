import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFor } from '#features/assistant/emergency-numbers.ts'
import { dialAddress } from '#features/hotels/reception-number.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'

/** Whom to call in an emergency while nothing can be sent. */
export function EmergencyCalls() {
  const { timeZone } = useHotel()
  const { t } = useTranslation('chat')
  const number = numberFor('help', timeZone)
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <PhoneLink label={t('emergency.always')} className="justify-start! px-0!" />
      <a
        href={dialAddress(number)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
      >
        <Phone aria-hidden className="size-4 shrink-0" />
        {t('emergency.call')}
        <bdi className="tabular">{number}</bdi>
      </a>
    </div>
  )
}
