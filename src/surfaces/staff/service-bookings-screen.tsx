import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { declaredAt } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { ServiceDesk } from './desk/service-desk.tsx'
import { openServiceBookingsQuery } from '#features/service-bookings/ui/staff/service-bookings-query.ts'
import { ComingSoon } from './coming-soon.tsx'

/** The requests and appointments of one area; of one that is not open, what is left to do, or that it is announced. */
export function ServiceBookingsScreen() {
  const textsOf = useCategoryTexts()
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '').split('/').at(-1) ?? '' })
  const declared = declaredAt(path)
  const { slug } = useHotel()
  const open = useOpenCategories()
  const isClosed = declared && open ? !open.has(declared.category) : false
  const left = useQuery({ ...openServiceBookingsQuery(slug), enabled: isClosed })
  if (!open || (isClosed && left.isPending && !left.isPaused)) return null
  const isOver = isClosed && !left.data?.some(({ category }) => category === declared?.category)
  if (!declared || isOver) return <ComingSoon />
  return (
    <ServiceDesk
      key={path}
      title={textsOf(declared.category).name}
      category={declared.category}
      first={declared.kinds[0]}
    />
  )
}
