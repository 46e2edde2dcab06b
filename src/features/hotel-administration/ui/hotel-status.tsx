import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { AnyHotel } from '../contract.ts'
import { type HotelStatus, useHotelStatus } from './use-hotel-status.ts'

/** Why a hotel stands as it does; trouble is the one thing in colour. */
export function WhyStatus({ status: { is, why } }: { status: HotelStatus }) {
  if (is !== 'look')
    return <p className="text-[0.8125rem] leading-5 font-medium wrap-anywhere">{why.join(' · ')}</p>
  return (
    <p className="flex w-fit min-w-0 items-start gap-1.5 rounded-md bg-late-tint px-2 text-xs leading-5 font-semibold text-late">
      <TriangleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      {why.join(' · ')}
    </p>
  )
}

type SwitchProps = { hotel: AnyHotel; isBusy: boolean; onSwitch: () => void }

/** How a hotel stands in a word, at the switch that opens and closes it (HOT-07). */
export function StatusSwitch({ hotel, isBusy, onSwitch }: SwitchProps) {
  const { t } = useTranslation('platform')
  const { is } = useHotelStatus(hotel)
  const word = t(`hotels.status.${is}`)
  return (
    <span className={is === 'look' ? '[&_[aria-hidden]]:text-late' : ''}>
      <span className="sr-only">{word}</span>
      <Toggle
        isOn={hotel.isActive}
        isBusy={isBusy}
        label={t('hotels.activeOf', { name: hotel.name })}
        on={word}
        off={word}
        onChange={onSwitch}
      />
    </span>
  )
}
