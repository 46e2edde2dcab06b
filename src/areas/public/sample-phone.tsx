import { useQuery } from '@tanstack/react-query'
import { Minus, Plus, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '#features/menu/contract.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { localized } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { Cover } from '#features/hotels/ui/cover.tsx'

const STEPS = ['sent', 'seen', 'kitchen', 'door'] as const
const TIMES = ['19:02', '19:03', '19:06']

/** A phone showing the demo hotel's guest area, with the demo hotel's own pictures if it exists. */
export function SamplePhone() {
  const { t } = useTranslation('guest')
  const input = { slug: DEMO_SLUG }
  const { data: hotel } = useQuery({ ...hotelsApi.query.get.queryOptions({ input }), retry: false })
  const { data: menu } = useQuery({ ...menuApi.query.list.queryOptions({ input }), retry: false })
  const dishes = menu?.filter((item) => item.category === 'Main Courses').slice(0, 2) ?? []
  const name = hotel?.name ?? t('platform.sample.hotel')

  return (
    <figure
      role="img"
      aria-label={t('platform.phoneLabel')}
      className="relative mx-auto w-full max-w-[21rem] select-none"
    >
      <div aria-hidden className="absolute -inset-x-16 -inset-y-10 rounded-full bg-accent/12 blur-3xl" />
      <div
        aria-hidden
        className="relative overflow-hidden rounded-[42px] border-[9px] border-[oklch(22%_.012_60)] bg-ground shadow-float"
      >
        <div className="relative flex h-44 items-end overflow-hidden">
          {hotel && <Cover hotel={hotel} className="object-[50%_62%]" />}
          <div className="absolute inset-0 bg-linear-to-t from-black/70 to-transparent" />
          <div className="relative p-5 text-white">
            <p className="font-display text-2xl font-semibold">{t('landing.evening')}</p>
            <p className="text-sm">
              {t('platform.sample.room')} · {name}
            </p>
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 pb-7">
          <SampleOrder />
          <SampleDish dish={dishes[0]} fallback={t('platform.sample.dish')} price={1250} quantity={2} />
          <SampleDish dish={dishes[1]} fallback={t('platform.sample.other')} price={1650} quantity={0} />
        </div>
      </div>
    </figure>
  )
}

function SampleOrder() {
  const { t } = useTranslation('guest')
  return (
    <div className="rounded-lg border border-line bg-card p-3.5 shadow-card">
      <div className="flex items-center justify-between">
        <p className="font-semibold">{t('bookings.roomService')}</p>
        <span className="rounded-full bg-tint px-2.5 py-0.5 text-xs font-semibold text-accent-text">
          {t('bookings.status.preparing')}
        </span>
      </div>
      <p className="text-xs text-muted">
        <bdi>#7F3A91C2</bdi> · {t('bookings.items', { count: 3 })} · <bdi>$41.50</bdi>
      </p>
      <div className="mt-3 grid grid-cols-4 gap-1 text-[0.6875rem] leading-tight">
        {STEPS.map((step, at) => (
          <div key={step} className={at === 2 ? 'font-semibold text-accent-text' : 'text-muted'}>
            <div className={`mb-1.5 h-1 rounded-full ${at <= 2 ? 'bg-accent' : 'bg-line'}`} />
            {t(`bookings.steps.${step}`)}
            <div className="tabular">{TIMES[at]}</div>
          </div>
        ))}
      </div>
    </div>
  )
}

type SampleDishProps = { dish: MenuItem | undefined; fallback: string; price: number; quantity: number }

function SampleDish({ dish, fallback, price, quantity }: SampleDishProps) {
  const { t } = useTranslation('guest')
  const language = useLanguage()
  const name = dish ? localized(dish.name, language) : fallback
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-card p-2.5 shadow-card">
      <div className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-tint text-accent-text">
        {dish?.imageUrl ? (
          <img src={dish.imageUrl} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <UtensilsCrossed className="size-5" />
        )}
      </div>
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="tabular text-sm text-muted">
          <bdi>{formatMoney(dish?.price ?? price, 'USD')}</bdi>
        </p>
      </div>
      {quantity > 0 ? (
        <span className="flex items-center gap-2.5 rounded-md bg-accent px-2.5 py-2 text-sm font-semibold text-on-accent">
          <Minus className="size-3.5" />
          {quantity}
          <Plus className="size-3.5" />
        </span>
      ) : (
        <span className="rounded-md bg-tint px-3 py-2 text-sm font-semibold text-accent-text">
          {t('menu.add')}
        </span>
      )}
    </div>
  )
}
