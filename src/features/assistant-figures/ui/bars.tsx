import type { ReactNode } from 'react'
import { useFormatters } from '#kit/web/formatters.ts'

export type Bar = { key: string; name: ReactNode; count: number }

/** Counts with a bar each, relative to the highest. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { number } = useFormatters()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol className="grid grid-cols-1 gap-3">
      {bars.map(({ key, name, count }) => (
        <li key={key} className="grid grid-cols-1 gap-1">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            <bdi className="tabular font-semibold">{number(count)}</bdi>
          </div>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line/60">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ inlineSize: `${(count / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
