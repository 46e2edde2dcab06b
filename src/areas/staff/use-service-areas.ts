import { DECLARED } from '#features/offers/categories/all.ts'
import { useOpenCategories } from '#features/offers/ui/use-open-categories.ts'
import { SERVICE_AREAS } from './staff-areas.ts'

/** The areas of the hotel's services, each with whether it is open; room service always is (HAS-02). */
export function useServiceAreas() {
  const open = useOpenCategories()
  const paths = new Set(['room-service', ...[...(open ?? [])].map((category) => DECLARED[category].path)])
  return SERVICE_AREAS.map((area) => ({ ...area, isOpen: paths.has(area.key) }))
}

export type ServiceArea = ReturnType<typeof useServiceAreas>[number]
