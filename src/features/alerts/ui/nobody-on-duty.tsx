import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { devicesQuery } from '#features/devices/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { holdsArea } from '../areas.ts'
import type { PersonOnDuty } from '../contract.ts'
import { ALERTED_KINDS } from '../rules.ts'
import { settingsQuery } from './api.ts'
import { useAreas } from './use-areas.ts'

/** Says that nobody is on duty now, or for which of the open areas nobody is; nothing where somebody is for each. */
export function NobodyOnDuty({ people }: { people: readonly PersonOnDuty[] }) {
  const { open, namesOf } = useAreas()
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: devices } = useQuery(devicesQuery(slug))
  const onDuty = people.filter(({ isOnDuty }) => isOnDuty)
  const bare = open.filter((area) => !onDuty.some(({ areas }) => holdsArea(areas, area)))
  if (onDuty.length > 0 && bare.length === 0) return null
  // a step that reaches nobody is followed by the next one at once
  const isAtOnce = devices?.every(({ place }) => place === 'own')
  return (
    <p className="flex gap-2.5 rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {onDuty.length > 0 ? (
        t(isAtOnce ? 'alerts.people.bareAtOnce' : 'alerts.people.bare', { areas: namesOf(bare) })
      ) : isAtOnce ? (
        t('alerts.people.nobodyAtOnce')
      ) : (
        <Nobody />
      )}
    </p>
  )
}

function Nobody() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data } = useQuery(settingsQuery(slug))
  const minutes = new Set(
    data &&
      [...ALERTED_KINDS.map((kind) => data[kind]), ...Object.values(data.areas)].map(
        ({ everyone }) => everyone,
      ),
  )
  const [count] = minutes
  return count !== undefined && minutes.size === 1
    ? t('alerts.people.nobody', { count })
    : t('alerts.people.nobodyVaried')
}
