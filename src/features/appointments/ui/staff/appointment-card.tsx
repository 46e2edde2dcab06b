import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { useElapsed } from '#kit/web/use-elapsed.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { wordOf } from '#features/service-bookings/rules.ts'
import { minutesLate } from '#features/service-bookings/waiting.ts'
import type { useMove } from './use-move.ts'

const LOOK = {
  pending: 'border-dashed border-wait bg-wait-tint text-wait',
  confirmed: 'border-accent/40 bg-tint text-ink',
  in_preparation: 'border-accent bg-accent text-on-accent',
  delivered: 'border-line bg-card text-muted',
  cancelled: 'border-line bg-card text-muted',
} as const

type CardProps = {
  booking: ServiceBooking
  clock: { begins: string; ends: string }
  /** There is room for two lines alone. */
  isShort: boolean
  isHeld: boolean
  /** What stands against where it is held. */
  problem: string | null
  /** It does not match search and filters. */
  isDimmed: boolean
  grip: ReturnType<ReturnType<typeof useMove>['gripOf']>
  onOpen: () => void
  style: CSSProperties
}

/** An appointment as a block of its time; a press opens it, Space picks it up. */
export function AppointmentCard({
  booking,
  clock,
  isShort,
  isHeld,
  problem,
  isDimmed,
  grip,
  onOpen,
  style,
}: CardProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const { short } = useElapsed()
  const late = minutesLate(booking, useHeatNow())
  const { id, status, guestName, roomNumber, places, bookingStatus } = booking
  const look =
    bookingStatus === 'open'
      ? late > 0 || problem
        ? 'border-wait bg-wait-tint text-wait'
        : LOOK[status]
      : LOOK.delivered
  const what = (
    <>
      <bdi>{localized(booking.name)}</bdi>
      {places !== null && places > 1 && ` · ${t('desk.people', { count: places })}`}
    </>
  )
  const state =
    late > 0
      ? t('hotel-admin:bookings.lateBy', { time: short(late) })
      : t(`steps.${wordOf(booking) as 'asked'}`)
  return (
    <button
      type="button"
      data-appointment={id}
      aria-describedby="move-hint"
      aria-pressed={isHeld}
      {...grip}
      onClick={onOpen}
      style={style}
      className={`absolute z-10 scroll-mt-16 scroll-ms-16 grid min-h-11 cursor-grab auto-rows-max select-none [-webkit-touch-callout:none] content-start overflow-hidden rounded-md border px-2 py-1 text-start text-sm leading-[1.15rem] ${look} ${isHeld ? 'z-20 cursor-grabbing shadow-float ring-2 ring-accent' : 'shadow-card'} ${isDimmed ? 'opacity-35' : ''}`}
    >
      <span className="flex items-baseline gap-1.5 truncate font-semibold">
        <bdi className="text-base">{roomNumber}</bdi> <bdi className="min-w-0 truncate">{guestName}</bdi>
      </span>
      {!isShort && <span className="truncate">{what}</span>}
      <span className={`tabular ${problem ? '' : 'flex gap-1'}`}>
        <bdi className="shrink-0">
          {clock.begins}–{clock.ends}
        </bdi>{' '}
        <span className={problem ? '' : 'truncate'}>
          {isShort && !problem && <>{what} · </>}
          {problem ?? state}
        </span>
      </span>
    </button>
  )
}
