import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import type { Trait } from '../traits.ts'
import { dietApi } from './api.ts'
import { fetchAvoided, readAvoided, readIsHiding, readIsKnown, watchAvoided } from './avoided.ts'

const NOTHING: readonly Trait[] = []

/** What the current person avoids. */
export function useAvoided(): readonly Trait[] {
  const { slug } = useHotel()
  return useSyncExternalStore(
    watchAvoided,
    () => readAvoided(slug),
    () => NOTHING,
  )
}

/** Whether dishes that contain something of it are left out of the menu. */
export function useIsHiding(): boolean {
  const { slug } = useHotel()
  return useSyncExternalStore(
    watchAvoided,
    () => readIsHiding(slug),
    () => false,
  )
}

/** Whether that is known; a guest's own list may still be on its way. */
export function useIsAvoidedKnown(): boolean {
  const { slug } = useHotel()
  return useSyncExternalStore(
    watchAvoided,
    () => readIsKnown(slug),
    () => true,
  )
}

const AGAIN_MS = 10_000

/** Keeps the list of the guest on the screen as the server has it; a visitor's is on the device alone. */
export function useServersAvoided() {
  const { slug } = useHotel()
  const guestId = ownerAt(slug)
  return useQuery({
    queryKey: [...dietApi.query.get.queryOptions({ input: { slug } }).queryKey, guestId],
    queryFn: ({ signal }) => fetchAvoided(slug, signal),
    enabled: guestId !== null,
    // what the menu is silent about until then can harm
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  })
}
