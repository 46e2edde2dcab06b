import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Booking } from '../../contract.ts'
import { MoreBelow } from './more-below.tsx'

type ListProps = {
  /** The id of what names the lane. */
  labelledBy: string
  bookings: readonly Booking[]
  /** The least width of a card, in the lane's own ems. */
  narrowest: number
  renderCard: (booking: Booking, at: number) => ReactNode
}

/** A lane's cards, scrolling by themselves: side by side where there is room, the oldest always on top. */
export function LaneList({ labelledBy, bookings, narrowest, renderCard }: ListProps) {
  const lane = useRef<HTMLDivElement>(null)
  const room = useColumns(lane, narrowest)
  const columns = Math.min(room, bookings.length)
  return (
    <>
      <div
        ref={lane}
        data-lane
        className="relative -mx-1 flex min-h-0 items-start gap-2.5 overflow-y-auto px-1 pt-0.5 pb-2"
      >
        {Array.from({ length: columns }, (_, column) => (
          <ul key={column} aria-labelledby={labelledBy} className="grid min-w-0 flex-1 grid-cols-1 gap-2.5">
            {bookings.map(
              (booking, at) => at % columns === column && <li key={booking.id}>{renderCard(booking, at)}</li>,
            )}
          </ul>
        ))}
      </div>
      <MoreBelow lane={lane} columns={columns} />
    </>
  )
}

function useColumns(lane: { current: HTMLElement | null }, narrowest: number) {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const shown = lane.current
    if (!shown) return
    const count = () => {
      const em = parseFloat(getComputedStyle(shown).fontSize)
      setColumns(Math.max(1, Math.floor(shown.clientWidth / (narrowest * em))))
    }
    const observer = new ResizeObserver(count)
    observer.observe(shown)
    count()
    return () => observer.disconnect()
  }, [lane, narrowest])
  return columns
}
