import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isOpen } from '#features/services/rules.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import { CATEGORIES, type Category } from '#features/categories/all.ts'

/** The areas that the platform allows the hotel and that the hotel has switched on; null until that is known. */
export function useOpenCategories(): ReadonlySet<Category> | null {
  const { slug } = useHotel()
  const { data } = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))
  if (!data) return null
  const open = data.filter(isOpen)
  return new Set(CATEGORIES.filter((each) => open.some(({ category }) => category === each)))
}
