import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import { useOfferWords } from '#features/service-bookings/ui/use-offer-words.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { ServiceOption } from '../intents.ts'
import { understoodOf } from '../understood.ts'

type ServiceLineProps = {
  option: ServiceOption
  /** As it is now; null while that is not known, or where it is gone. */
  offer: GuestOffer | null
  isGone: boolean
}

/** An offer, and what was understood of how it is wanted. */
export function ServiceLine({ option, offer, isGone }: ServiceLineProps) {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const { priceText, timeText } = useOfferWords()
  const { dayOf, timeOf } = useMomentWords()
  const now = useNow(60)
  const { name, category, isAppointment, at, either, openTime, places, answers, resourceId } = option
  const wanted = at && !isAppointment ? new Date(at) : null
  // how soon it comes is not said of what is wanted for another time
  const isTimed = wanted !== null || either !== undefined || openTime !== undefined
  const answered = understoodOf(offer?.questions ?? [], answers, localized)
  const resource = offer?.resources.find(({ id }) => id === resourceId)
  const details = [
    ...(places > 1 ? [t('guest.people', { count: places })] : []),
    ...(wanted ? [t('guest.at', { day: dayOf(wanted, now), time: timeOf(wanted) })] : []),
  ]
  return (
    <span className="flex min-w-0 grow items-start gap-3">
      <OfferPicture
        offer={offer ?? { imageUrl: null, icon: null, category }}
        className="size-16 rounded-md"
        iconClass="size-7"
      />
      <span className="grid min-w-0 grow">
        <bdi className={`font-semibold wrap-anywhere ${isGone ? 'text-muted line-through' : ''}`}>
          {localized(name)}
        </bdi>
        {isGone && <span className="text-[0.9375rem] text-muted">{t('chat.gone')}</span>}
        {offer && (
          <span className="tabular text-[0.9375rem] text-muted">
            {[priceText(offer), isTimed ? null : timeText(offer)].filter(Boolean).join(' · ')}
          </span>
        )}
        {answered.map((answer) => (
          <bdi key={answer} className="tabular text-[0.9375rem] font-medium wrap-anywhere">
            {answer}
          </bdi>
        ))}
        {resource && (
          <bdi className="text-[0.9375rem] font-medium wrap-anywhere">{localized(resource.name)}</bdi>
        )}
        {details.map((detail) => (
          <span key={detail} className="tabular text-[0.9375rem] font-medium first-letter:uppercase">
            {detail}
          </span>
        ))}
      </span>
    </span>
  )
}
