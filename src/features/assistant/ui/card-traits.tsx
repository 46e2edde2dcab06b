import { useQuery } from '@tanstack/react-query'
import { LineTraits } from '#features/room-service/ui/line-traits.tsx'
import { lineOf } from '#features/room-service/ui/cart-line.ts'
import { AvoidChip } from '#features/dietary/ui/avoid-chip.tsx'
import { useAvoided } from '#features/dietary/ui/use-avoided.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { declaresAnything } from '#features/menu/declared.ts'
import { menuApi } from '#features/menu/ui/api.ts'

function useMenuThatDeclares() {
  const { slug } = useHotel()
  const { data } = useQuery({
    ...menuApi.query.list.queryOptions({ input: { slug } }),
    select: (menu: GuestMenuItem[]) => (declaresAnything(menu) ? menu : null),
  })
  return data ?? null
}

/** What a dish of an order card contains, with what the person avoids. */
export function DishOfCard({ itemId }: { itemId: string }) {
  const avoided = useAvoided()
  const dish = useMenuThatDeclares()?.find(({ id }) => id === itemId)
  return dish ? <LineTraits line={lineOf(dish)} avoided={avoided} /> : null
}

/** Where what must be avoided is said, for visitors, too, who do not see the menu. */
export const AvoidOfCard = () =>
  useMenuThatDeclares() ? (
    <div className="justify-self-start">
      <AvoidChip />
    </div>
  ) : null
