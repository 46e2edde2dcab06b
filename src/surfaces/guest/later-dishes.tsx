import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addToCart, setDueAt } from '#features/room-service/ui/cart.ts'
import { lineOf } from '#features/room-service/ui/cart-line.ts'
import { DishSheet } from '#features/room-service/ui/dish-sheet.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useOrdering } from '#features/room-service/ui/use-ordering.ts'
import { timesFor } from '#features/room-service/order-times.ts'
import { useConsent } from '#features/dietary/ui/use-consent.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Span } from '#features/kitchen/hours.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { traitsAsServed } from '#features/menu/as-served.ts'
import { byNextPart } from '#features/menu/served.ts'
import { localized } from '#kit/shared/languages.ts'
import { toast } from '#kit/web/toast.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { LaterCard, LaterPart } from './later-card.tsx'

/** Sets the order's time to the next one at which this is served too; together with what is in the cart if that can be. */
function useOrderLater() {
  const { slug } = useHotel()
  const { t } = useTranslation('times')
  const { dayOf, timeOf } = useMomentWords()
  const { wanted } = useOrdering()
  return (parts: readonly Span[], name: string): boolean => {
    const together = timesFor({ ...wanted, parts: [...wanted.parts, parts] })[0]
    const time = together ?? timesFor({ ...wanted, parts: [parts] })[0]
    if (!time) {
      toast.error(t('tooLate', { name }))
      return false
    }
    setDueAt(slug, time.toISOString())
    toast.message(t('set', { day: dayOf(time), time: timeOf(time) }))
    return true
  }
}

type LaterDishesProps = { items: readonly GuestMenuItem[]; at: Date; declares: boolean }

/** What belongs to other parts of the day: greyed, with its time, to be ordered for then. */
export function LaterDishes({ items, at, declares }: LaterDishesProps) {
  const { timeZone } = useHotel()
  const language = useLanguage()
  const orderLater = useOrderLater()
  return (
    <div className="mt-9 grid grid-cols-1 gap-9">
      {byNextPart(items, at, timeZone).map(({ part, items: ofPart }) => {
        const name = localized(part.name, language)
        return (
          <LaterPart key={part.id} part={part} onLater={() => orderLater([part], name)}>
            {ofPart.map((item) => (
              <LaterDish key={item.id} item={item} declares={declares} onLater={orderLater} />
            ))}
          </LaterPart>
        )
      })}
    </div>
  )
}

type LaterDishProps = {
  item: GuestMenuItem
  declares: boolean
  onLater: (parts: readonly Span[], name: string) => boolean
}

function LaterDish({ item, declares, onLater }: LaterDishProps) {
  const { slug } = useHotel()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const name = localized(item.name, language)
  /** The card then stands among what can be ordered. */
  const follow = () => {
    if (!onLater(item.parts, name)) return
    requestAnimationFrame(() => {
      const controls = document.querySelector(`#dish-${item.id}`)
      controls?.scrollIntoView({ block: 'center' })
      controls?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
    })
  }
  const { consent, dialog } = useConsent()
  const add = () => {
    if (item.options.length > 0) return setIsOpen(true)
    consent([{ name, traits: traitsAsServed(item) }], () => {
      addToCart(slug, lineOf(item), 1)
      follow()
    })
  }
  return (
    <LaterCard item={item} declares={declares} onAdd={add} onOpen={() => setIsOpen(true)}>
      {dialog}
      {isOpen && <DishSheet dish={item} onAdd={follow} onClose={() => setIsOpen(false)} />}
    </LaterCard>
  )
}
