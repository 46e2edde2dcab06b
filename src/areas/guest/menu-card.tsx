import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QUANTITY_MAX } from '#features/bookings/rules.ts'
import { setQuantity } from '#features/bookings/ui/cart.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useFocusFallback } from '#kit/web/use-focus-fallback.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { GuestMenuItem } from '#features/menu/contract.ts'

type MenuCardProps = { item: GuestMenuItem; quantity: number; isFirst: boolean }

/** One dish: picture, name, what it is, price; the stepper takes the place of Add. */
export function MenuCard({ item, quantity, isFirst }: MenuCardProps) {
  const { slug, currency } = useHotel()
  const { t } = useTranslation('guest')
  const { money } = useFormatters(currency)
  const language = useLanguage()
  const name = localized(item.name, language)
  const text = localized(item.description, language)
  const controls = useFocusFallback<HTMLDivElement>(quantity > 0, (box) =>
    box.querySelector('button:last-of-type'),
  )
  const take = (wanted: number) => setQuantity(slug, item, wanted)

  return (
    <article
      className={`flex gap-3.5 narrow:flex-col rounded-lg border bg-card p-3 shadow-card transition-colors ${
        quantity > 0 ? 'border-accent-text/50' : 'border-line'
      }`}
    >
      <DishPicture item={item} isFirst={isFirst} />
      <div className="flex min-w-0 grow flex-col">
        <h3 className="wrap-anywhere font-sans text-[1.0625rem] leading-snug font-semibold">
          <bdi>{name}</bdi>
        </h3>
        {text && (
          <p className="mt-0.5 text-[0.9375rem] leading-snug text-pretty text-muted">
            <bdi>{text}</bdi>
          </p>
        )}
        <div {...controls} className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <bdi className="tabular text-[1.0625rem] font-semibold">{money(item.price)}</bdi>
          {quantity > 0 ? (
            <Stepper name={name} quantity={quantity} max={QUANTITY_MAX} onChange={take} />
          ) : (
            <Button look="soft" aria-label={t('menu.addItem', { name })} onClick={() => take(1)}>
              <Plus aria-hidden className="size-4" />
              {t('menu.add')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

/** The first dish's picture is the largest thing of the screen: like a cover, it comes before the application. */
function DishPicture({ item, isFirst }: Pick<MenuCardProps, 'item' | 'isFirst'>) {
  const { scene } = useHotel()
  const [isBroken, setIsBroken] = useState(false)
  return (
    <img
      src={(!isBroken && item.imageUrl) || `${scene}-${item.kind}.svg`}
      alt=""
      width={112}
      height={112}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onError={() => setIsBroken(true)}
      className="size-28 shrink-0 max-[22rem]:size-20 self-start rounded-md bg-tint object-cover"
    />
  )
}
