import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import type { Guest, GuestsPage } from '../contract.ts'
import { guestsApi } from './api.ts'

export type GuestFields = Pick<Guest, 'loginName' | 'roomNumber' | 'expiresOn' | 'isActive'>

type Saved = { guest: Guest | null; fields: GuestFields; isSameGuest: boolean }

/** The current guest, when a change was refused because somebody else was first. */
export const currentOf = (error: unknown): Guest | null => guestsApi.dataOf(error, 'CHANGED')?.current ?? null

/** The similar guest, when a guest was refused because of one. */
const otherOf = (error: unknown) => guestsApi.dataOf(error, 'GUEST_EXISTS')?.other ?? null

/** Everything staff can do with guests, with its toasts. */
export function useGuestActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText, limitText } = useErrorText()
  const client = useQueryClient()
  const tell = useRefusalToast()

  const lists = { queryKey: guestsApi.query.list.key() }
  const refresh = () => void client.invalidateQueries({ queryKey: [['guests']] })
  const change = (changed: (guests: Guest[]) => Guest[]) => {
    client.setQueriesData<GuestsPage>(lists, (page) => page && { ...page, guests: changed(page.guests) })
    refresh()
  }
  const show = (guest: Guest) =>
    change((guests) => guests.map((each) => (each.id === guest.id ? guest : each)))
  const duplicateText = (error: unknown) => {
    const other = otherOf(error)
    return other
      ? t('guests.duplicateAlike', { name: other.loginName, room: other.roomNumber })
      : t('guests.duplicate')
  }
  const reasonOf = (error: unknown) => {
    if (guestsApi.codeOf(error) === 'GUEST_EXISTS') return duplicateText(error)
    if (currentOf(error)) return t('guests.changed')
    if (guestsApi.codeOf(error) === 'NOT_FOUND') return t('guests.gone')
    return limitText(error, 'other') ?? errorText(error, '')
  }
  const refused = (error: unknown, text: string) => {
    const current = currentOf(error)
    if (current) show(current)
    if (guestsApi.codeOf(error) === 'NOT_FOUND') refresh()
    tell(error, text, reasonOf(error))
  }

  const save = useMutation({
    mutationFn: ({ guest, fields, isSameGuest }: Saved) => {
      const { isActive, ...rest } = fields
      return guest
        ? guestsApi.call.update({
            slug,
            id: guest.id,
            version: guest.version,
            isActive,
            isSameGuest,
            ...rest,
          })
        : guestsApi.call.create({ slug, ...rest })
    },
    onSuccess: (saved, { guest }) => {
      show(saved)
      const named = { name: saved.loginName, room: saved.roomNumber }
      toast.success(guest ? t('guests.updated') : t('guests.added', named))
    },
    onError: (error) => {
      const text = t('guests.saveFailed')
      if (guestsApi.codeOf(error) === 'GUEST_EXISTS') toast.error(duplicateText(error), { id: text })
      else refused(error, text)
    },
  })

  const remove = useMutation({
    mutationFn: ({ id }: Guest) => guestsApi.call.remove({ slug, id }),
    onSuccess: (_nothing, { id }) => {
      change((guests) => guests.filter((guest) => guest.id !== id))
      toast.success(t('guests.deleted'))
    },
    onError: (error) => refused(error, t('guests.deleteFailed')),
  })

  const unlockPhones = useMutation({
    mutationFn: () => guestsApi.call.unlockPhones({ slug }),
    onSuccess: () => {
      refresh()
      toast.success(t('guests.phonesUnlocked'))
    },
    onError: (error) => refused(error, t('guests.unlockPhonesFailed')),
  })

  const unlock = useMutation({
    mutationFn: ({ id }: Guest) => guestsApi.call.unlock({ slug, id }),
    onSuccess: (_nothing, { loginName }) => {
      refresh()
      toast.success(t('guests.unlocked', { name: loginName }), {
        description: t('guests.unlockedText'),
        duration: 12_000,
        action: { label: t('guests.unlockPhones'), onClick: () => unlockPhones.mutate() },
      })
    },
    onError: (error) => refused(error, t('guests.unlockFailed')),
  })

  const deactivateExpired = useMutation({
    mutationFn: () => guestsApi.call.deactivateExpired({ slug }),
    onSuccess: ({ count }) => {
      refresh()
      toast.success(t('guests.deactivated', { count }))
    },
    onError: (error) => refused(error, t('guests.deactivateFailed')),
  })

  return { save, remove, unlock, deactivateExpired, reasonOf }
}

export type GuestActions = ReturnType<typeof useGuestActions>
