import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DECLARED } from '#features/categories/all.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { priceFrom } from '../draft.ts'

/** Whether somebody else than the hotel names its price, such as a taxi's driver. */
const mayCost = ({ kind, category }: GuestOffer) =>
  kind === 'request' && DECLARED[category].isPricedByOthers === true

const HOUR = 60
/** Half an hour has words of its own in some languages, so that what is not full is said in minutes. */
const isInHours = (minutes: number) => minutes > HOUR && minutes % HOUR === 0

/** What a guest reads of an offer: what it costs, and how soon it is done or how long it lasts. */
export function useOfferWords() {
  const { currency } = useHotel()
  const { t } = useTranslation('work')
  const { money } = useFormatters(currency)
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  const lasting = (minutes: number) =>
    isInHours(minutes) ? unit(minutes / HOUR, 'hour') : unit(minutes, 'minute')
  const soon = (minutes: number) =>
    isInHours(minutes)
      ? t('guest.soonHours', { count: minutes / HOUR })
      : t('guest.soonMinutes', { count: minutes })
  return {
    priceText: (offer: GuestOffer) => {
      const { price, canRise } = priceFrom(offer)
      if (price === 0 && !canRise) return mayCost(offer) ? '' : t('guest.free')
      if (canRise) return t('guest.from', { price: money(price) })
      const isEach = offer.kind === 'appointment' && offer.placesMax > 1
      return isEach ? t('guest.perPerson', { price: money(price) }) : money(price)
    },
    timeText: ({
      kind,
      targetMinutes,
      durationMinutes,
    }: Pick<GuestOffer, 'kind' | 'targetMinutes' | 'durationMinutes'>) =>
      kind === 'request' ? soon(targetMinutes) : lasting(durationMinutes),
  }
}
