import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import { CHOSEN_AT_ONCE, type Guest } from '../contract.ts'
import { guestsApi } from './api.ts'

type Fields = Partial<Pick<Guest, 'isActive' | 'expiresOn'>>
type Change = { guests: readonly Guest[]; to: (guest: Guest) => Fields; isSameGuest?: boolean }

/** What staff do with several guests at once; each of it can be undone for ten seconds. */
export function useSeveralGuests() {
  const { t } = useTranslation('hotel-admin')
  const tell = useRefusalToast()
  const { slug } = useHotel()
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const refresh = () => client.invalidateQueries({ queryKey: [['guests']] })

  const change = useMutation({
    mutationFn: async ({ guests, to, isSameGuest = false }: Change) => {
      const changed: Guest[] = []
      for (let from = 0; from < guests.length; from += CHOSEN_AT_ONCE) {
        const wanted = guests.slice(from, from + CHOSEN_AT_ONCE).map((guest) => {
          const { id, version, isActive, expiresOn } = { ...guest, ...to(guest) }
          return { id, version, isActive, expiresOn }
        })
        changed.push(...(await guestsApi.call.changeMany({ slug, guests: wanted, isSameGuest })))
      }
      const missed = guests.length - changed.length
      if (missed > 0) toast.info(t('guests.several.missed', { count: missed }))
      return changed
    },
    onSettled: refresh,
    onError: (error) => tell(error, t('guests.saveFailed')),
  })

  const removal = useMutation({
    mutationFn: async (guests: readonly Guest[]) => {
      for (let from = 0; from < guests.length; from += CHOSEN_AT_ONCE) {
        const ids = guests.slice(from, from + CHOSEN_AT_ONCE).map(({ id }) => id)
        await guestsApi.call.removeMany({ slug, ids })
      }
    },
    onSettled: refresh,
    onError: (error) => tell(error, t('guests.deleteFailed')),
  })

  // Failures are told above; what follows a success also does where the screen has been left meanwhile.
  const attempt = (wanted: Change) => change.mutateAsync(wanted).catch(() => [])

  /** Gives the changed guests back what they had before. */
  const undo = async (before: readonly Guest[], changed: readonly Guest[]) => {
    const was = new Map(before.map((guest) => [guest.id, guest]))
    const to = (guest: Guest) => {
      const { isActive, expiresOn } = was.get(guest.id) ?? guest
      return { isActive, expiresOn }
    }
    const restored = await attempt({ guests: changed, to, isSameGuest: true })
    if (restored.length > 0) toast.success(t('guests.several.undone'))
  }
  const changeThen = async (wanted: Change, told: (count: number) => string) => {
    const changed = await attempt(wanted)
    if (changed.length === 0) return
    toast.success(told(changed.length), {
      duration: UNDO_MS,
      action: { label: t('guests.several.undo'), onClick: () => void undo(wanted.guests, changed) },
    })
  }

  /** They are switched off at once, and deleted when the offer to undo it has passed. */
  const remove = async (guests: readonly Guest[]) => {
    const changed = await attempt({ guests, to: () => ({ isActive: false }) })
    if (changed.length === 0) return
    const ids = new Set(changed.map(({ id }) => id))
    setLeaving((before) => new Set([...before, ...ids]))
    const finish = () => removal.mutate(changed)
    toast.success(t('guests.several.deleted', { count: changed.length }), {
      duration: UNDO_MS,
      onAutoClose: finish,
      onDismiss: finish,
      action: {
        label: t('guests.several.undo'),
        onClick: () => {
          setLeaving((before) => new Set([...before].filter((id) => !ids.has(id))))
          void undo(guests, changed)
        },
      },
    })
  }

  return {
    leaving,
    isBusy: change.isPending,
    remove: (guests: readonly Guest[]) => void remove(guests),
    setActive: (guests: readonly Guest[], isActive: boolean) =>
      void changeThen({ guests, to: () => ({ isActive }) }, (count) =>
        t(isActive ? 'guests.several.activated' : 'guests.deactivated', { count }),
      ),
    extend: (guests: readonly Guest[], expiresOn: string, isSameGuest: boolean) =>
      void changeThen({ guests, to: () => ({ expiresOn }), isSameGuest }, (count) =>
        t('guests.several.extended', { count }),
      ),
  }
}
