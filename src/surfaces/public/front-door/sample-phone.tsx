import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { drawDish } from '#features/menu/dish/drawing.ts'
import type { DishKind } from '#features/menu/dish/kinds.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Dress } from './dress.ts'
import { Letter } from './letter.tsx'
import { type Dish, LINES, type Step, STEPS, TIMES, TOTAL } from './order.ts'
import { addressOfMarkup, useDrawing } from './use-drawing.ts'

/** A guest's phone with an order under way, in the hotel's dress. */
export function SamplePhone({ dress, step }: { dress: Dress; step: Step }) {
  const { t } = useTranslation('front-door')
  const evening = useDrawing(dress, 'dusk')
  return (
    <div
      role="img"
      aria-label={t('stage.phone', { hotel: dress.hotel })}
      className="mx-auto w-full max-w-[17.5rem] overflow-hidden rounded-[38px] border-[8px] border-[oklch(17%_.008_60)] bg-ground text-ink shadow-float select-none"
    >
      <div className="relative h-32 overflow-hidden">
        <img
          src={evening}
          alt=""
          className="absolute inset-0 size-full object-cover object-[50%_64%] rtl:-scale-x-100"
        />
      </div>
      <div className="relative px-4 pb-5">
        <Letter
          hotel={dress.hotel}
          className="relative -mt-7 size-14 rounded-[14px] border-[3px] border-ground text-2xl"
        />
        <p className="mt-2 line-clamp-2 font-display text-[1.375rem] leading-tight font-semibold wrap-anywhere">
          <bdi>{dress.hotel}</bdi>
        </p>
        <p className="mt-0.5 text-[0.8125rem] text-muted">{t('stage.greeting')}</p>
        <PhoneOrder step={step} />
        <p className="mt-4 font-display text-base font-semibold">{t('stage.menu')}</p>
        <div className="mt-2 grid gap-2">
          <PhoneDish dish="bass" kind="fish" price={2400} color={dress.color} />
          <PhoneDish dish="cake" kind="dessert" price={850} color={dress.color} />
        </div>
      </div>
    </div>
  )
}

function PhoneOrder({ step }: { step: Step }) {
  const { t } = useTranslation(['front-door', 'guest'])
  const reached = STEPS.indexOf(step)
  return (
    <div className="mt-3 rounded-lg border border-line bg-card p-3 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <p className="text-sm font-semibold">{t('guest:bookings.roomService')}</p>
        <span className="rounded-full bg-tint px-2 py-0.5 text-xs font-semibold text-accent-text">
          {t(`guest:bookings.steps.${step}`)}
        </span>
      </div>
      <p className="mt-0.5 text-xs text-muted">
        {`${t('guest:bookings.items', { count: LINES.reduce((sum, [quantity]) => sum + quantity, 0) })} · `}
        <bdi>{formatMoney(TOTAL, 'USD')}</bdi>
      </p>
      <div className="mt-2.5 grid grid-cols-4 gap-1">
        {STEPS.map((one, at) => (
          <span
            key={one}
            className={`h-1 rounded-full transition-colors duration-180 ${at <= reached ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
      <div className="mt-1.5 flex justify-between text-[0.6875rem] text-muted">
        <span>
          {t('guest:bookings.steps.sent')} <bdi className="tabular">{TIMES.sent}</bdi>
        </span>
        {reached > 0 && (
          <span className="font-semibold text-accent-text">
            <bdi className="tabular">{TIMES[step]}</bdi>
          </span>
        )}
      </div>
    </div>
  )
}

type PhoneDishProps = { dish: Dish; kind: DishKind; price: number; color: string }

function PhoneDish({ dish, kind, price, color }: PhoneDishProps) {
  const { t } = useTranslation(['front-door', 'guest'])
  const picture = useMemo(() => addressOfMarkup(drawDish(kind, color)), [kind, color])
  return (
    <div className="flex items-center gap-2.5 rounded-lg border border-line bg-card p-2 shadow-card">
      <img src={picture} alt="" className="size-14 shrink-0 rounded-md" />
      <div className="min-w-0 grow">
        <p className="text-[0.8125rem] leading-snug font-semibold">{t(`dish.${dish}`)}</p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-1">
          <bdi className="tabular text-xs text-muted">{formatMoney(price, 'USD')}</bdi>
          <span className="rounded-sm bg-tint px-2 py-1 text-xs font-semibold text-accent-text">
            {t('guest:menu.add')}
          </span>
        </div>
      </div>
    </div>
  )
}
