import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLineName } from '#features/room-service/ui/use-line-name.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { OrderIntent } from '../intents.ts'

type ChoiceProps = {
  choice: OrderIntent['choices'][number]
  picked: string | null
  isDisabled: boolean
  priceOf: (dish: { itemId: string }) => number | null
  onPick: (itemId: string) => void
}

/** The few dishes that a guest may have meant, one to be picked. */
export function OrderChoice({ choice, picked, isDisabled, priceOf, onPick }: ChoiceProps) {
  const { t } = useTranslation('chat')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const nameOf = useLineName()
  const group = useId()
  const { said, dishes, quantity, note, isNear } = choice
  return (
    <fieldset disabled={isDisabled} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium wrap-anywhere">
        {t(isNear ? 'wish.near' : 'wish.choose', { said })}
      </legend>
      {dishes.map((dish) => {
        const price = priceOf(dish)
        return (
          <label
            key={dish.itemId}
            className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3 py-2 transition-colors hover:bg-tint has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              checked={picked === dish.itemId}
              onChange={() => onPick(dish.itemId)}
              className="size-4.5 shrink-0 accent-accent"
            />
            <span className="min-w-0 grow wrap-anywhere">
              {quantity > 1 && <span className="tabular">{quantity}&nbsp;× </span>}
              <bdi>{nameOf(dish)}</bdi>
            </span>
            <bdi className="tabular shrink-0 text-muted">{price === null ? '' : money(price * quantity)}</bdi>
          </label>
        )
      })}
      {note && <bdi className="text-[0.9375rem] wrap-anywhere text-muted">{note}</bdi>}
    </fieldset>
  )
}
