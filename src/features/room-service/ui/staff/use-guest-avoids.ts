import { useQuery } from '@tanstack/react-query'
import type { Trait } from '#features/dietary/traits.ts'
import { dietApi } from '#features/dietary/ui/api.ts'
import type { Guest } from '#features/guests/contract.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'

const NOTHING: readonly Trait[] = []

/** What a guest avoids, as the hotel knows it just now. */
export function useGuestAvoids(guest: Guest | null) {
  const { slug } = useHotel()
  const { data, isLoading, isError } = useQuery({
    ...dietApi.query.ofGuest.queryOptions({ input: { slug, id: guest?.id ?? '' } }),
    enabled: guest !== null,
    staleTime: 0,
    gcTime: 0,
  })
  return { avoids: data?.avoided ?? NOTHING, isLoading, isUnknown: isError && !data }
}
