import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { canBeHad } from '#features/menu/options.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import { Button } from '#kit/web/ui/button.tsx'

type ChooseDishProps = { item: GuestMenuItem; name: string; quantity: number; onOpen: () => void }

/** Leads to a dish for which something can be chosen, or says that it is sold out. */
export function ChooseDish({ item, name, quantity, onOpen }: ChooseDishProps) {
  const { t } = useTranslation(['guest', 'dish'])
  if (item.soldOut || !canBeHad(item.options))
    return (
      <span data-sold-out className="flex min-h-11 items-center">
        <Badge>{t('dish:soldOut')}</Badge>
      </span>
    )
  return (
    <Button
      look={quantity > 0 ? 'primary' : 'soft'}
      aria-label={t('menu.addItem', { name })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {quantity > 0 ? <bdi className="tabular">{quantity} ×</bdi> : <Plus aria-hidden className="size-4" />}
      {t(quantity > 0 ? 'menu.addAnother' : 'menu.add')}
    </Button>
  )
}
