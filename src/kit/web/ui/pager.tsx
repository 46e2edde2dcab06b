import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './button.tsx'

type PagerProps = {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  /** The shown range as text, such as `51 to 100 of 312`. */
  range: (from: number, to: number) => string
  previous: string
  next: string
  onPage: (page: number) => void
}

/** Shows which part of a long list is on the screen, with buttons for the previous and the next part. */
export function Pager({ page, pageSize, total, range, previous, next, onPage }: PagerProps) {
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <div className="flex items-center justify-end gap-2">
      <p aria-live="polite" className="tabular text-muted">
        {range(from, to)}
      </p>
      {total > pageSize && (
        <>
          <IconButton
            label={previous}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
            className="!rounded-md"
          >
            <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            label={next}
            disabled={to === total}
            onClick={() => onPage(page + 1)}
            className="!rounded-md"
          >
            <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </>
      )}
    </div>
  )
}
