import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { LineChoices } from '#features/room-service/ui/line-choices.tsx'
import { useLineName } from '#features/room-service/ui/use-line-name.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import type { IntentLine } from './asked-line.ts'
import { DishOfCard } from './card-traits.tsx'

const DishTold = later(() => import('./dish-told.tsx'), 'DishTold')

type ToldProps = { dish: Pick<IntentLine, 'name' | 'contains' | 'undeclared' | 'asked' | 'quantity'> }

/** What is to be said of a dish besides, where anything is. */
export const ToldOfDish = ({ dish }: ToldProps) =>
  dish.contains || dish.undeclared || dish.asked !== undefined ? (
    <Suspense>
      <DishTold dish={dish} />
    </Suspense>
  ) : null

type LineProps = { line: IntentLine; price: number | null; isGone: boolean }

export function OrderLine({ line, price, isGone }: LineProps) {
  const { t } = useTranslation('chat')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const nameOf = useLineName()
  return (
    <li className="flex items-baseline gap-3 py-2.5 first:pt-0 last:pb-0">
      <span className="tabular min-w-8 shrink-0 font-semibold whitespace-nowrap text-accent-text">
        {line.quantity}&nbsp;×
      </span>
      <span className="grid min-w-0 grow">
        <bdi className={`font-semibold wrap-anywhere ${isGone ? 'text-muted line-through' : ''}`}>
          {nameOf(line)}
        </bdi>
        <LineChoices
          line={{ choices: line.options ?? [], note: null }}
          className="text-[0.9375rem] wrap-anywhere"
        />
        {line.note && <bdi className="text-[0.9375rem] wrap-anywhere text-muted">{line.note}</bdi>}
        <ToldOfDish dish={line} />
        <DishOfCard line={line} />
      </span>
      <span className="shrink-0">
        {isGone ? (
          <span className="text-[0.9375rem] text-muted">{t('wish.gone')}</span>
        ) : (
          <bdi className="tabular">{price === null ? '…' : money(price * line.quantity)}</bdi>
        )}
      </span>
    </li>
  )
}
