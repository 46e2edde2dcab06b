import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'

/** A longer figure, such as an amount in millions, is set smaller. */
const LONG = 9
const TONE = { wait: 'text-wait', late: 'text-late' } as const

type FigureProps = {
  label: string
  figure: string
  text: string
  /** What it was the day before, in words, quiet beside the figure. */
  before?: string
  /** The screen where the user can act on it. */
  to?: string
  /** The filters of that screen. */
  search?: Record<string, string>
  /** Highlights a figure that needs attention. */
  tone?: keyof typeof TONE | undefined
}

/** One figure with its label and an explanation. */
export function FigureCard({ label, figure, text, before, to, search, tone }: FigureProps) {
  const id = useId()
  return (
    <li className="relative grid content-start gap-1 rounded-lg border border-line bg-card p-4 shadow-card has-[a:hover]:border-muted">
      <h3 id={id} className="flex items-center justify-between gap-2 font-medium text-muted">
        {to ? (
          <Link
            to={to}
            search={search}
            className="after:absolute after:inset-0 after:rounded-lg after:content-['']"
          >
            {label}
          </Link>
        ) : (
          label
        )}
        {to && <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />}
      </h3>
      <div className="tabular flex flex-wrap items-baseline gap-x-2.5">
        <p
          aria-labelledby={id}
          className={`leading-tight ${figure.length > LONG ? 'text-2xl max-sm:text-lg' : 'text-3xl'} font-semibold tracking-tight ${tone ? TONE[tone] : ''}`}
        >
          <bdi>{figure}</bdi>
        </p>
        {before && <p className="text-muted">{before}</p>}
      </div>
      <p className="wrap-anywhere text-muted">{text}</p>
    </li>
  )
}
