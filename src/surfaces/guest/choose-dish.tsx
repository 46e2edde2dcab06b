import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DishSheet } from '#features/room-service/ui/dish-sheet.tsx'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { canBeHad } from '#features/menu/options.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import { Button } from '#kit/web/ui/button.tsx'

type ChooseDishProps = { item: GuestMenuItem; name: string; quantity: number }

/** Adds a dish for which something can be chosen, or says that it is sold out. */
export function ChooseDish({ item, name, quantity }: ChooseDishProps) {
  const { t } = useTranslation(['guest', 'dish'])
  const [isOpen, setIsOpen] = useState(false)
  if (item.soldOut || !canBeHad(item.options))
    return (
      <span data-sold-out className="flex min-h-11 items-center">
        <Badge>{t('dish:soldOut')}</Badge>
      </span>
    )
  return (
    <>
      <Button
        look={quantity > 0 ? 'primary' : 'soft'}
        aria-label={t('menu.addItem', { name })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {quantity > 0 ? <bdi className="tabular">{quantity} ×</bdi> : <Plus aria-hidden className="size-4" />}
        {t(quantity > 0 ? 'menu.addAnother' : 'menu.add')}
      </Button>
      {isOpen && <DishSheet dish={item} onClose={() => setIsOpen(false)} />}
    </>
  )
}
