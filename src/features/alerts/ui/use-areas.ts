import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isOpen } from '#features/services/rules.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { type Area, DUTY_AREAS } from '../areas.ts'

const NONE: readonly Area[] = []

/** The areas in which a hotel can be called, and how the reader calls them; none of them while that is unknown. */
export function useAreas() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { list } = useFormatters()
  const textsOf = useCategoryTexts()
  const { data } = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))
  const services = data?.filter(isOpen)
  const nameOf = (area: Area) => (area === 'chat' ? t('alerts.areas.chat') : textsOf(area).name)
  return {
    open: services
      ? DUTY_AREAS.filter((area) => area === 'chat' || services.some(({ category }) => category === area))
      : NONE,
    nameOf,
    /** Of several, in the order of the hotel's areas. */
    namesOf: (areas: readonly Area[]) => list(DUTY_AREAS.filter((area) => areas.includes(area)).map(nameOf)),
  }
}
