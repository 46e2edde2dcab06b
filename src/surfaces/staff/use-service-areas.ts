import type { ServiceCategory } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { SERVICE_AREAS } from './staff-entries.ts'

/** The areas of the hotel's services, each with its name and whether it is open; room service always is (HAS-02). */
export function useServiceAreas() {
  const open = useOpenCategories()
  const textsOf = useCategoryTexts()
  const shown = new Set<ServiceCategory>(['room_service', ...(open ?? [])])
  return SERVICE_AREAS.map((area) => ({
    ...area,
    label: textsOf(area.category).name,
    isOpen: shown.has(area.category),
  }))
}

export type ServiceArea = ReturnType<typeof useServiceAreas>[number]
