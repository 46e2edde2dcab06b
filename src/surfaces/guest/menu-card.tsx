import { Plus } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QUANTITY_MAX } from '#features/room-service/limits.ts'
import { DishLeft } from '#features/room-service/ui/dish-left.tsx'
import { setQuantity } from '#features/room-service/ui/cart.ts'
import { lineOf } from '#features/room-service/ui/cart-line.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { useCardOfDish } from '#features/menu/ui/card-of-dish.tsx'
import { DishCard } from '#features/menu/ui/dish-card.tsx'
import { importWithRetry, later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useFocusFallback } from '#kit/web/use-focus-fallback.ts'

/** Comes with the first dish for which something can be chosen. */
const ChooseDish = later(() => import('./choose-dish.tsx'), 'ChooseDish')

/** What is said of the dish in full, with all that can be chosen. */
const DishSheet = later(() => import('#features/room-service/ui/dish-sheet.tsx'), 'DishSheet')

const AddAllTheSame = later(() => import('./add-all-the-same.tsx'), 'AddAllTheSame')

/** Once it is there, a dish is added within the tap. */
let mayAdd: ((slug: string, item: GuestMenuItem) => boolean) | null = null
const loadMayAdd = async () => (mayAdd = (await importWithRetry(() => import('./may-add.ts'))).mayAdd)

type MenuCardProps = {
  item: GuestMenuItem
  quantity: number
  isFirst: boolean
  declares: boolean
  /** Said for its price while that is not clear. */
  price?: string | undefined
}

/** One dish, into the cart; the stepper takes the place of Add. What else changes of the menu does not draw it anew. */
export const MenuCard = memo(function MenuCard({ item, quantity, isFirst, declares, price }: MenuCardProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const card = useCardOfDish(item, declares, price)
  const { name } = card
  const controls = useFocusFallback<HTMLDivElement>(quantity > 0, (box) =>
    box.querySelector('button:last-of-type'),
  )
  const take = (wanted: number) => setQuantity(slug, lineOf(item), wanted)
  const [isAsking, setIsAsking] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useEffect(() => {
    if (declares) void loadMayAdd().catch(() => null)
  }, [declares])
  const add = async () => {
    const isFine = !declares || (mayAdd ?? (await loadMayAdd()))(slug, item)
    if (isFine) take(1)
    else setIsAsking(true)
  }

  return (
    <DishCard
      {...card}
      isFirst={isFirst}
      isTaken={quantity > 0}
      note={<DishLeft left={item.left} />}
      onOpen={open}
    >
      <div {...controls} id={`dish-${item.id}`}>
        {item.soldOut || item.options.length > 0 ? (
          <ChooseDish item={item} name={name} quantity={quantity} onOpen={open} />
        ) : quantity > 0 ? (
          <Stepper
            name={name}
            quantity={quantity}
            max={Math.min(QUANTITY_MAX, item.left ?? QUANTITY_MAX)}
            onChange={take}
          />
        ) : (
          <Button look="soft" aria-label={t('menu.addItem', { name })} onClick={() => void add()}>
            <Plus aria-hidden className="size-4" />
            {t('menu.add')}
          </Button>
        )}
        {isOpen && <DishSheet dish={item} onClose={() => setIsOpen(false)} />}
        {isAsking && (
          <AddAllTheSame item={item} name={name} onAdd={() => take(1)} onClose={() => setIsAsking(false)} />
        )}
      </div>
    </DishCard>
  )
})
