import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { findObstacle } from '#kit/web/push/obstacle.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { GUEST_DEVICES_MAX } from '../rules.ts'
import { guestDevicesApi } from './api.ts'
import { isToldHere, tellHere, tellNoMore } from './told-here.ts'

/** Whether the guest is told in this browser, what stands against it, and how that is changed. */
export function useTold() {
  const { slug } = useHotel()
  const { t } = useTranslation('told')
  const { errorText, limitText } = useErrorText()
  const language = useLanguage()
  const client = useQueryClient()
  const queryKey = [['guestDevices', 'here'], slug]
  const here = useQuery({
    queryKey,
    queryFn: async () => {
      const obstacle = findObstacle()
      return { obstacle, isOn: obstacle === null && (await isToldHere(slug)) }
    },
    staleTime: 0,
  })
  const turn = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) return tellNoMore(slug)
      // first, while the browser still knows of the press
      const permission = await Notification.requestPermission()
      if (permission === 'granted') await tellHere(slug, language)
      return permission
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const reasonOf = (error: unknown) => {
    const code = guestDevicesApi.codeOf(error)
    if (code === 'PUSH_SERVICE_REFUSED') return t('serviceRefused')
    if (code === 'TOO_MANY') return t('enough', { max: GUEST_DEVICES_MAX })
    if (error instanceof DOMException) return t('browserRefused')
    return limitText(error, 'other') ?? errorText(error, t('failed'))
  }
  const isUndecided = turn.data === 'default'
  return {
    here: here.data,
    isBusy: turn.isPending,
    isWanted: turn.isPending ? turn.variables : (here.data?.isOn ?? false),
    turn: (isOn: boolean) => turn.mutate(isOn),
    problem: turn.error ? reasonOf(turn.error) : isUndecided ? t('notAllowedYet') : null,
  }
}
