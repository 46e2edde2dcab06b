import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServiceCategory } from '#features/categories/all.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { DishOfTheHouse } from './dish-of-the-house.tsx'
import { smallSizeOf } from '#kit/shared/small-picture.ts'

/** The picture of the first thing that a service offers, over its icon; nothing where none has a picture. */
export const ServicePicture = ({ category }: { category: ServiceCategory }) =>
  category === 'room_service' ? <DishOfTheHouse isOther /> : <FirstOffer category={category} />

function FirstOffer({ category }: { category: ServiceCategory }) {
  const { slug } = useHotel()
  const [broken, setBroken] = useState<string | null>(null)
  const { data: picture = null } = useQuery({
    ...offersApi.query.list.queryOptions({ input: { slug } }),
    select: (offers) =>
      offers.find((offer) => offer.category === category && offer.imageUrl !== null)?.imageUrl ?? null,
  })
  if (!picture || picture === broken) return null
  return (
    <img
      src={smallSizeOf(picture)}
      alt=""
      loading="lazy"
      onError={() => setBroken(picture)}
      className="absolute inset-0 size-full animate-rise object-cover transition group-hover:scale-104"
    />
  )
}
