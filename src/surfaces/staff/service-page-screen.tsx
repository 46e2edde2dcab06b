import { useLocation } from '@tanstack/react-router'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { declaredAt } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { ComingSoon } from './coming-soon.tsx'

const OffersEditor = later(() => import('#features/service-items/ui/staff/offers-editor.tsx'), 'OffersEditor')

/** What an area of the services offers, once it is open; until then that it is coming (HAS-05). */
export function ServicePageScreen() {
  const textsOf = useCategoryTexts()
  const { name } = useHotel()
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '').split('/').at(-1) ?? '' })
  const open = useOpenCategories()
  const declared = declaredAt(path)
  const title = declared ? textsOf(declared.category).name : ''
  useTitle(title, name)
  if (open === null)
    return (
      <Page title={title}>
        <RowsSkeleton />
      </Page>
    )
  if (!declared || !open.has(declared.category)) return <ComingSoon />
  return <OffersEditor key={path} category={declared.category} title={title} />
}
