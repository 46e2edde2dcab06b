import { type ReactNode, useRef, useState } from 'react'
import type { Order } from '../../contract.ts'
import { dealOut } from '#features/bookings/ui/staff/lane-columns.ts'
import { MoreBelow } from './more-below.tsx'

type ListProps = {
  /** The id of what names the lane. */
  labelledBy: string
  bookings: readonly Order[]
  columns: number
  renderCard: (booking: Order, at: number) => ReactNode
}

/** A lane's cards, scrolling by themselves: side by side where there is room, the oldest always on top. */
export function LaneList({ labelledBy, bookings, columns: room, renderCard }: ListProps) {
  const lane = useRef<HTMLDivElement>(null)
  const columns = Math.min(room, bookings.length)
  const [dealt, setDealt] = useState<readonly (readonly string[])[]>([])
  const ids = bookings.map(({ id }) => id)
  const now = dealOut(dealt, ids, columns)
  if (now !== dealt) setDealt(now)
  return (
    <>
      <div
        ref={lane}
        data-lane
        className="relative -mx-1 flex min-h-0 items-start gap-2.5 overflow-y-auto px-1 pt-0.5 pb-2"
      >
        {now.map((inColumn, column) => (
          <ul key={column} aria-labelledby={labelledBy} className="grid min-w-0 flex-1 grid-cols-1 gap-2.5">
            {bookings.map(
              (booking, at) =>
                inColumn.includes(booking.id) && <li key={booking.id}>{renderCard(booking, at)}</li>,
            )}
          </ul>
        ))}
      </div>
      <MoreBelow lane={lane} columns={columns} />
    </>
  )
}
