import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'

const TONE = { wait: 'text-wait', late: 'text-late' } as const

type FigureProps = {
  label: string
  figure: string
  text: string
  /** Where one can do something about it. */
  to?: string
  /** Somebody should see to it. */
  tone?: keyof typeof TONE | undefined
}

/** One number, what it counts, and what it means. */
export function FigureCard({ label, figure, text, to, tone }: FigureProps) {
  const id = useId()
  return (
    <li className="relative grid content-start gap-1 rounded-lg border border-line bg-card p-4 shadow-card has-[a:hover]:border-muted">
      <h3 id={id} className="flex items-center justify-between gap-2 font-medium text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-lg after:content-['']">
            {label}
          </Link>
        ) : (
          label
        )}
        {to && <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />}
      </h3>
      <p
        aria-labelledby={id}
        className={`tabular text-3xl leading-tight font-semibold tracking-tight ${tone ? TONE[tone] : ''}`}
      >
        <bdi>{figure}</bdi>
      </p>
      <p className="text-muted">{text}</p>
    </li>
  )
}
