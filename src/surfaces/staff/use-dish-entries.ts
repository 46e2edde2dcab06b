import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dishLink } from '#features/menu/ui/staff/dish-address.ts'
import { staffMenuQuery } from '#features/menu/ui/staff/menu-query.ts'
import type { PaletteEntry } from '#kit/web/ui/palette-search.ts'
import { useLocalized } from '#kit/web/use-localized.ts'

/** Every dish of the menu, for the palette. */
export function useDishEntries(): PaletteEntry[] {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const navigate = useNavigate()
  const localized = useLocalized()
  const { data = [] } = useQuery(staffMenuQuery(slug))
  return data.map(({ id, name, category }) => ({
    id,
    isOnlyFound: true,
    icon: UtensilsCrossed,
    group: t('menu.title'),
    label: localized(name),
    hint: t(`common:categories.${category}`),
    run: () => void navigate(dishLink({ slug, from: 'elsewhere' }, id)),
  }))
}
