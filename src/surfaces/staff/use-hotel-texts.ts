import { useQueries, useQuery } from '@tanstack/react-query'
import { staffAnnouncementsQuery } from '#features/announcements/ui/staff/use-announcement-actions.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { staffMenuQuery } from '#features/menu/ui/staff/menu-query.ts'
import { optionsQuery } from '#features/menu/ui/staff/options-query.ts'
import { partsQuery } from '#features/menu/ui/staff/parts-query.ts'
import { DECLARED } from '#features/categories/all.ts'
import { allOffersQuery, resourcesQuery } from '#features/service-items/ui/staff/offers-query.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import type { HotelTexts } from './missing-texts.ts'

/** All that guests read in their language; null until all of it is there. */
export function useHotelTexts() {
  const { slug } = useHotel()
  const open = useOpenCategories()
  const [first] = open ?? []
  const [menu, options, parts, announcements, services] = useQueries({
    queries: [
      staffMenuQuery(slug),
      optionsQuery(slug),
      partsQuery(slug),
      staffAnnouncementsQuery(slug),
      servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }),
    ],
  })
  const isUsed = first !== undefined
  const offers = useQuery({ ...allOffersQuery(slug), enabled: isUsed })
  const resources = useQuery({ ...resourcesQuery(slug), enabled: isUsed })
  const all = [menu, options, parts, announcements, services, offers, resources]
  const ofAreas = !isUsed || (offers.data && resources.data)
  const texts: HotelTexts | null =
    menu.data && options.data && parts.data && announcements.data && services.data && ofAreas
      ? {
          menu: menu.data,
          options: options.data,
          parts: parts.data,
          announcements: announcements.data,
          services: services.data,
          offers: (offers.data ?? [])
            .filter(({ category }) => open?.has(category))
            .map((offer) => ({ ...offer, area: DECLARED[offer.category].path })),
          resources: first
            ? (resources.data ?? []).map((resource) => ({ ...resource, area: DECLARED[first].path }))
            : [],
        }
      : null
  return {
    texts,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { error, refetch } of all) if (error) void refetch()
    },
  }
}
