import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import { declaredAt } from '../categories/all.ts'
import type { Category } from '../categories/declare.ts'

/** The areas that the platform allows the hotel and that the hotel has switched on; null until that is known. */
export function useOpenCategories(): ReadonlySet<Category> | null {
  const { slug } = useHotel()
  const { data } = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))
  if (!data) return null
  const open = data.filter(({ enabled, isGloballyEnabled }) => enabled && isGloballyEnabled)
  return new Set(open.flatMap(({ path }) => (path && declaredAt(path)?.category) || []))
}
