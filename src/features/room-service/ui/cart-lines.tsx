import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2, UtensilsCrossed } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useFocusFallback } from '#kit/web/use-focus-fallback.ts'
import { keyOfLine } from '../rules.ts'
import { type CartLine, putBack, setQuantity, useCart } from './cart.ts'
import { mostOf } from './cart-line.ts'
import { LineChoices } from './line-choices.tsx'
import { LineTraits } from './line-traits.tsx'
import { LineServed } from './line-served.tsx'
import { useAvoidedInCart } from './use-avoided-in-cart.ts'
import { useFullLineName, useLineName } from './use-line-name.ts'

const DishSheet = later(() => import('./dish-sheet.tsx'), 'DishSheet')

/** The lines of the order, each editable in place; a removed line can be restored. */
export function CartLines({ isCompact = false }: { isCompact?: boolean }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { lines } = useCart(slug)
  const nameOf = useFullLineName()
  const { avoided } = useAvoidedInCart()
  const { data: menu } = useQuery(menuApi.query.list.queryOptions({ input: { slug } }))
  const [changed, setChanged] = useState<CartLine | null>(null)
  const dishOf = ({ id }: CartLine) => menu?.find((dish) => dish.id === id && dish.options.length > 0)
  const dish = changed && dishOf(changed)
  const mostFor = (line: CartLine) =>
    mostOf(
      { id: line.id, left: menu?.find(({ id }) => id === line.id)?.left ?? null },
      lines.filter((other) => other !== line),
    )

  const removedAt = useRef(0)
  const list = useFocusFallback<HTMLUListElement>(lines.length, ({ children }) => {
    const next = children[Math.min(removedAt.current, children.length - 1)]
    return next?.querySelector('button')
  })

  const take = (line: CartLine, quantity: number) => {
    setQuantity(slug, line, quantity)
    if (quantity > 0) return
    const at = lines.indexOf(line)
    removedAt.current = at
    toast.message(t('order.removed', { name: nameOf(line) }), {
      action: { label: t('order.undo'), onClick: () => putBack(slug, line, at) },
    })
  }

  return (
    <>
      <ul {...list} className="divide-y divide-line">
        {lines.map((line) => (
          <Line
            key={keyOfLine(line)}
            line={line}
            name={nameOf(line)}
            isCompact={isCompact}
            avoided={avoided}
            most={mostFor(line)}
            onTake={(quantity) => take(line, quantity)}
            onChange={dishOf(line) ? () => setChanged(line) : null}
          />
        ))}
      </ul>
      {changed && dish && <DishSheet dish={dish} line={changed} onClose={() => setChanged(null)} />}
    </>
  )
}

type LineProps = {
  line: CartLine
  name: string
  isCompact: boolean
  avoided: readonly Trait[]
  most: number
  onTake: (quantity: number) => void
  /** Null where nothing can be chosen. */
  onChange: (() => void) | null
}

function Line({ line, name, isCompact, avoided, most, onTake, onChange }: LineProps) {
  const { t } = useTranslation(['guest', 'common'])
  const nameOf = useLineName()
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  return (
    <li className="flex gap-3.5 py-4">
      {!isCompact && (
        <span className="relative grid size-18 shrink-0 place-items-center overflow-hidden rounded-md bg-tint text-accent-text">
          {line.imageUrl ? (
            <img
              src={line.imageUrl}
              alt=""
              width={72}
              height={72}
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <UtensilsCrossed aria-hidden className="size-5" />
          )}
        </span>
      )}
      <div className="min-w-0 grow basis-0">
        <div className="flex items-baseline justify-between gap-3">
          <bdi className="font-semibold">{nameOf(line)}</bdi>
          <bdi className="tabular font-semibold">{money(line.price * line.quantity)}</bdi>
        </div>
        <LineChoices line={line} className="text-[0.9375rem] text-muted" />
        <LineTraits line={line} avoided={avoided} />
        <LineServed line={line} />
        {line.quantity > 1 && (
          <p className="text-[0.9375rem] text-muted">{t('order.each', { price: money(line.price) })}</p>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
          <Stepper
            name={name}
            quantity={line.quantity}
            max={most}
            isSoft
            last={{ label: t('order.remove', { name }), icon: <Trash2 aria-hidden className="size-4.5" /> }}
            onChange={onTake}
          />
          {onChange && (
            <Button
              look="quiet"
              className="-me-2 px-2! text-accent-text!"
              aria-label={t('order.changeOf', { name })}
              onClick={onChange}
            >
              <Pencil aria-hidden className="size-4" />
              {t('order.change')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
