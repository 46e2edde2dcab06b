import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import type { HotelAdmin } from '../contract.ts'
import { staffApi } from './api.ts'

const lists = staffApi.query.list.key()

/** The actions on a user, with their toasts (HUS-11); a switch shows at once and is rolled back on failure. */
export function useUserActions() {
  const { t } = useTranslation('platform')
  const tell = useRefusalToast()
  const client = useQueryClient()

  const show = (id: string, isActive: boolean) =>
    client.setQueriesData<{ users: HotelAdmin[]; total: number }>(
      { queryKey: lists },
      (known) =>
        known && {
          ...known,
          users: known.users.map((user) => (user.id === id ? { ...user, isActive } : user)),
        },
    )
  const refresh = () => void client.invalidateQueries({ queryKey: lists })
  const refused = (error: unknown, text: string) => {
    const reasons: Record<string, string> = {
      NOT_FOUND: t('users.gone'),
      USER_ACTIVE: t('users.stillActive'),
    }
    tell(error, text, reasons[staffApi.codeOf(error) ?? ''])
    refresh()
  }

  const setActive = useMutation({
    mutationFn: ({ id, isActive }: HotelAdmin) => staffApi.call.setActive({ id, isActive }),
    onMutate: async ({ id, isActive }) => {
      await client.cancelQueries({ queryKey: lists })
      show(id, isActive)
    },
    onSuccess: ({ isActive }) => toast.success(t(isActive ? 'users.activated' : 'users.deactivated')),
    onError: (error, { id, isActive }) => {
      show(id, !isActive)
      refused(error, t('users.statusFailed'))
    },
  })

  const remove = useMutation({
    mutationFn: ({ id }: HotelAdmin) => staffApi.call.remove({ id }),
    onSuccess: () => {
      refresh()
      toast.success(t('users.removed'))
    },
    onError: (error) => refused(error, t('users.removeFailed')),
  })

  return { setActive, remove }
}
