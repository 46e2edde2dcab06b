import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'

export type StaffPage = 'services' | 'announcements' | 'menu' | 'guests' | 'bookings/room-service'

type FigureProps = {
  label: string
  figure: string
  text: string
  /** Where one can do something about it. */
  page?: StaffPage
  isWaiting?: boolean
}

/** One number, what it counts, and what it means. */
export function FigureCard({ label, figure, text, page, isWaiting = false }: FigureProps) {
  const { slug } = useHotel()
  const id = useId()
  return (
    <li className="relative grid content-start gap-1 rounded-lg border border-line bg-card p-4 shadow-card has-[a:hover]:border-muted">
      <h3 id={id} className="flex items-center justify-between gap-2 font-medium text-muted">
        {page ? (
          <Link
            to={`/hotelly/${slug}/admin/${page}`}
            className="after:absolute after:inset-0 after:rounded-lg after:content-['']"
          >
            {label}
          </Link>
        ) : (
          label
        )}
        {page && <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />}
      </h3>
      <p
        aria-labelledby={id}
        className={`tabular text-3xl leading-tight font-semibold tracking-tight ${isWaiting ? 'text-wait' : ''}`}
      >
        <bdi>{figure}</bdi>
      </p>
      <p className="text-muted">{text}</p>
    </li>
  )
}
