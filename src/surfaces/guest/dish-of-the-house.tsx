import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { menuApi } from '#features/menu/ui/api.ts'

/** The pictures of main courses, then those of other dishes. */
const picturesIn = (menu: GuestMenuItem[]) =>
  menu
    .filter(({ imageUrl }) => imageUrl !== null)
    .toSorted((a, b) => Number(b.category === 'Main Courses') - Number(a.category === 'Main Courses'))
    .map(({ imageUrl }) => imageUrl)

/**
 * The picture of a dish over its place, the first one or, with `isOther`, the next; reading the menu for it also has it
 * ready for the next tap.
 */
export function DishOfTheHouse({ isOther = false }: { isOther?: boolean }) {
  const { slug } = useHotel()
  const { data: picture } = useQuery({
    ...menuApi.query.list.queryOptions({ input: { slug } }),
    select: (menu) => picturesIn(menu)[isOther ? 1 : 0] ?? null,
  })
  const [broken, setBroken] = useState<string | null>(null)
  if (!picture || picture === broken) return null
  return (
    <img
      src={picture}
      alt=""
      onError={() => setBroken(picture)}
      className="absolute inset-0 size-full animate-rise object-cover"
    />
  )
}
