const STEP = 3
const BAR = 2
const HEIGHT = 20
/** What an hour without anything is drawn with, so that the day can be seen. */
const LEAST = 1

/** A day by its hours at a glance, beside the number that says it: nothing to screen readers, and nothing if all are 0. */
export function Spark({ byHour, className = '' }: { byHour: readonly number[]; className?: string }) {
  const most = Math.max(...byHour)
  if (most === 0) return null
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${byHour.length * STEP} ${HEIGHT}`}
      className={`h-5 w-18 shrink-0 ${className}`}
    >
      {byHour.map((count, hour) => {
        const height = Math.max(LEAST, (HEIGHT * count) / most)
        return (
          <rect
            key={hour}
            x={hour * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className={count === 0 ? 'fill-ink/15' : 'fill-accent'}
          />
        )
      })}
    </svg>
  )
}
