import { useLocation } from '@tanstack/react-router'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { declaredAt } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
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
      <div className="mx-auto grid max-w-6xl gap-5 px-4 py-5 lg:px-6">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <RowsSkeleton />
      </div>
    )
  if (!declared || !open.has(declared.category)) return <ComingSoon />
  return <OffersEditor key={path} category={declared.category} title={title} />
}
