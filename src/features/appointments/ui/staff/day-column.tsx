import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { usePendingChanges } from '#features/service-bookings/ui/staff/change.ts'
import { clockOfMinutes } from '#kit/shared/time.ts'
import type { Block } from '../../contract.ts'
import { mostTaken } from '../../slots.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { gapsOf, HOUR_PX, layOut, quarterAt, type Span } from './day-layout.ts'
import type { Place } from './move-place.ts'
import type { Column, Day } from './use-day.ts'
import type { useMove } from './use-move.ts'

type ColumnProps = {
  day: Day
  column: Column
  move: ReturnType<typeof useMove>
  isShown: (booking: ServiceBooking) => boolean
  onOpen: (booking: ServiceBooking) => void
  onBlock: (block: Block) => void
  onEmpty: (place: Place) => void
}

const HATCHED =
  'bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_7px)] dark:bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_8px)]'
/** The width that a card needs beside another one, and by itself. */
const CARD_REM = 9
const COLUMN_REM = 7.5
/** The length from which three lines fit into a card. */
const THREE_LINES_MINUTES = 55

const across = (lane: number, of: number) => ({
  insetInlineStart: `calc(${(lane / of) * 100}% + 3px)`,
  width: `calc(${100 / of}% - 6px)`,
})

/** One resource's day: its hours, what blocks it, and its appointments. */
export function DayColumn({ day, column, move, isShown, onOpen, onBlock, onEmpty }: ColumnProps) {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const pending = usePendingChanges()
  const { resource, open, blocks } = column
  const { shown, spanOf } = day
  const { held } = move
  const isPressed = useRef(false)
  const styleOf = ({ from, until }: Span) => ({
    top: ((Math.max(from, shown.from) - shown.from) / 60) * HOUR_PX,
    height: ((Math.min(until, shown.until) - Math.max(from, shown.from)) / 60) * HOUR_PX,
  })

  // what is being moved stands where it goes, until the server has answered
  const placed = day.columns.flatMap(({ appointments }) =>
    appointments.flatMap((booking) => {
      const { startsAt, endsAt } = booking
      if (!startsAt || !endsAt) return []
      const own = spanOf(startsAt, endsAt)
      const length = own.until - own.from
      const moving = pending.get(booking.id)?.find((each) => each.kind === 'move')
      const begins = moving ? spanOf(moving.startsAt, endsAt).from : own.from
      const place =
        held?.booking.id === booking.id
          ? held.place
          : { minute: begins, resourceId: moving?.resourceId ?? booking.resource?.id ?? '' }
      const span = { from: place.minute, until: place.minute + length }
      return place.resourceId === resource.id ? [{ ...span, id: booking.id, booking }] : []
    }),
  )
  const lanes = layOut(placed)
  const most = Math.max(1, ...[...lanes.values()].map((each) => each.lanes))
  const taken = placed.map(({ booking, from, until }) => ({
    resourceId: resource.id,
    from,
    until,
    places: booking.places ?? 1,
  }))

  return (
    <section
      aria-label={localized(resource.name)}
      className="flex-1 border-s border-line"
      style={{ minWidth: `${most === 1 ? COLUMN_REM : most * CARD_REM}rem` }}
    >
      <header className="sticky top-0 z-20 grid h-(--names) content-center border-b border-line bg-ground px-2">
        <h2
          title={localized(resource.name)}
          className="line-clamp-2 text-base leading-5 font-semibold wrap-anywhere"
        >
          <bdi>{localized(resource.name)}</bdi>
        </h2>
        {!resource.isEnabled && (
          <p className="truncate text-sm leading-5 text-wait">{t('editor.resource.paused')}</p>
        )}
        {resource.isEnabled && resource.capacity > 1 && (
          <p className="tabular truncate text-sm leading-5 text-muted">
            {t('desk.day.places', {
              taken: mostTaken(taken, shown.from, shown.until),
              capacity: resource.capacity,
            })}
          </p>
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shorter way to what the bar's button opens */}
      <div
        data-resource={resource.id}
        // what is dragged is let go over empty time
        onPointerDown={({ target, currentTarget }) => {
          isPressed.current = target === currentTarget
        }}
        onClick={({ target, currentTarget, clientY }) => {
          if (!isPressed.current || target !== currentTarget) return
          const minute = quarterAt(clientY - currentTarget.getBoundingClientRect().top, shown)
          onEmpty({ minute, resourceId: resource.id })
        }}
        className="relative bg-[repeating-linear-gradient(to_bottom,var(--line)_0_1px,transparent_1px_var(--hour))]"
        style={{ height: ((shown.until - shown.from) / 60) * HOUR_PX }}
      >
        {gapsOf(open, shown).map((gap) => (
          <div
            key={gap.from}
            title={t('desk.day.closed')}
            className={`absolute inset-x-0 bg-side/60 ${HATCHED}`}
            style={styleOf(gap)}
          />
        ))}
        {placed.map(({ id, booking, until }) => {
          const { bufferMinutes = 0 } = day.offerOf(booking.offerId) ?? {}
          if (booking.bookingStatus !== 'open' || bufferMinutes === 0 || until >= shown.until) return null
          const { lane, lanes: of } = lanes.get(id) ?? { lane: 0, lanes: 1 }
          return (
            <div
              key={id}
              data-buffer
              title={t('desk.day.buffer')}
              className={`absolute rounded-b-md ${HATCHED}`}
              style={{ ...styleOf({ from: until, until: until + bufferMinutes }), ...across(lane, of) }}
            />
          )
        })}
        {blocks.map((block) => {
          const span = spanOf(block.beginsAt, block.endsAt)
          const words = block.reason ?? t('desk.day.blocked')
          return (
            <button
              key={block.id}
              type="button"
              aria-label={`${clockOfMinutes(span.from)}–${clockOfMinutes(span.until)}, ${words}: ${t('desk.day.free')}`}
              onClick={() => onBlock(block)}
              className={`absolute inset-x-1 z-10 grid min-h-11 place-items-center overflow-hidden rounded-sm border border-dashed border-muted/60 bg-side text-sm text-muted hover:text-ink ${HATCHED}`}
              style={styleOf(span)}
            >
              <bdi className="max-w-full truncate rounded-sm bg-side px-2 py-0.5 font-medium">{words}</bdi>
            </button>
          )
        })}
        {placed.map(({ id, booking, from, until }) => {
          const { lane, lanes: of } = lanes.get(id) ?? { lane: 0, lanes: 1 }
          return (
            <AppointmentCard
              key={id}
              booking={booking}
              clock={{ begins: clockOfMinutes(from), ends: clockOfMinutes(until % (24 * 60)) }}
              isShort={until - from < THREE_LINES_MINUTES}
              isHeld={held?.booking.id === id}
              problem={held?.booking.id === id ? held.problem : null}
              isDimmed={!isShown(booking)}
              grip={move.gripOf(booking)}
              onOpen={() => onOpen(booking)}
              style={{ ...styleOf({ from, until }), ...across(lane, of) }}
            />
          )
        })}
      </div>
    </section>
  )
}
