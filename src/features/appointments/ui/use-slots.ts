import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { dayAt } from '#kit/shared/day.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { Slot } from '../contract.ts'
import { appointmentsApi } from './api.ts'

const DAYS = 14
/** How often free times are asked for besides live events: they go by, too. */
const QUIET_REFRESH_MS = 60_000

export type SlotsAsked = { offerId: string; places: number; except: string | null }

/** Whether an appointment can begin at a time with or at a resource; null: with any that is free. */
export const isFree = (
  days: readonly { slots: readonly Slot[] }[] | undefined,
  startsAt: string | null,
  resourceId: string | null,
) => {
  const slot = days?.flatMap(({ slots }) => slots).find((each) => each.startsAt === startsAt)
  return slot !== undefined && (resourceId === null || slot.resourceIds.includes(resourceId))
}

/** When an appointment can begin within two weeks, by the days of the hotel, as long as the guest stays. */
export function useSlots({ offerId, places, except }: SlotsAsked) {
  const { slug, timeZone } = useHotel()
  const { guest } = useGuest()
  const today = dayAt(useNow(60), timeZone)
  const ends = guest?.expiresAt ? Date.parse(guest.expiresAt) : Infinity
  return useQuery({
    ...appointmentsApi.query.slots.queryOptions({
      input: { slug, offerId, from: today, days: DAYS, places, except },
      refetchInterval: QUIET_REFRESH_MS,
    }),
    select: (days) =>
      days.map(({ day, slots }) => ({
        day,
        slots: slots.filter(({ startsAt }) => Date.parse(startsAt) < ends),
      })),
  })
}

/** Asks anew what is free; resolves once whoever shows it has been told, so that the focus can be led there. */
export function useRefreshSlots() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: appointmentsApi.query.slots.key() })
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  }
}
