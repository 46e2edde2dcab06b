import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvoided } from '#features/dietary/ui/use-avoided.ts'
import { useConsent } from '#features/dietary/ui/use-consent.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { canBeHad, isEnough } from '#features/menu/options.ts'
import { ChoiceGroup } from '#features/menu/ui/choice-group.tsx'
import { localized } from '#kit/shared/languages.ts'
import { cleanText } from '#kit/shared/text.ts'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { focusTooLong } from '#kit/web/too-long.ts'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { LINE_NOTE_LENGTH } from '../limits.ts'
import { keyOfLine } from '../rules.ts'
import { addToCart, type CartLine, replaceLine, useCart } from './cart.ts'
import { lineOf, mostOf } from './cart-line.ts'
import { DishLeft } from './dish-left.tsx'
import { DishPicture } from './dish-picture.tsx'
import { DishTraits } from './dish-traits.tsx'
import { wholeOf } from './line-traits.tsx'
import { SayIt } from './say-it.tsx'

type DishSheetProps = {
  dish: GuestMenuItem
  /** A line of the cart that is changed; without one, the dish is added. */
  line?: CartLine
  onAdd?: () => void
  onClose: () => void
}

/** A dish with what can be chosen for it, from beneath: added with one more tap. */
export function DishSheet({ dish, line, onAdd, onClose }: DishSheetProps) {
  const { slug, currency, scene } = useHotel()
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
  const { consent, dialog } = useConsent()
  const name = localized(dish.name, language)
  const text = localized(dish.description, language)
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
        <div className="overflow-y-auto">
          <div className="relative">
            <DishPicture picture={dish.imageUrl} drawing={`${scene}-${dish.kind}.svg`} />
            <IconButton
              label={t('common:close')}
              onClick={onClose}
              className="absolute end-3 top-3 bg-card/95 shadow-card"
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          <div className="grid grid-cols-1 gap-6 px-5 pt-4 pb-6">
            <div>
              <div className="flex items-baseline justify-between gap-4">
                <h2
                  id={titleId}
                  className="min-w-0 font-display text-2xl font-semibold tracking-tight wrap-anywhere"
                >
                  <bdi>{name}</bdi>
                </h2>
                <bdi className="tabular shrink-0 text-lg font-semibold">{money(dish.price)}</bdi>
              </div>
              {text && (
                <p className="mt-1 text-pretty text-muted">
                  <bdi>{text}</bdi>
                </p>
              )}
              <DishLeft left={dish.left} />
            </div>
            <DishTraits traits={traits} />
            {dish.options.map((group) => (
              <ChoiceGroup
                key={group.id}
                group={group}
                chosen={taken}
                money={money}
                isAsked={isAsked}
                avoided={avoided}
                onChoose={(ids) => choose(group.id, ids)}
              />
            ))}
            <div className="grid gap-1">
              <Field label={t('note')} typed={{ text: note, limit: LINE_NOTE_LENGTH }}>
                {(control) => (
                  <textarea
                    {...control}
                    rows={2}
                    value={note}
                    placeholder={t('notePlaceholder')}
                    onChange={(event) => setNote(event.target.value)}
                    className={`${inputClass} resize-y py-3 [unicode-bidi:plaintext]`}
                  />
                )}
              </Field>
              <SayIt note={note} limit={LINE_NOTE_LENGTH} onNote={setNote} />
            </div>
          </div>
        </div>
        <footer className="flex flex-wrap items-center gap-2.5 border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {dish.soldOut || !canBeHad(dish.options) ? (
            <p className="flex min-h-13 grow items-center justify-center font-semibold text-muted">
              {t('soldOut')}
            </p>
          ) : (
            <>
              <Stepper
                name={name}
                quantity={quantity}
                max={most}
                onChange={(count) => setQuantity(Math.max(1, count))}
              />
              <Button
                look="primary"
                size="lg"
                className="grow justify-between! px-3! text-base!"
                onClick={finish}
              >
                {line ? t('save') : t('add')}
                <bdi className="tabular">{money(wanted.price * quantity)}</bdi>
              </Button>
            </>
          )}
        </footer>
      </div>
      {dialog}
    </Sheet>
  )
}
