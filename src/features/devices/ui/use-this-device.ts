import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { deviceOf } from '#features/sessions/device.ts'
import { letGo, readKept } from '#kit/web/push/kept.ts'
import { findObstacle } from '#kit/web/push/obstacle.ts'
import { toast } from '#kit/web/toast.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { DEVICES_MAX } from '../rules.ts'
import { devicesApi, devicesQuery } from './api.ts'
import { keptAt, type KeptDevice } from './kept-device.ts'
import { register } from './subscribe.ts'

export const thisDeviceKey = (slug: string) => ['this-device', slug]

/** What this browser is, and whether it can ring; looked at anew when somebody comes back to the page. */
export const useThisDevice = (slug: string) =>
  useQuery({
    queryKey: thisDeviceKey(slug),
    queryFn: async () => {
      const obstacle = findObstacle()
      return { obstacle, id: obstacle ? null : ((await readKept<KeptDevice>(keptAt(slug)))?.id ?? null) }
    },
    staleTime: 0,
  })

/** Such as "Chrome on Android", and phones as somebody's own. */
export function useFirstFacts() {
  const { t } = useTranslation('hotel-admin')
  return () => {
    const { browser, system } = deviceOf(navigator.userAgent)
    const known = browser && system ? t('devices.nameOf', { browser, system }) : (browser ?? system)
    const place = system === 'Android' || system === 'iOS' ? 'own' : 'hotel'
    return { name: known ?? t('devices.thisOne'), place } as const
  }
}

/** Says that this device could not be let ring, and why. */
export function useTurnOnFailed() {
  const { t } = useTranslation('hotel-admin')
  const refused = useRefusalToast()
  const reasonOf = (error: unknown) => {
    const code = devicesApi.codeOf(error)
    if (code === 'PUSH_SERVICE_REFUSED') return t('devices.serviceRefused')
    if (code === 'TOO_MANY') return t('devices.enough', { max: DEVICES_MAX })
    return error instanceof DOMException ? t('devices.browserRefused') : null
  }
  return (error: unknown) => refused(error, t('devices.turnOnFailed'), reasonOf(error))
}

/** Lets this device ring, and lets it ring no longer. */
export function useTurnOn() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const language = useLanguage()
  const client = useQueryClient()
  const turnOnFailed = useTurnOnFailed()
  const firstFacts = useFirstFacts()
  const lookAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: thisDeviceKey(slug) }),
      client.invalidateQueries({ queryKey: devicesQuery(slug).queryKey }),
    ])
  const turnOn = useMutation({
    mutationFn: async () => {
      // first, while the browser still knows of the press
      const permission = await Notification.requestPermission()
      if (permission === 'granted') await register({ slug, language, ...firstFacts() })
      return permission
    },
    onSuccess: (permission) => {
      if (permission === 'default') toast.info(t('devices.notAllowedYet'))
      return lookAgain()
    },
    onError: turnOnFailed,
  })
  const forgetThis = () => letGo(keptAt(slug)).then(lookAgain)
  return { turnOn, forgetThis }
}
