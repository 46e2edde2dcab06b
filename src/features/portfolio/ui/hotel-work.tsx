import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { AnyHotel } from '../contract.ts'
import { TROUBLE_MINUTES } from '../rules.ts'

/** A number of the table; nothing to do is grey. */
export function Figure({ value, isStrong = false }: { value: number; isStrong?: boolean }) {
  const { number } = useFormatters()
  const tone = value === 0 ? 'text-muted' : isStrong ? 'text-base font-semibold' : ''
  return <span className={`tabular ${tone}`}>{number(value)}</span>
}

export function Unpaid({ hotel }: { hotel: AnyHotel }) {
  const { money } = useFormatters(hotel.currency)
  const { t } = useTranslation('platform')
  if (hotel.unpaid === 0) return <span className="text-muted">{t('hotels.nothing')}</span>
  return <bdi className="tabular whitespace-nowrap">{money(hotel.unpaid)}</bdi>
}

/** An order that nobody takes care of: the one thing in colour. */
export function Trouble({ hotel }: { hotel: AnyHotel }) {
  const { t } = useTranslation('platform')
  const { wait } = useFormatters()
  const now = useNow(30)
  const { waitingSince, isActive } = hotel
  if (!waitingSince || !isActive) return null
  const seconds = Math.floor((now.getTime() - Date.parse(waitingSince)) / 60_000) * 60
  if (seconds < TROUBLE_MINUTES * 60) return null
  return (
    <p className="flex w-fit items-center gap-1.5 rounded-md bg-late-tint px-2 text-xs leading-5 font-semibold text-late">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      {t('hotels.orderWaits', { wait: wait(seconds) })}
    </p>
  )
}

type StateProps = { hotel: AnyHotel; isBusy: boolean; onSwitch: () => void }

/** HOT-07. */
export function StateSwitch({ hotel: { name, isActive }, isBusy, onSwitch }: StateProps) {
  const { t } = useTranslation('platform')
  return (
    <Toggle
      isOn={isActive}
      isBusy={isBusy}
      label={t('hotels.activeOf', { name })}
      on={t('hotels.active')}
      off={t('hotels.inactive')}
      onChange={onSwitch}
    />
  )
}
