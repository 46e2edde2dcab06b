import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Kitchen } from '#features/kitchen/contract.ts'
import { type Delay, DELAYS, type Pause, PAUSES } from '#features/kitchen/rules.ts'
import { kitchenApi } from '#features/kitchen/ui/api.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import { ordersApi } from '../api.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import { putAnswer } from '#kit/web/put-answer.ts'

/** A delay ends without an event. */
const REFRESH_MS = 60_000
const TOAST = 'kitchen'

const kitchenQuery = (slug: string) => kitchenApi.query.get.queryOptions({ input: { slug } })
export const promiseQuery = (slug: string) => ordersApi.query.promise.queryOptions({ input: { slug } })

/** How the hotel's kitchen works now; undefined while that is not known. */
export function useKitchen(): Kitchen | undefined {
  const { slug } = useHotel()
  return useQuery({ ...kitchenQuery(slug), refetchInterval: REFRESH_MS }).data
}

/** The shortest pause that lasts at least as long as is left of this one; null for none. */
const pauseAgain = (pausedUntil: string | null): Pause | null => {
  const left = pausedUntil ? (Date.parse(pausedUntil) - Date.now()) / MINUTE_MS : 0
  return left > 0 ? (PAUSES.find((pause) => pause >= left) ?? 60) : null
}

/** Takes no orders for a while, or promises them later; each is said with its Undo. */
export function useKitchenControl() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { time } = useFormatters()
  const { errorText } = useErrorText()
  const client = useQueryClient()

  const read = () => client.getQueryData<Kitchen>(kitchenQuery(slug).queryKey)
  const refused = (error: unknown) =>
    toast.error(t('bookings.pause.failed'), { description: errorText(error, ''), id: TOAST })
  const tell = (text: string, description: string, undo: (() => void) | null) =>
    toast.success(text, {
      id: TOAST,
      description,
      duration: UNDO_MS,
      action: undo && { label: t('bookings.undo'), onClick: undo },
    })

  const pause = useMutation({
    mutationFn: async ({ minutes }: { minutes: Pause | null; isUndo?: boolean }) => {
      const before = read()?.pausedUntil ?? null
      return { before, kitchen: await kitchenApi.call.pause({ slug, minutes }) }
    },
    onSuccess: ({ before, kitchen }, { isUndo = false }) => {
      putAnswer(client, kitchenQuery(slug).queryKey, kitchen)
      void client.invalidateQueries({ queryKey: promiseQuery(slug).queryKey })
      const { pausedUntil } = kitchen
      const undo = () => pause.mutate({ minutes: pauseAgain(before), isUndo: true })
      tell(
        pausedUntil ? t('bookings.pause.isPaused') : t('bookings.pause.isOpen'),
        pausedUntil
          ? t('bookings.pause.guestsRead', { time: time(pausedUntil) })
          : t('bookings.pause.canOrder'),
        isUndo ? null : undo,
      )
    },
    onError: refused,
  })

  const delay = useMutation({
    mutationFn: async ({ minutes }: { minutes: Delay; isUndo?: boolean }) => {
      const before = DELAYS.find((delay) => delay === read()?.delayMinutes) ?? 0
      return { before, promised: await ordersApi.call.delay({ slug, minutes }) }
    },
    onSuccess: ({ before, promised }, { minutes, isUndo = false }) => {
      client.setQueryData<Kitchen>(kitchenQuery(slug).queryKey, (kitchen) =>
        kitchen ? { ...kitchen, delayMinutes: minutes } : kitchen,
      )
      putAnswer(client, promiseQuery(slug).queryKey, promised)
      void client.invalidateQueries({ queryKey: [['bookings', 'open']] })
      tell(
        t(minutes > 0 ? 'bookings.pause.isDelayed' : 'bookings.pause.isUsual', { minutes }),
        t('bookings.pause.promised', { minutes: promised.minutes }),
        isUndo ? null : () => delay.mutate({ minutes: before, isUndo: true }),
      )
    },
    onError: refused,
  })

  return {
    pause: (minutes: Pause | null) => pause.mutate({ minutes }),
    delay: (minutes: Delay) => delay.mutate({ minutes }),
    isBusy: pause.isPending || delay.isPending,
  }
}
