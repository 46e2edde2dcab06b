import { useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { byNextPart } from '#features/menu/served.ts'
import { LaterCard, LaterPart } from '../guest/later-card.tsx'
import { MenuCard } from '../guest/menu-card.tsx'

type InMenuProps = {
  dish: GuestMenuItem
  declares: boolean
  /** Said for its price while that is not clear. */
  price: string | undefined
}

/** A dish in the guests' menu while it is served. */
export const DishInMenu = ({ dish, ...shown }: InMenuProps) => (
  <MenuCard item={dish} quantity={0} isFirst={false} {...shown} />
)

const nothing = () => {}

/** A dish in the guests' menu while it is not served: beneath the part of the day that comes next. */
export function DishAtOtherTimes({ dish, ...shown }: InMenuProps) {
  const { timeZone } = useHotel()
  const [now] = useState(() => new Date())
  return byNextPart([dish], now, timeZone).map(({ part }) => (
    // a phone has one column, however wide the window around it
    <div key={part.id} className="[&_section>.grid]:grid-cols-1!">
      <LaterPart part={part} onLater={nothing}>
        <LaterCard item={dish} {...shown} onAdd={nothing} onOpen={nothing} />
      </LaterPart>
    </div>
  ))
}
