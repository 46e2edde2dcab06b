import { useQueries } from '@tanstack/react-query'
import { staffAnnouncementsQuery } from '#features/announcements/ui/staff/use-announcement-actions.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { staffMenuQuery } from '#features/menu/ui/staff/menu-query.ts'
import { optionsQuery } from '#features/menu/ui/staff/options-query.ts'
import { partsQuery } from '#features/menu/ui/staff/parts-query.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import type { HotelTexts } from './missing-texts.ts'

/** All that guests read in their language; null until all of it is there. */
export function useHotelTexts() {
  const { slug } = useHotel()
  const [menu, options, parts, announcements, services] = useQueries({
    queries: [
      staffMenuQuery(slug),
      optionsQuery(slug),
      partsQuery(slug),
      staffAnnouncementsQuery(slug),
      servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }),
    ],
  })
  const all = [menu, options, parts, announcements, services]
  const texts: HotelTexts | null =
    menu.data && options.data && parts.data && announcements.data && services.data
      ? {
          ...{ menu: menu.data, options: options.data, parts: parts.data },
          ...{ announcements: announcements.data, services: services.data },
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
