import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { devicesQuery } from '#features/devices/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Area } from '../areas.ts'
import type { PersonOnDuty } from '../contract.ts'
import { stepsOf } from '../reach.ts'
import { type AlertedKind, ownAreaOf } from '../rules.ts'
import { useAreas } from './use-areas.ts'
import { usePeople } from './use-people.ts'

const NAMED = 3
const isolated = (name: string) => `\u2068${name}\u2069`

/** Whether what is of a kind calls in an area. */
function callsIn(area: Area, kind: AlertedKind) {
  const own = ownAreaOf(kind)
  return own ? area === own : ownAreaOf('order') !== area && ownAreaOf('conversation') !== area
}

/**
 * Who would be reached now by each step of what is of a kind: devices of the hotel, people with a device that rings or
 * whom e-mails reach, with the areas that they are on duty for where that is not all of them; null while unknown.
 */
export function useReachedNow(kind: AlertedKind) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { list } = useFormatters()
  const { open, namesOf } = useAreas()
  const { data: people } = usePeople()
  const { data: devices } = useQuery(devicesQuery(slug))
  if (!people || !devices) return { devices: null, duty: null, everyone: null, isMailed: false }
  const isMailed = people.some(({ mail }) => mail !== null)

  const said = (names: readonly string[], more: 'more' | 'moreDevices') => {
    if (names.length === 0) return t(isMailed && more === 'more' ? 'alerts.nobodyReached' : 'alerts.noDevice')
    const named = names.slice(0, names.length === NAMED + 1 ? NAMED + 1 : NAMED)
    const rest = names.length - named.length
    const all = rest > 0 ? named.concat(t(`alerts.${more}`, { count: rest })) : named
    return t('alerts.now', { names: list(all) })
  }
  const canBeReached = ({ userId, mail }: PersonOnDuty) =>
    mail === 'on' || devices.some((device) => device.userId === userId)
  const areas = open.filter((area) => callsIn(area, kind))
  const steps = areas.map((area) => ({ area, stepOf: stepsOf(people, devices, area) }))
  const onDuty = people.flatMap((person) => {
    const own = steps.filter(({ stepOf }) => stepOf(person) === 'duty').map(({ area }) => area)
    if (own.length === 0) return []
    const name = isolated(person.name)
    const isAll = own.length === areas.length
    return [{ person, said: isAll ? name : t('alerts.areas.of', { name, areas: namesOf(own) }) }]
  })
  const stepOf = stepsOf(people, devices, null)
  const everyone = people.filter((person) => stepOf(person) !== null && canBeReached(person))
  return {
    devices: said(
      devices.filter(({ place }) => place === 'hotel').map(({ name }) => isolated(name)),
      'moreDevices',
    ),
    duty:
      onDuty.length === 0
        ? t('alerts.nobodyNow')
        : said(
            onDuty.filter(({ person }) => canBeReached(person)).map((each) => each.said),
            'more',
          ),
    everyone: said(
      everyone.map(({ name }) => isolated(name)),
      'more',
    ),
    isMailed,
  }
}
