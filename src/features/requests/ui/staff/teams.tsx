import { useRef } from 'react'
import { isMany } from '#features/bookings/ui/staff/lane-columns.ts'
import { useBoardKeys } from '#features/bookings/ui/staff/use-board-keys.ts'
import { useCardMotion } from '#features/bookings/ui/staff/use-card-motion.ts'
import { useFollowFocus } from '#features/bookings/ui/staff/use-follow-focus.ts'
import { type CardWidths, useLaneColumns } from '#features/bookings/ui/staff/use-lane-columns.ts'
import type { Selection } from '#features/bookings/ui/staff/use-selection.ts'
import { useSettled } from '#features/bookings/ui/staff/use-settled.ts'
import { TEAMS } from '#features/categories/declare.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { canAdvance } from '#features/service-bookings/ui/staff/next-step.ts'
import { usePendingChanges } from '#features/service-bookings/ui/staff/change.ts'
import type { ServiceBookingActions } from '#features/service-bookings/ui/staff/use-service-booking-actions.ts'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { BriefServiceBooking } from './brief-service-booking.tsx'
import { TeamChips } from './team-chips.tsx'
import { TeamLane } from './team-lane.tsx'
import { isTaken } from './urgency.ts'
import { ServiceBookingCard } from './service-booking-card.tsx'

/** As the cards of a team stand beside each other. */
const WIDTHS: CardWidths = { full: 14.5, compact: 14.5, least: 14.5 }
/** The width that a team needs beside others, in the board's own ems. */
const TEAM_EMS = 16

export type TeamsProps = {
  /** Those that match search and filters. */
  shown: readonly ServiceBooking[]
  selection: Selection<ServiceBooking>
  actions: ServiceBookingActions
  onOpen: (booking: ServiceBooking) => void
}

/** The teams side by side, each scrolling by itself; where they have no room, as on a phone, below one another, with a way to each. */
export function Teams({ shown, selection, actions, onOpen }: TeamsProps) {
  const board = useRef<HTMLDivElement>(null)
  const pending = usePendingChanges()
  const { unseen } = useServiceBookingsWatch()
  const settled = useSettled(shown)
  useFollowFocus(board)
  useCardMotion(board)
  useBoardKeys(board, selection.toggle)
  const current = new Map(shown.map((each) => [each.id, each]))
  const teams = TEAMS.map((team) => ({
    team,
    bookings: settled.filter((each) => each.team === team),
  })).filter(({ bookings }) => bookings.length > 0)

  const { columns, ems } = useLaneColumns(
    board,
    teams.map(({ bookings }) => bookings),
    WIDTHS,
  )
  const isTight = ems < teams.length * TEAM_EMS
  const isFull = isMany(settled.length)
  const nextId = settled.find(({ id }) => unseen.includes(id))?.id
  const renderCard = (placed: ServiceBooking, at: number) => {
    const known = current.get(placed.id)
    const booking = known ?? placed
    // one that its guest has moved is unseen again, and asks for Seen
    const isBrief = (isFull && at > 0) || (isTaken(booking) && !unseen.includes(placed.id))
    const Card = isBrief ? BriefServiceBooking : ServiceBookingCard
    return (
      <Card
        booking={booking}
        isGone={!known}
        isUnderWay={pending.has(placed.id)}
        isNext={placed.id === nextId}
        selection={
          selection.isOn && canAdvance(placed)
            ? {
                isSelected: selection.isSelected(placed.id),
                onSelect: (isSelected) => selection.select(placed.id, isSelected),
              }
            : null
        }
        isOvertaken={actions.isOvertaken(placed)}
        onChange={(change) => actions.change(booking, change)}
        onOpen={() => onOpen(booking)}
      />
    )
  }

  return (
    <div ref={board} className="flex flex-col gap-3 md:min-h-0 md:flex-1">
      {teams.length > 1 && <TeamChips teams={teams} />}
      <div
        className={`relative flex flex-col gap-x-4 gap-y-6 md:min-h-0 md:flex-1 md:flex-row ${isTight ? 'md:-mx-1 md:flex-wrap md:content-start md:overflow-y-auto md:p-1' : ''}`}
      >
        {teams.map(({ team, bookings }, at) => (
          <TeamLane
            key={team}
            team={team}
            bookings={bookings}
            columns={columns[at] ?? 1}
            isScrolling={!isTight}
            renderCard={renderCard}
            onSelectSeveral={selection.isOn ? null : selection.start}
          />
        ))}
      </div>
    </div>
  )
}
