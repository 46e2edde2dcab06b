import { Clock } from 'lucide-react'
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
import { CardTraits } from '#features/menu/ui/card-traits-part.tsx'
import { traitsAsServed } from '#features/menu/as-served.ts'
import { canBeHad } from '#features/menu/options.ts'
import { byNextPart } from '#features/menu/served.ts'
import { DishCard } from '#features/menu/ui/dish-card.tsx'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { useLanguage } from '#kit/web/use-language.ts'

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
  const { t } = useTranslation('times')
  const language = useLanguage()
  const orderLater = useOrderLater()
  return (
    <div className="mt-9 grid grid-cols-1 gap-9">
      {byNextPart(items, at, timeZone).map(({ part, items: ofPart }) => {
        const name = localized(part.name, language)
        return (
          <section key={part.id} aria-labelledby={`part-${part.id}`}>
            <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <div className="min-w-0">
                <h2
                  id={`part-${part.id}`}
                  className="text-[1.375rem] font-semibold tracking-tight wrap-anywhere md:text-2xl"
                >
                  <bdi>{name}</bdi>
                </h2>
                <p className="text-[0.9375rem] text-muted">
                  {t('partTime', { begins: part.begins, ends: part.ends })}
                </p>
              </div>
              <Button look="soft" onClick={() => orderLater([part], name)}>
                <Clock aria-hidden className="size-4" />
                {t('orderLater')}
              </Button>
            </div>
            <div className="grid grid-cols-1 gap-2.5 md:grid-cols-2 md:gap-4">
              {ofPart.map((item) => (
                <LaterCard key={item.id} item={item} declares={declares} onLater={orderLater} />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

type LaterCardProps = {
  item: GuestMenuItem
  declares: boolean
  onLater: (parts: readonly Span[], name: string) => boolean
}

function LaterCard({ item, declares, onLater }: LaterCardProps) {
  const { slug, currency, scene } = useHotel()
  const { t } = useTranslation(['times', 'dish'])
  const { money } = useFormatters(currency)
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
    <DishCard
      name={name}
      text={localized(item.description, language)}
      price={money(item.price)}
      picture={item.imageUrl}
      drawing={`${scene}-${item.kind}.svg`}
      traits={declares && <CardTraits item={item} />}
      onOpen={() => setIsOpen(true)}
      isLater
    >
      {item.soldOut || !canBeHad(item.options) ? (
        <Badge>{t('dish:soldOut')}</Badge>
      ) : (
        <Button className="px-3!" aria-label={t('orderLaterOf', { name })} onClick={add}>
          {t('orderLater')}
        </Button>
      )}
      {dialog}
      {isOpen && <DishSheet dish={item} onAdd={follow} onClose={() => setIsOpen(false)} />}
    </DishCard>
  )
}
