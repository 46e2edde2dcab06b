import { useQuery } from '@tanstack/react-query'
import { LineTraits } from '#features/room-service/ui/line-traits.tsx'
import { AvoidChip } from '#features/dietary/ui/avoid-chip.tsx'
import { useAvoided } from '#features/dietary/ui/use-avoided.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { declaresAnything } from '#features/menu/declared.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { askedLineOf, type IntentLine } from './asked-line.ts'

function useMenuThatDeclares() {
  const { slug } = useHotel()
  const { data } = useQuery({
    ...menuApi.query.list.queryOptions({ input: { slug } }),
    select: (menu: GuestMenuItem[]) => (declaresAnything(menu) ? menu : null),
  })
  return data ?? null
}

/** What a dish of an order card contains, with what the person avoids. */
export function DishOfCard({ line }: { line: IntentLine }) {
  const avoided = useAvoided()
  const dish = useMenuThatDeclares()?.find(({ id }) => id === line.itemId)
  return dish ? <LineTraits line={askedLineOf(dish, line, null)} avoided={avoided} /> : null
}

/** Where what must be avoided is said, for visitors, too, who do not see the menu. */
export const AvoidOfCard = () =>
  useMenuThatDeclares() ? (
    <div className="justify-self-start">
      <AvoidChip />
    </div>
  ) : null
