import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { devicesQuery } from '#features/devices/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useIsOnDuty, usePeople } from './use-people.ts'

const NAMED = 3

/** Who would be reached now by each step: devices of the hotel, people with a device that rings or whom e-mails reach; null while unknown. */
export function useReachedNow() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { list } = useFormatters()
  const isNow = useIsOnDuty()
  const { data: people } = usePeople()
  const { data: devices } = useQuery(devicesQuery(slug))
  if (!people || !devices) return { devices: null, duty: null, everyone: null, isMailed: false }
  const isMailed = people.some(({ mail }) => mail !== null)

  const said = (names: readonly string[], more: 'more' | 'moreDevices') => {
    if (names.length === 0) return t(isMailed && more === 'more' ? 'alerts.nobodyReached' : 'alerts.noDevice')
    const named = names.slice(0, names.length === NAMED + 1 ? NAMED + 1 : NAMED)
    const rest = names.length - named.length
    const isolated = named.map((name) => `\u2068${name}\u2069`)
    const all = rest > 0 ? isolated.concat(t(`alerts.${more}`, { count: rest })) : isolated
    return t('alerts.now', { names: list(all) })
  }
  const reached = people.filter(
    ({ userId, mail }) => mail === 'on' || devices.some((device) => device.userId === userId),
  )
  const onDuty = people.filter(isNow)
  const namesOf = (some: typeof people) => some.map(({ name }) => name)
  return {
    devices: said(
      devices.filter(({ place }) => place === 'hotel').map(({ name }) => name),
      'moreDevices',
    ),
    duty: onDuty.length === 0 ? t('alerts.nobodyNow') : said(namesOf(reached.filter(isNow)), 'more'),
    everyone: said(namesOf(reached), 'more'),
    isMailed,
  }
}
