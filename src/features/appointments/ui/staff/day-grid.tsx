import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useNow } from '#kit/web/use-now.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { clockOfMinutes } from '#kit/shared/time.ts'
import type { Block } from '../../contract.ts'
import { DayColumn } from './day-column.tsx'
import { HOUR_PX, minuteOn } from './day-layout.ts'
import type { Place } from './move-place.ts'
import type { Column, Day } from './use-day.ts'
import type { useMove } from './use-move.ts'

type GridProps = {
  day: Day
  columns: readonly Column[]
  move: ReturnType<typeof useMove>
  isShown: (booking: ServiceBooking) => boolean
  onOpen: (booking: ServiceBooking) => void
  onBlock: (block: Block) => void
  onEmpty: (place: Place) => void
}

/** An hour that is over stands above the present. */
const NOW_IN_SIGHT_PX = HOUR_PX + 8
/** So near to the clock of the present an hour's own name is beneath it. */
const COVERED_PX = 22
const AIR_PX = 16
/** Above each column: its name, in two lines where it is long, and how many places are taken. */
const NAMES = '4.25rem'

/** The hours of a day from top to bottom, with the line of the present behind the cards. */
export function DayGrid({ day, columns, move, ...rest }: GridProps) {
  const { t } = useTranslation('work')
  const { timeZone } = useHotel()
  const scroller = useRef<HTMLDivElement>(null)
  const now = useNow()
  const { from, until } = day.shown
  const isToday = dayAt(now, timeZone) === day.day
  const minute = minuteOn(day.day, now.toISOString(), timeZone)
  const nowAt = isToday && minute >= from && minute <= until ? ((minute - from) / 60) * HOUR_PX : null
  const hours = Array.from({ length: (until - from) / 60 }, (_, at) => from / 60 + at)

  const isCovered = (at: number) => nowAt !== null && Math.abs(nowAt - at * HOUR_PX) < COVERED_PX

  const firstOf = (open: Column['open'], appointments: Column['appointments']) => [
    ...open.flatMap((span) => (span.from > 0 ? [span.from] : [])),
    ...appointments.flatMap(({ startsAt }) => (startsAt ? [minuteOn(day.day, startsAt, timeZone)] : [])),
  ]
  // what is now, or comes first, stands in sight, once for each day
  useLayoutEffect(() => {
    const shown = scroller.current
    if (!shown) return
    const first = Math.min(...columns.flatMap(({ open, appointments }) => firstOf(open, appointments)))
    const top = nowAt ?? (Number.isFinite(first) ? ((first - from) / 60) * HOUR_PX : 0)
    shown.scrollTop = top - (nowAt === null ? AIR_PX : NOW_IN_SIGHT_PX)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later answers move nothing under somebody who looks
  }, [day.day, from])

  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('desk.tab.appointment')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      className="relative min-h-72 min-w-0 flex-1 overflow-auto"
      style={{ '--hour': `${HOUR_PX}px`, '--names': NAMES } as CSSProperties}
    >
      <p id="move-hint" className="sr-only">
        {t('desk.day.hint')}
      </p>
      <p role="status" className="sr-only">
        {move.held?.words}
      </p>
      <div className="flex min-w-max">
        <div aria-hidden className="sticky start-0 z-30 w-14 shrink-0 bg-ground text-end">
          <div className="sticky top-0 z-10 h-(--names) border-b border-line bg-ground" />
          {hours.map((hour, at) => (
            <p key={hour} className="tabular relative h-(--hour) pe-2 text-sm text-muted">
              <bdi className={`${at === 0 ? '' : 'relative -top-2.5'} ${isCovered(at) ? 'invisible' : ''}`}>
                {clockOfMinutes(hour * 60)}
              </bdi>
            </p>
          ))}
          {nowAt !== null && (
            <bdi
              className="tabular absolute end-1 -translate-y-1/2 rounded-full bg-accent px-2 py-0.5 text-sm font-semibold text-on-accent"
              style={{ top: `calc(var(--names) + ${nowAt}px)` }}
            >
              {timeAt(now, timeZone)}
            </bdi>
          )}
        </div>
        <div className="relative flex flex-1">
          {columns.map((column) => (
            <DayColumn key={column.resource.id} day={day} column={column} move={move} {...rest} />
          ))}
          {nowAt !== null && (
            <div
              aria-hidden
              className="pointer-events-none absolute inset-x-0 z-[5] border-t-2 border-accent"
              style={{ top: `calc(var(--names) + ${nowAt}px)` }}
            />
          )}
        </div>
      </div>
    </div>
  )
}
