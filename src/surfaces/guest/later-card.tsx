import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { canBeHad } from '#features/menu/options.ts'
import type { DayPart } from '#features/menu/parts-contract.ts'
import { useCardOfDish } from '#features/menu/ui/card-of-dish.tsx'
import { DishCard } from '#features/menu/ui/dish-card.tsx'
import { localized } from '#kit/shared/languages.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'

type PartProps = { part: DayPart; onLater: () => void; children: ReactNode }

/** A part of the day that is not now: its name, when it is, and its dishes. */
export function LaterPart({ part, onLater, children }: PartProps) {
  const { t } = useTranslation('times')
  const language = useLanguage()
  return (
    <section aria-labelledby={`part-${part.id}`}>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h2
            id={`part-${part.id}`}
            className="text-[1.375rem] font-semibold tracking-tight wrap-anywhere md:text-2xl"
          >
            <bdi>{localized(part.name, language)}</bdi>
          </h2>
          <p className="text-[0.9375rem] text-muted">
            {t('partTime', { begins: part.begins, ends: part.ends })}
          </p>
        </div>
        <Button look="soft" onClick={onLater}>
          <Clock aria-hidden className="size-4" />
          {t('orderLater')}
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-2.5 md:grid-cols-2 md:gap-4">{children}</div>
    </section>
  )
}

type CardProps = {
  item: GuestMenuItem
  declares: boolean
  /** Said for its price while that is not clear. */
  price?: string | undefined
  onAdd: () => void
  onOpen: () => void
  children?: ReactNode
}

/** A dish that is served at another time: greyed, to be ordered for then. */
export function LaterCard({ item, declares, price, onAdd, onOpen, children }: CardProps) {
  const { t } = useTranslation(['times', 'dish'])
  const card = useCardOfDish(item, declares, price)
  return (
    <DishCard {...card} onOpen={onOpen} isLater>
      {item.soldOut || !canBeHad(item.options) ? (
        <Badge>{t('dish:soldOut')}</Badge>
      ) : (
        <Button className="px-3!" aria-label={t('orderLaterOf', { name: card.name })} onClick={onAdd}>
          {t('orderLater')}
        </Button>
      )}
      {children}
    </DishCard>
  )
}
