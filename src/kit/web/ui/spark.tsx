const STEP = 3
const BAR = 2
const HEIGHT = 20
/** What an hour without anything is drawn with, so that the day can be seen. */
const LEAST = 1

/** Of fewer hours with something in them there is no course to see. */
const LEAST_HOURS = 4

/** A day by its hours at a glance, beside the number that says it: nothing to screen readers, and nothing where it would show too little. */
export function Spark({ byHour, className = '' }: { byHour: readonly number[]; className?: string }) {
  if (byHour.filter((count) => count > 0).length < LEAST_HOURS) return null
  const most = Math.max(...byHour)
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
