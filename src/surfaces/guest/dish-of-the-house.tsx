import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { menuApi } from '#features/menu/ui/api.ts'

/** A main course with a picture, or any dish with one. */
const pictureIn = (menu: GuestMenuItem[]) => {
  const pictured = menu.filter((item) => item.imageUrl !== null)
  return (pictured.find((item) => item.category === 'Main Courses') ?? pictured[0])?.imageUrl ?? null
}

/** The picture of a dish over its place; reading the menu for it also has it ready for the next tap. */
export function DishOfTheHouse() {
  const { slug } = useHotel()
  const { data: picture } = useQuery({
    ...menuApi.query.list.queryOptions({ input: { slug } }),
    select: pictureIn,
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
