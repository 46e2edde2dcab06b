import type { ReactNode } from 'react'

const ROWS_SHOWN = 8
const PROBLEMS_SHOWN = 2 * ROWS_SHOWN

type ProblemsProps = {
  title: string
  problems: readonly { line: string; text: string }[]
  /** The total number; `problems` may hold only the first ones. */
  count: number
  more: (count: number) => string
}

/** The problems of a refused file, by line. */
export function ImportProblems({ title, problems, count, more }: ProblemsProps) {
  const rest = count - PROBLEMS_SHOWN
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-late-tint p-4">
      <p className="font-semibold text-late">{title}</p>
      <ul className="grid gap-1">
        {problems.slice(0, PROBLEMS_SHOWN).map(({ line, text }, at) => (
          <li key={at} className="flex gap-3">
            <span className="tabular min-w-16 shrink-0 font-medium">{line}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-muted">{more(rest)}</p>}
    </div>
  )
}

type PlanProps = {
  title: string
  counts: readonly string[]
  /** The parts of the file that are not used. */
  unused?: string | null
  /** A list item for each item that is added or changed. */
  rows: readonly ReactNode[]
  /** The total number; `rows` may hold only the first ones. */
  count: number
  more: (count: number) => string
}

/** What an import changed, or would change. */
export function ImportPlan({ title, counts, unused, rows, count, more }: PlanProps) {
  const shown = rows.slice(0, ROWS_SHOWN)
  const rest = count - shown.length
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line p-4">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{counts.join(' · ')}</p>
        {unused && <p className="text-wait">{unused}</p>}
      </div>
      {shown.length > 0 && <ul className="divide-y divide-line border-t border-line">{shown}</ul>}
      {rest > 0 && <p className="text-muted">{more(rest)}</p>}
    </div>
  )
}
