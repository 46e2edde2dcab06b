import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvoided } from '#features/dietary/ui/use-avoided.ts'
import { useConsent } from '#features/dietary/ui/use-consent.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { declaresAnything } from '#features/menu/declared.ts'
import { isEnough } from '#features/menu/options.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { localized } from '#kit/shared/languages.ts'
import { cleanText } from '#kit/shared/text.ts'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { focusTooLong } from '#kit/web/too-long.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { keyOfLine } from '../rules.ts'
import { addToCart, type CartLine, replaceLine, useCart } from './cart.ts'
import { lineOf, mostOf } from './cart-line.ts'
import { DishFacts } from './dish-facts.tsx'
import { DishFooter } from './dish-footer.tsx'
import { wholeOf } from './line-traits.tsx'

type DishSheetProps = {
  dish: GuestMenuItem
  /** A line of the cart that is changed; without one, the dish is added. */
  line?: CartLine
  onAdd?: () => void
  onClose: () => void
}

/** A dish with what can be chosen for it, from beneath: added with one more tap. */
export function DishSheet({ dish, line, onAdd, onClose }: DishSheetProps) {
  const { slug, currency } = useHotel()
  const { t } = useTranslation(['dish', 'common'])
  const { money } = useFormatters(currency)
  const language = useLanguage()
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [chosen, setChosen] = useState(() => (line ?? lineOf(dish)).choices.map(({ id }) => id))
  const [note, setNote] = useState(line?.note ?? '')
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [isAsked, setIsAsked] = useState(false)

  const avoided = useAvoided()
  const { data: declares } = useQuery({
    ...menuApi.query.list.queryOptions({ input: { slug } }),
    select: declaresAnything,
  })
  const { consent, dialog } = useConsent()
  const name = localized(dish.name, language)
  const taken = new Set(chosen)
  const wanted = lineOf(dish, chosen, cleanText(note) || null)
  const traits = wholeOf(wanted)
  const { lines } = useCart(slug)
  const others = lines.filter((each) => !line || keyOfLine(each) !== keyOfLine(line))
  const most = mostOf(dish, others)
  const choose = (groupId: string, ids: string[]) => {
    const group = dish.options.find(({ id }) => id === groupId)
    const kept = chosen.filter((id) => !group?.choices.some((choice) => choice.id === id))
    setChosen([...kept, ...ids])
  }
  const finish = () => {
    const missing = dish.options.find(
      (group) => !isEnough(group, group.choices.filter(({ id }) => taken.has(id)).length),
    )
    if (missing) {
      setIsAsked(true)
      return body.current?.querySelector<HTMLElement>(`[name="${missing.id}"]:enabled`)?.focus()
    }
    if (focusTooLong()) return
    consent([{ name, traits }], () => {
      if (line) replaceLine(slug, line, { ...wanted, quantity })
      else addToCart(slug, wanted, quantity)
      onAdd?.()
      onClose()
    })
  }

  return (
    <Sheet titleId={titleId} className="max-h-[calc(100dvh-2rem)] max-w-xl" onClose={onClose}>
      <div ref={body} className="grid max-h-[calc(100dvh-2rem)] grid-rows-[1fr_auto]">
        <div className="relative overflow-y-auto">
          <IconButton
            label={t('common:close')}
            onClick={onClose}
            className="absolute end-3 top-3 z-10 bg-card/95 shadow-card"
          >
            <X aria-hidden className="size-5" />
          </IconButton>
          <DishFacts
            dish={dish}
            titleId={titleId}
            price={money(dish.price)}
            traits={declares ? traits : null}
            chosen={taken}
            avoided={avoided}
            isAsked={isAsked}
            note={note}
            onChoose={choose}
            onNote={setNote}
          />
        </div>
        <DishFooter
          dish={dish}
          add={line ? t('save') : t('add')}
          total={money(wanted.price * quantity)}
          quantity={quantity}
          most={most}
          onQuantity={setQuantity}
          onAdd={finish}
        />
      </div>
      {dialog}
    </Sheet>
  )
}
