import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { isEnough } from '#features/menu/options.ts'
import { ChoiceGroup } from '#features/menu/ui/choice-group.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { AskedLine } from '../cart.ts'
import { lineOf } from '../cart-line.ts'
import { PhoneTraits } from './phone-traits.tsx'

type ChoicesProps = { dish: GuestMenuItem; avoids: readonly Trait[]; onAdd: (asked: AskedLine) => void }

/** What is chosen for a dish before it is added. */
export function PhoneChoices({ dish, avoids, onAdd }: ChoicesProps) {
  const { t } = useTranslation(['hotel-admin', 'dish'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const [chosen, setChosen] = useState(() => lineOf(dish).choices.map(({ id }) => id))
  const [isAsked, setIsAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const taken = new Set(chosen)
  const asked = lineOf(dish, chosen)
  const add = () => {
    const missing = dish.options.find(
      (group) => !isEnough(group, group.choices.filter(({ id }) => taken.has(id)).length),
    )
    if (!missing) return onAdd(asked)
    setIsAsked(true)
    place.current?.querySelector<HTMLElement>(`[name="${missing.id}"]:enabled`)?.focus()
  }
  return (
    <div ref={place} className="grid grid-cols-1 gap-4 bg-side px-3.5 py-3">
      {dish.options.map((group) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          chosen={taken}
          money={money}
          isAsked={isAsked}
          onChoose={(ids) =>
            setChosen([...chosen.filter((id) => !group.choices.some((choice) => choice.id === id)), ...ids])
          }
        />
      ))}
      <div aria-live="polite">
        <PhoneTraits line={asked} avoids={avoids} />
      </div>
      <Button look="primary" onClick={add} className="justify-self-end">
        {t('dish:add')} <bdi className="tabular">{money(asked.price)}</bdi>
      </Button>
    </div>
  )
}
