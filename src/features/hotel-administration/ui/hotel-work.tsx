import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { minutesSince } from '#kit/shared/elapsed.ts'
import { useElapsed } from '#kit/web/use-elapsed.ts'
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

/** A dash, which says to a screen reader what is not there. */
export const Dash = ({ text }: { text: string }) => (
  <span className="text-muted">
    <span aria-hidden>–</span>
    <span className="sr-only">{text}</span>
  </span>
)

export function Unpaid({ unpaid, currency }: Pick<AnyHotel, 'unpaid' | 'currency'>) {
  const { money } = useFormatters(currency)
  const { t } = useTranslation('platform')
  if (unpaid === 0) return <Dash text={t('hotels.nothing')} />
  return <bdi className="tabular whitespace-nowrap">{money(unpaid)}</bdi>
}

/** How long orders take to the door. */
export function ToDoor({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation(['platform', 'hotel-admin'])
  if (minutes === null) return <Dash text={t('hotels.notMeasured')} />
  return (
    <span className="tabular whitespace-nowrap">
      {t('hotel-admin:dashboard.minutes', { count: minutes })}
    </span>
  )
}

/** For how many minutes an order waits that nobody takes care of; null where none waits for too long. */
export function useTrouble({ waitingSince, isActive }: AnyHotel): number | null {
  const now = useNow(30)
  if (!waitingSince || !isActive) return null
  const minutes = minutesSince(Date.parse(waitingSince), now.getTime())
  return minutes < TROUBLE_MINUTES ? null : minutes
}

/** The one thing in colour. */
export function Trouble({ minutes }: { minutes: number }) {
  const { t } = useTranslation('platform')
  const { elapsed } = useElapsed()
  return (
    <p className="flex w-fit shrink-0 items-center gap-1.5 rounded-md bg-late-tint px-2 text-xs leading-5 font-semibold text-late md:whitespace-nowrap">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      {t('hotels.orderWaits', { wait: elapsed(minutes) })}
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
