import { useTranslation } from 'react-i18next'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { canBeHad } from '#features/menu/options.ts'
import { localized } from '#kit/shared/languages.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useLanguage } from '#kit/web/use-language.ts'

type FooterProps = {
  dish: GuestMenuItem
  add: string
  total: string
  quantity: number
  most: number
  onQuantity: (quantity: number) => void
  onAdd: () => void
}

/** How many of a dish, for how much; or that it is sold out. */
export function DishFooter({ dish, add, total, quantity, most, onQuantity, onAdd }: FooterProps) {
  const { t } = useTranslation('dish')
  const language = useLanguage()
  return (
    <footer className="flex flex-wrap items-center gap-2.5 border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {dish.soldOut || !canBeHad(dish.options) ? (
        <p className="flex min-h-13 grow items-center justify-center font-semibold text-muted">
          {t('soldOut')}
        </p>
      ) : (
        <>
          <Stepper
            name={localized(dish.name, language)}
            quantity={quantity}
            max={most}
            onChange={(count) => onQuantity(Math.max(1, count))}
          />
          <Button look="primary" size="lg" className="grow justify-between! px-3! text-base!" onClick={onAdd}>
            {add}
            <bdi className="tabular">{total}</bdi>
          </Button>
        </>
      )}
    </footer>
  )
}
